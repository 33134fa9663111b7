import Terminal

/// The valid values of an option or of a key in the configuration file.
package struct OptionType: Sendable {
    private let placeholderOfOpenSet: String
    private let requirementOfOpenSet: String

    /// All values of a closed set; empty for an open one.
    private(set) var choices: [String] = []

    /// Words that a value consists of, separated by commas and each with or without a leading `!`;
    /// only made where they are needed.
    private let words: @Sendable () -> [String]

    /// Whether a value is valid.
    package let accepts: @Sendable (String) -> Bool

    package init(
        placeholder: String,
        requirement: String,
        words: @escaping @Sendable () -> [String] = { [] },
        accepts: @escaping @Sendable (String) -> Bool
    ) {
        placeholderOfOpenSet = placeholder
        requirementOfOpenSet = requirement
        self.words = words
        self.accepts = accepts
    }

    private init(choices: [String], accepts: @escaping @Sendable (String) -> Bool) {
        self.init(placeholder: "", requirement: "", accepts: accepts)
        self.choices = choices
    }

    /// Shown in the help.
    package var placeholder: String {
        choices.isEmpty ? placeholderOfOpenSet : choices.joined(separator: "|")
    }

    /// Follows "must be" in a message.
    package var requirement: String {
        choices.isEmpty ? requirementOfOpenSet : choices.joined(by: "or")
    }

    /// What shells complete a value with.
    package var completes: ValueKind {
        guard choices.isEmpty else { return .oneOf(choices) }
        let words = words()
        return words.isEmpty ? .anything : .list(words)
    }

    /// `; did you mean 'horror'?` for a misspelled value; empty if nothing is near.
    package func hint(for value: String) -> String {
        let candidates = choices.isEmpty ? words() : choices
        let typed = value.split(separator: ",").map { String($0.drop { $0 == "!" }) }
        return typed.filter { !candidates.contains($0.lowercased()) }
            .map { SpellingSuggestion.hint(for: $0, in: candidates) }
            .first { !$0.isEmpty && !$0.contains("'\(value)'") } ?? ""
    }

    package static func number(_ range: ClosedRange<Int>) -> OptionType {
        OptionType(
            placeholder: "N",
            requirement: "a number from \(range.lowerBound) to \(range.upperBound)"
        ) { Int($0).map(range.contains) ?? false }
    }

    /// For at least two choices.
    package static func choice(_ choices: [String]) -> OptionType {
        OptionType(choices: choices) { choices.contains($0) }
    }

    /// A choice of a sort order, which a dash before it reverses.
    package static func order(_ choices: [String]) -> OptionType {
        OptionType(choices: choices) { value in
            choices.contains(value.hasPrefix("-") ? String(value.dropFirst()) : value)
        }
    }

    /// The command checks the names.
    package static func fields(_ names: @escaping @Sendable () -> [String]) -> OptionType {
        OptionType(
            placeholder: "NAME,…",
            requirement: "names of fields, separated by commas",
            words: names
        ) { !$0.isEmpty }
    }
}

/// What the values of an option are, for the completion in shells.
package enum ValueKind: Hashable, Sendable {
    /// Nothing that can be completed.
    case anything

    /// One of a closed set.
    case oneOf([String])

    /// Words of a closed set, separated by commas; `!` before one excludes it.
    case list([String])
}
