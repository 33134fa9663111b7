import CommandLineKit

/// The keys of the configuration file, which are also the names of the settings.
enum ConfigurationKey: String, CaseIterable, CodingKey {
    case accessToken, apiKey, apiURL, imageURL, language, region, source, includeAdult
    case color, timeout, history, images, mouse

    /// Follows "must be" in a message about a value of the wrong type.
    var requirement: String {
        switch self {
        case .accessToken, .apiKey: "a string in quotes"
        case .apiURL, .imageURL: "a URL in quotes"
        case .language: "a language in quotes, such as 'ko-KR'"
        case .region: "a country in quotes, such as 'KR'"
        case .source: "'auto', 'tmdb' or 'catalog'"
        case .color: "'auto', 'always' or 'never'"
        case .timeout: "a number of seconds, such as 10"
        case .includeAdult, .history, .images, .mouse: "true or false"
        }
    }

    /// The valid values, if they are checked as those of an option.
    var type: OptionType? {
        switch self {
        case .language: .language
        case .region: .region
        case .source: .source
        case .color: .color
        case .timeout: .seconds
        case .accessToken, .apiKey, .apiURL, .imageURL, .includeAdult, .history, .images, .mouse:
            nil
        }
    }

    /// Whether its value is never shown.
    var isSecret: Bool { self == .accessToken || self == .apiKey }
}
