/// The valid values of an option or of a key in the configuration file.
struct OptionType: Sendable {
    /// Shown in the help.
    let placeholder: String

    /// Follows "must be" in a message.
    let requirement: String

    /// Whether a value is valid.
    let accepts: @Sendable (String) -> Bool

    static func number(_ range: ClosedRange<Int>) -> OptionType {
        OptionType(
            placeholder: "N",
            requirement: "a number from \(range.lowerBound) to \(range.upperBound)"
        ) {
            Int($0).map(range.contains) ?? false
        }
    }

    /// For at least two choices.
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
        requirement: "a number of seconds above 0, at most 86400"
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

/// How results are printed.
enum OutputFormat: String, CaseIterable {
    case table
    case tsv
    case csv
    case json
}

/// Where movies are searched.
enum SourceOption: String, CaseIterable {
    /// TMDB with a credential, else the catalog.
    case auto
    case tmdb
    case catalog
}
