/// The environment and the working directory of a child process, independent of the tests' own.
struct ChildContext: Sendable {
    /// As `NAME=value`, sorted.
    let variables: [String]
    let home: String
    let workingDirectory: String
    /// Owned here, so that tests can look into it.
    private let directory: TemporaryDirectory

    /// The variables that only our programs read.
    private static let ownVariables: Set = [
        "MOVIES_API_URL", "MOVIES_IMAGE_URL", "MOVIES_IMDB_URL", "MOVIES_CONFIG",
        "MOVIES_NO_HISTORY",
    ]

    /// Whether a variable looks like one of ours, but is none that a program reads.
    private static func isMistake(_ name: String) -> Bool {
        name.hasPrefix("MOVIES_") && !ownVariables.contains(name)
    }

    init(environment: [String: String], removing: Set<String>, workingDirectory: String?) throws {
        if let name = environment.keys.first(where: Self.isMistake) {
            throw ProgramError.unknownVariable(name)
        }
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
