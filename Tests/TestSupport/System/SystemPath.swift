/// Operations on paths that Foundation lacks.
enum SystemPath {
    /// Creates a directory; the last six characters of the template are replaced.
    static func makeUniqueDirectory(_ template: String) throws -> String {
        var template = Array(template.utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp") }
        guard let resolved = realpath(template, nil) else { throw SystemCallError("realpath") }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Creates a named pipe.
    static func makePipe(_ path: String) throws {
        guard mkfifo(path, 0o600) == 0 else { throw SystemCallError("mkfifo") }
    }

    /// Whether it is a regular file that this process may run.
    static func isExecutableFile(_ path: String) -> Bool {
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
        return access(path, X_OK) == 0
    }
}
