/// Where programs are.
public enum Executable {
    /// The file that this process runs.
    public static var current: String {
        #if os(Linux)
        // Right even when the file has been replaced or removed since.
        "/proc/self/exe"
        #else
        Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
    }

    /// What tells the file that this process runs from another build of it; `nil` if that is hidden.
    public static var currentVersion: String? {
        guard let file = FileDescriptor(opening: current, O_RDONLY) else { return nil }
        return file.version
    }

    /// Where a program that is installed together with this one may be, the first place to look
    /// first: beside it, as a build leaves the two, or in `../libexec/movies`, as `make install` does.
    ///
    /// Symbolic links to this program are resolved.
    public static func companionPaths(_ name: String) -> [String] {
        guard let path = resolvedPath(current) ?? resolvedPath(CommandLine.arguments[0]) else {
            return []
        }
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        let parent = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
        return ["\(folder)/\(name)", "\(parent)/libexec/movies/\(name)"]
    }

    /// Whether there is anything at a path, even a symbolic link that leads nowhere.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether it is a file, or a symbolic link to one, that this process may run.
    static func isExecutable(_ path: String) -> Bool {
        // The system lets whoever may enter a folder "execute" it.
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && access(path, X_OK) == 0
    }

    /// An absolute path without symbolic links; for a file that was removed, the one that it had.
    private static func resolvedPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return removedPath(path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// What `/proc/self/exe` leads to after an update has removed the file.
    private static func removedPath(_ path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        let mark = " (deleted)"
        let target = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
        return target.hasSuffix(mark) ? String(target.dropLast(mark.count)) : nil
    }

    /// The program that the search path of a shell leads to; `nil` when there is none.
    ///
    /// A name with a slash is the program's path already.
    static func path(of name: String) -> String? {
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
