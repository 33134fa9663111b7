#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds programs.
package enum Executable {
    /// The path of this program, without symbolic links.
    package static var currentPath: String {
        resolvedPath(Platform.executablePath) ?? Platform.arguments[0]
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
    /// Symbolic links to this program are resolved.
    package static func companionPaths(_ name: String, inLibexec folder: String) -> [String] {
        guard let (own, prefix) = folders else { return [] }
        return ["\(own)/\(name)", "\(prefix)/libexec/\(folder)/\(name)"]
    }

    /// The folder of the data that is installed together with this program, which need not exist.
    package static func sharedFolder(_ name: String) -> String? {
        folders.map { "\($0.prefix)/share/\(name)" }
    }

    /// The folder of this program, and the folder below which it is installed.
    ///
    /// Symbolic links to this program are resolved.
    private static let folders: (own: Substring, prefix: Substring)? = {
        let paths = [Platform.executablePath, Platform.arguments[0]]
        guard let path = paths.lazy.compactMap(resolvedPath).first else { return nil }
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        return (folder, folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }()

    /// Whether it is a file, or a symbolic link to one, that this process may run.
    package static func isExecutable(_ path: String) -> Bool {
        // Permission to enter a directory counts as permission to execute it.
        FileStatus(of: path)?.isRegularFile == true && access(path, X_OK) == 0
    }

    /// An absolute path without symbolic links; the former path of a removed program.
    private static func resolvedPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return removedPath(path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The target of `/proc/self/exe` after an update has removed the file.
    private static func removedPath(_ path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        let mark = " (deleted)"
        let target = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
        return target.hasSuffix(mark) ? String(target.dropLast(mark.count)) : nil
    }

    /// The program that a shell would run for a name; `nil` if there is none.
    ///
    /// A name with a slash is a path already.
    package static func path(of name: String) -> String? {
        if name.contains("/") {
            return isExecutable(name) ? name : nil
        }
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return folders.split(separator: ":")
            .filter { $0.hasPrefix("/") }
            .map { "\($0)/\(name)" }
            .first(where: isExecutable)
    }
}
