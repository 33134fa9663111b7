import Domain
import Presentation

/// The valid values of an option or of a key in the configuration file.
struct OptionType: Sendable {
    /// The placeholder of an open set of values.
    private let name: String

    /// The requirement of an open set of values.
    private let rule: String

    /// All values of a closed set; empty for an open one.
    let choices: [String]

    /// Whether a value is valid.
    let accepts: @Sendable (String) -> Bool

    /// Words that a value consists of, separated by commas and each with or without a leading `!`;
    /// only made where they are needed.
    private let words: @Sendable () -> [String]

    private init(
        name: String,
        rule: String,
        words: @escaping @Sendable () -> [String] = { [] },
        accepts: @escaping @Sendable (String) -> Bool
    ) {
        self.name = name
        self.rule = rule
        self.words = words
        self.accepts = accepts
        choices = []
    }

    private init(choices: [String], accepts: @escaping @Sendable (String) -> Bool) {
        self.choices = choices
        words = { [] }
        name = ""
        rule = ""
        self.accepts = accepts
    }

    /// Shown in the help.
    var placeholder: String { choices.isEmpty ? name : choices.joined(separator: "|") }

    /// Follows "must be" in a message.
    var requirement: String {
        choices.isEmpty ? rule : choices.joined(by: "or")
    }

    /// What shells complete a value with.
    var completes: ValueKind {
        guard choices.isEmpty else { return .oneOf(choices) }
        let words = words()
        return words.isEmpty ? .anything : .list(words)
    }

    /// `; did you mean 'horror'?` for a misspelled value; empty if nothing is near.
    func hint(for value: String) -> String {
        let candidates = choices.isEmpty ? words() : choices
        let typed = value.split(separator: ",").map { $0.drop { $0 == "!" } }
        return typed.map { String($0) }.filter { !candidates.contains($0.lowercased()) }
            .map { SpellingSuggestion.hint(for: $0, in: candidates) }
            .first { !$0.isEmpty && !$0.contains("'\(value)'") } ?? ""
    }

    static func number(_ range: ClosedRange<Int>) -> OptionType {
        OptionType(
            name: "N",
            rule: "a number from \(range.lowerBound) to \(range.upperBound)"
        ) {
            Int($0).map(range.contains) ?? false
        }
    }

    /// How many movies `--limit` can show.
    static let limits = 1...10_000

    /// For at least two choices.
    static func choice(_ choices: [String]) -> OptionType {
        OptionType(choices: choices) { choices.contains($0) }
    }

    /// A choice of a sort order, which a dash before it reverses.
    static func order(_ choices: [String]) -> OptionType {
        OptionType(choices: choices) { value in
            choices.contains(value.hasPrefix("-") ? String(value.dropFirst()) : value)
        }
    }

    /// The value of a filter of movies.
    static func filter(_ key: FilterKey, placeholder: String) -> OptionType {
        OptionType(
            name: placeholder,
            rule: key.requirement,
            words: { key == .genre ? Genre.known.map(\.word) : [] }
        ) { value in
            var query = MovieQuery()
            return query.apply(key, value)
        }
    }

    static let genre = filter(.genre, placeholder: "NAME,…")

    static let seconds = OptionType(
        name: "SECONDS",
        rule: "a number of seconds above 0, at most 86400"
    ) {
        Timeout($0) != nil
    }

    static let language = OptionType(
        name: "xx[-YY]",
        rule: "a language such as en or ko-KR"
    ) {
        Language($0) != nil
    }

    static let region = OptionType(name: "YY", rule: "a country such as KR") {
        Region($0) != nil
    }

    /// The command checks the names.
    static func fields(_ names: @escaping @Sendable () -> [String]) -> OptionType {
        OptionType(name: "NAME,…", rule: "names of fields, separated by commas", words: names) {
            !$0.isEmpty
        }
    }

    static let source = choice(SourceOption.allCases.map(\.rawValue))
    static let color = choice(ColorMode.allCases.map(\.rawValue))
}

/// What the values of an option are, for the completion in shells.
enum ValueKind: Hashable, Sendable {
    /// Nothing that can be completed.
    case anything

    /// One of a closed set.
    case oneOf([String])

    /// Words of a closed set, separated by commas; `!` before one excludes it.
    case list([String])
}

/// How results are printed.
enum OutputFormat: String, CaseIterable {
    case table
    case tsv
    case csv
    case json

    /// One id per line.
    case ids
}

/// Where movies are searched.
enum SourceOption: String, CaseIterable {
    /// TMDB with a credential, else the catalog.
    case auto
    case tmdb
    case catalog
}
