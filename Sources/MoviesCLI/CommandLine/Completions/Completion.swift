/// The candidates for the cursor of a command line.
package struct Completion: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Words of a closed set, of which those count that begin with the typed one.
        case names

        /// Texts that may replace the typed one.
        case queries

        /// Ids that may replace the typed text, with `titles` if the titles may as well.
        case ids(titles: Bool)

        /// Paths, which the shell knows.
        case files
    }

    package struct Candidate: Hashable, Sendable {
        package let value: String
        package let label: String

        /// Empty for a word that needs none.
        let summary: String

        package init(_ value: String, label: String? = nil, summary: String = "") {
            self.value = value
            self.label = label ?? value
            self.summary = summary
        }
    }

    package let kind: Kind
    package let candidates: [Candidate]

    /// The text before a value that all candidates begin with, such as `--person=`.
    let head: String

    package init(kind: Kind, candidates: [Candidate] = [], head: String = "") {
        (self.kind, self.candidates, self.head) = (kind, candidates, head)
    }

    package static let nothing = Completion(kind: .names)

    /// Whether the only candidate is what an id or a part of the title was typed of.
    func isCertain(_ typed: String) -> Bool {
        guard case .ids = kind, candidates.count == 1 else { return false }
        return candidates[0].label.containsIgnoringCase(typed)
    }
}

extension StringProtocol {
    package func hasPrefixIgnoringCase(_ prefix: String) -> Bool {
        lowercased().hasPrefix(prefix.lowercased())
    }

    package func containsIgnoringCase(_ text: String) -> Bool {
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
package enum CompletionShell: String, CaseIterable {
    case bash, zsh, fish

    package var type: any ShellCompletion.Type {
        switch self {
        case .bash: BashCompletion.self
        case .zsh: ZshCompletion.self
        case .fish: FishCompletion.self
        }
    }
}

/// The format in which a shell hands over its command line, and takes the candidates for the
/// cursor.
package protocol ShellCompletion: Sendable {
    /// Runs the hidden command `__complete` with the name of the shell and further arguments.
    static func script(for program: String) -> String

    /// A command that stores the script where the shell finds it, and what it depends on.
    static func installation(of program: String) -> HelpEntry

    var line: ShellLine { get }

    /// `arguments` follow the name of the shell.
    init(_ arguments: ArraySlice<String>)

    func output(_ completion: Completion) -> [String]
}
