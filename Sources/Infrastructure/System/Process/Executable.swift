import CLibrary

package enum Executable {
    /// The path of this program, without symbolic links.
    package static var currentPath: String {
        resolvedPath(Platform.executablePath).map { String(decoding: $0, as: UTF8.self) }
            ?? Platform.arguments[0]
    }

    /// Identifies the build of this program; `nil` if its file can't be opened.
    package static var buildFingerprint: String? {
        guard let file = FileDescriptor(reading: Platform.executablePath) else { return nil }
        var prefix = [UInt8](repeating: 0, count: BuildID.prefixSize)
        let isRead = prefix.withUnsafeMutableBytes { file.readAll(into: $0, at: 0) }
        return (isRead ? BuildID.value(inPrefix: prefix) : nil) ?? file.version
    }

    /// The paths of a program that is installed together with this one, in the order to try them:
    /// beside it, as after a build, or in a folder of `../libexec`, as after `make install`.
    ///
    /// Symbolic links to this program are resolved. Bytes that are not UTF-8 are replaced by
    /// U+FFFD, so that there is nothing at the path: Foundation can't run from such a folder.
    package static func companionPaths(_ name: String, inLibexec folder: String) -> [String] {
        guard let ownFolder else { return [] }
        let own = String(decoding: ownFolder, as: UTF8.self)
        let prefix = String(decoding: parent(of: ownFolder), as: UTF8.self)
        return ["\(own)/\(name)", "\(prefix)/libexec/\(folder)/\(name)"]
    }

    /// The folder of the data that is installed together with this program, which need not exist.
    package static func sharedFolder(_ name: String) -> String? {
        prefix.map { "\($0)/share/\(name)" }
    }

    /// Finds the folder of this program, where that is not possible after an update has removed it.
    package static func findFolder() {
        #if canImport(Darwin)
        // Linux still knows the path of a removed program.
        _ = ownFolder
        #endif
    }

    private static let prefix = ownFolder.flatMap { name(ofFolder: parent(of: $0)) }

    /// The folder of this program, whose symbolic links are resolved.
    private static let ownFolder: ArraySlice<UInt8>? = {
        // Without /proc, a shell has found it by its name.
        let named = path(of: Platform.arguments[0])
        for path in [Platform.executablePath, named].compactMap(\.self) {
            if let resolved = resolvedPath(path) { return parent(of: resolved[...]) }
        }
        return nil
    }()

    /// A path for a folder, even if its own is not UTF-8; `nil` if there is no folder then.
    static func name(ofFolder path: ArraySlice<UInt8>) -> String? {
        if let name = String(validating: path, as: UTF8.self) { return name }
        // An open folder has another name, on the systems that allow such paths.
        guard let folder = FileDescriptor(openingFolder: path) else { return nil }
        return "/proc/self/fd/\(folder.release())"
    }

    static func parent(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    }

    /// Whether it is a file, or a symbolic link to one, that this process may run.
    package static func isExecutable(_ path: String) -> Bool {
        // Permission to enter a directory counts as permission to execute it.
        FileStatus(of: path)?.isRegularFile == true && access(path, X_OK) == 0
    }

    /// An absolute path without symbolic links; the former path of a removed program.
    ///
    /// As bytes, because names of files need not be UTF-8.
    private static func resolvedPath(_ path: String) -> [UInt8]? {
        guard let resolved = realpath(path, nil) else { return removedPath(path) }
        defer { free(resolved) }
        return Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }

    /// The target of `/proc/self/exe` after an update has removed the file.
    private static func removedPath(_ path: String) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        let target = buffer.prefix(max(count, 0))
        let mark = Array(" (deleted)".utf8)
        return target.suffix(mark.count) == mark[...] ? target.dropLast(mark.count) : nil
    }

    /// The program that a shell would run for a name; `nil` if there is none.
    ///
    /// A name with a slash is a path already.
    package static func path(of name: String) -> String? {
        if name.contains("/") {
            return isExecutable(name) ? name : nil
        }
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first(where: isExecutable)
    }
}
