import Domain

/// What an option takes, and whether a text is that.
enum OptionType: Sendable {
    static let source = OptionType.choice(SourceOption.allCases.map(\.rawValue))
    static let publisher = OptionType.choice(
        CatalogUpdateRequest.Source.allCases.map(\.rawValue)
    )
    static let color = OptionType.choice(ColorMode.allCases.map(\.rawValue))
    static let format = OptionType.choice(OutputFormat.allCases.map(\.rawValue))
    static let detailsFormat = OptionType.choice(
        MovieDetailsOptions.Format.allCases.map(\.rawValue)
    )

    case number(ClosedRange<Int>)
    case year
    case choice([String])
    case seconds
    case language
    case region

    /// As the help shows it.
    var placeholder: String {
        switch self {
        case .number: "N"
        case .year: "YYYY"
        case .choice(let choices): choices.joined(separator: "|")
        case .seconds: "SECONDS"
        case .language: "xx[-YY]"
        case .region: "YY"
        }
    }

    /// What a text must be, to follow "must be" in a message.
    var requirement: String {
        switch self {
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .year: "a year of four digits"
        case .choice(let choices):
            choices.dropLast().joined(separator: ", ") + " or \(choices.last ?? "")"
        case .seconds: "a number of seconds above 0, a day at most"
        case .language: "a language such as en or ko-KR"
        case .region: "a country such as KR"
        }
    }

    func accepts(_ text: String) -> Bool {
        switch self {
        case .number(let range): Int(text).map(range.contains) ?? false
        case .year: Int(text).map { (1000...9999).contains($0) } ?? false
        case .choice(let choices): choices.contains(text)
        case .seconds: Timeout(text) != nil
        case .language: Language(text) != nil
        case .region: Region(text) != nil
        }
    }
}
