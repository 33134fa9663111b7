/// The environment and the working directory of a child process, independent of the tests' own.
struct ChildContext: Sendable {
    /// As `NAME=value`, sorted.
    let variables: [String]
    let home: String
    let workingDirectory: String
    /// Owned here, so that tests can look into it.
    private let directory: TemporaryDirectory

    init(
        environment: [String: String],
        removing: Set<String>,
        workingDirectory: String?
    ) throws {
        directory = try TemporaryDirectory()
        let base = [
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": directory.path,
            "LC_ALL": "C.UTF-8",
            // On macOS, an interactive bash would first print a notice about zsh.
            "BASH_SILENCE_DEPRECATION_WARNING": "1",
        ]
        let all = base.merging(environment) { _, given in given }
            .filter { !removing.contains($0.key) }
        variables = all.map { "\($0.key)=\($0.value)" }.sorted()
        home = all["HOME"] ?? directory.path
        self.workingDirectory = workingDirectory ?? directory.path
    }
}
