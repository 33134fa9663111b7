import Terminal

/// The valid values of an option or of a key in the configuration file.
package struct OptionType: Sendable {
    private let placeholderOfOpenSet: String
    private let requirementOfOpenSet: String

    /// All values of a closed set; empty for an open one.
    package let choices: [String]

    /// Values of an open set to select from, or other names of choices; only made where they are
    /// needed.
    private let suggestions: @Sendable () -> [String]

    /// Whether a value is a list of the suggestions, separated by commas and each with or without
    /// a leading `!`.
    private let isList: Bool

    /// The fault of an invalid value; `nil` if the requirement says it.
    private let problem: @Sendable (String) -> String?

    /// The kind of the values of an open set that shells complete in place of the suggestions.
    private let kind: ArgumentKind?
    package let accepts: @Sendable (String) -> Bool

    package init(
        choices: [String] = [],
        placeholder: String = "",
        requirement: String = "",
        suggestions: @escaping @Sendable () -> [String] = { [] },
        isList: Bool = false,
        problem: @escaping @Sendable (String) -> String? = { _ in nil },
        kind: ArgumentKind? = nil,
        accepts: @escaping @Sendable (String) -> Bool
    ) {
        self.choices = choices
        placeholderOfOpenSet = placeholder
        requirementOfOpenSet = requirement
        self.suggestions = suggestions
        self.isList = isList
        self.problem = problem
        self.kind = kind
        self.accepts = accepts
    }

    package var placeholder: String {
        (choices + [placeholderOfOpenSet]).filter { !$0.isEmpty }.joined(separator: "|")
    }

    /// Follows "must be" in a message.
    package var requirement: String {
        (choices + [requirementOfOpenSet]).filter { !$0.isEmpty }.joined(by: "or")
    }

    package var completes: ArgumentKind {
        let values = choices + suggestions()
        if let kind { return kind }
        if isList { return .list(values) }
        return values.isEmpty ? .anything : .oneOf(values)
    }

    /// The message for an invalid value of an option with a name such as `--year`.
    package func message(for value: String, of name: String) -> String {
        let hint = hint(for: value)
        guard let problem = problem(value) else {
            return "\(name) must be \(requirement), not '\(value.prefix(60))'\(hint)"
        }
        return problem + (hint.isEmpty && isList ? "; give \(requirement)" : hint)
    }

    /// `; did you mean 'horror'?` for a misspelled value; empty if nothing is near.
    package func hint(for value: String) -> String {
        let candidates = isList ? suggestions() : choices.isEmpty ? [] : choices + suggestions()
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
}

/// The kind of the values of an option or of the operands of a command, for the completion in
/// shells.
package enum ArgumentKind: Hashable, Sendable {
    /// Nothing that can be completed.
    case anything

    /// A kind of the program, by its name for it.
    case named(String)

    /// One of these words, or such an operand before others; an open set has others.
    case oneOf([String])

    /// Words of a closed set, separated by commas; `!` before one excludes it.
    case list([String])

    case files

    /// The names from a command to one of its subcommands.
    case commands
}
