package import Foundation

/// A new directory, removed with its content on deallocation.
package final class TemporaryDirectory: Sendable {
    /// Absolute, without symbolic links and without a trailing slash.
    package let path: String

    package init() throws {
        let template = FileManager.default.temporaryDirectory.path + "/movies-test-XXXXXX"
        path = try SystemPath.makeUniqueDirectory(template)
    }

    deinit {
        let manager = FileManager.default
        do {
            try manager.removeItem(atPath: path)
        } catch {
            // A test may have made a directory read-only. Anything else is left to the system.
            for item in [""] + contents {
                try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path(of: item))
            }
            try? manager.removeItem(atPath: path)
        }
    }

    /// The directory as a URL.
    package var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

    /// The absolute path of an item, which need not exist.
    package func path(of name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

    /// All items at any depth, relative to the directory, sorted.
    package var contents: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }

    package func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: name))
    }

    /// Writes a file, and creates its parent directories.
    ///
    /// - Returns: The file's absolute path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    package func write(_ data: Data, to name: String) throws -> String {
        let file = path(of: name)
        try makeParent(of: file)
        try data.write(to: URL(filePath: file))
        return file
    }

    /// Writes an executable script.
    ///
    /// - Returns: The file's absolute path.
    @discardableResult
    package func writeExecutable(_ text: String, to name: String) throws -> String {
        let source = try write(text, to: "\(name).source")
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: source)
        let file = path(of: name)
        try copyInChild(source, to: file)
        try FileManager.default.removeItem(atPath: source)
        return file
    }

    /// Copies a program in another process.
    ///
    /// A file that is open for writing can't be run. If this process wrote it, a child that another
    /// thread spawns meanwhile would inherit the open file for a moment.
    private func copyInChild(_ path: String, to file: String) throws {
        try run(["/bin/cp", "-p", path, file])
    }

    /// Runs a program without streams; fails if its exit status is not 0.
    ///
    /// Not by Foundation's `Process`, which learns of a child's end from a socket: a child that another
    /// thread spawns meanwhile inherits it, and may hold it open forever.
    package func run(_ command: [String]) throws {
        let context = try ChildContext(environment: [:], removing: [], workingDirectory: path)
        let streams = [ChildStream](repeating: .file("/dev/null", O_RDWR), count: 3)
        let child = try ChildProcess(command: command, context: context, streams: streams)
        guard case .exit(0) = child.waitForEnd() else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Copies a program, by a hard link if possible.
    ///
    /// - Returns: The file's absolute path.
    @discardableResult
    package func copyExecutable(_ path: String, to name: String) throws -> String {
        let file = self.path(of: name)
        try makeParent(of: file)
        let manager = FileManager.default
        do {
            try manager.linkItem(atPath: path, toPath: file)
        } catch {
            try copyInChild(path, to: file)
        }
        return file
    }

    /// The text of a file, with invalid UTF-8 replaced.
    package func read(_ name: String) throws -> String {
        String(decoding: try readData(name), as: UTF8.self)
    }

    package func readData(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: path(of: name)))
    }

    private func makeParent(of file: String) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: file).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
    }
}
