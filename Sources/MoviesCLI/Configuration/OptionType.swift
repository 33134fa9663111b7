/// The values that an option, or a key of the configuration file, takes.
struct OptionType: Sendable {
    /// What the help shows for an open set of values.
    private let name: String

    /// What a value of an open set must be.
    private let rule: String

    /// All values of a closed set; empty for an open one.
    let choices: [String]

    /// Whether a text is such a value.
    let accepts: @Sendable (String) -> Bool

    private init(name: String, rule: String, accepts: @escaping @Sendable (String) -> Bool) {
        self.name = name
        self.rule = rule
        self.accepts = accepts
        choices = []
    }

    private init(choices: [String]) {
        self.choices = choices
        name = ""
        rule = ""
        accepts = { choices.contains($0) }
    }

    /// As the help shows it.
    var placeholder: String { choices.isEmpty ? name : choices.joined(separator: "|") }

    /// What a value must be, to follow "must be" in a message.
    var requirement: String {
        choices.isEmpty
            ? rule : choices.dropLast().joined(separator: ", ") + " or \(choices.last ?? "")"
    }

    static func number(_ range: ClosedRange<Int>) -> OptionType {
        OptionType(
            name: "N",
            rule: "a number from \(range.lowerBound) to \(range.upperBound)"
        ) {
            Int($0).map(range.contains) ?? false
        }
    }

    /// One of two choices at least.
    static func choice(_ choices: [String]) -> OptionType {
        OptionType(choices: choices)
    }

    static let year = OptionType(name: "YYYY", rule: "a year of four digits") {
        Int($0).map { (1000...9999).contains($0) } ?? false
    }

    static let seconds = OptionType(
        name: "SECONDS",
        rule: "a number of seconds above 0, a day at most"
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

    static let source = choice(SourceOption.allCases.map(\.rawValue))
    static let color = choice(ColorMode.allCases.map(\.rawValue))
}
