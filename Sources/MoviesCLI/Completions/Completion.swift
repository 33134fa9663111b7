import CommandLineKit

/// What can stand at the cursor of a command line.
struct Completion: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Words of a closed set, of which those count that begin with the typed one.
        case names

        /// Texts that may replace the typed one.
        case queries

        /// Ids that may replace the typed text, with `titles` if the titles may as well.
        case movies(titles: Bool)

        /// Paths, which the shell knows.
        case files
    }

    struct Candidate: Hashable, Sendable {
        let value: String
        let label: String

        /// Empty for a word that needs none.
        let summary: String

        init(_ value: String, label: String? = nil, summary: String = "") {
            self.value = value
            self.label = label ?? value
            self.summary = summary
        }
    }

    let kind: Kind
    var candidates: [Candidate] = []

    /// What all candidates begin with that is before a value, such as `--person=`.
    var head = ""

    static let nothing = Completion(kind: .names)

    /// Whether the only candidate is the movie of which an id or a part of the title was typed.
    func isCertain(_ typed: String) -> Bool {
        guard case .movies = kind, candidates.count == 1 else { return false }
        return candidates[0].label.containsIgnoringCase(typed)
    }
}

extension StringProtocol {
    func hasPrefixIgnoringCase(_ prefix: String) -> Bool {
        lowercased().hasPrefix(prefix.lowercased())
    }

    func containsIgnoringCase(_ text: String) -> Bool {
        text.isEmpty || lowercased().contains(text.lowercased())
    }
}

extension [String] {
    var commonPrefix: String {
        guard var prefix = first?[...] else { return "" }
        for text in self {
            while !text.hasPrefix(prefix) { prefix.removeLast() }
        }
        return String(prefix)
    }
}

/// The shells for which the program prints a completion script.
enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish

    var type: any ShellCompletion.Type {
        switch self {
        case .bash: BashCompletion.self
        case .zsh: ZshCompletion.self
        case .fish: FishCompletion.self
        }
    }
}

/// How a shell hands over its command line, and takes what can stand at the cursor.
protocol ShellCompletion: Sendable {
    /// Runs `movies __complete` with the name of the shell and further arguments.
    static var script: String { get }

    /// A command that stores the script where the shell finds it, and what it depends on.
    static var installation: HelpEntry { get }

    var line: ShellLine { get }

    /// `arguments` follow the name of the shell.
    init(_ arguments: ArraySlice<String>)

    func output(_ completion: Completion) -> [String]
}
