/// Calls about paths that Foundation has no equal of.
enum SystemPath {
    /// Makes a directory, named after the template with its last six letters chosen.
    static func makeUniqueDirectory(_ template: String) throws -> String {
        var template = Array(template.utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        guard let resolved = realpath(template, nil) else { throw SystemCallError("realpath") }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Makes a named pipe.
    static func makePipe(_ path: String) throws {
        guard mkfifo(path, 0o600) == 0 else { throw SystemCallError("mkfifo") }
    }

    /// Whether it is a file, not a directory, that this process may run.
    static func isExecutableFile(_ path: String) -> Bool {
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
        return access(path, X_OK) == 0
    }
}
