/// The values that an option, or a key of the configuration file, takes.
struct OptionType: Sendable {
    /// As the help shows it.
    let placeholder: String

    /// What a value must be, to follow "must be" in a message.
    let requirement: String

    /// Whether a text is such a value.
    let accepts: @Sendable (String) -> Bool

    static func number(_ range: ClosedRange<Int>) -> OptionType {
        OptionType(
            placeholder: "N",
            requirement: "a number from \(range.lowerBound) to \(range.upperBound)"
        ) {
            Int($0).map(range.contains) ?? false
        }
    }

    /// Takes two choices at least.
    static func choice(_ choices: [String]) -> OptionType {
        OptionType(
            placeholder: choices.joined(separator: "|"),
            requirement: choices.dropLast().joined(separator: ", ") + " or \(choices.last ?? "")"
        ) {
            choices.contains($0)
        }
    }

    static let year = OptionType(placeholder: "YYYY", requirement: "a year of four digits") {
        Int($0).map { (1000...9999).contains($0) } ?? false
    }

    static let seconds = OptionType(
        placeholder: "SECONDS",
        requirement: "a number of seconds above 0, a day at most"
    ) {
        Timeout($0) != nil
    }

    static let language = OptionType(
        placeholder: "xx[-YY]",
        requirement: "a language such as en or ko-KR"
    ) {
        Language($0) != nil
    }

    static let region = OptionType(placeholder: "YY", requirement: "a country such as KR") {
        Region($0) != nil
    }

    static let source = choice(SourceOption.allCases.map(\.rawValue))
    static let color = choice(ColorMode.allCases.map(\.rawValue))
}
