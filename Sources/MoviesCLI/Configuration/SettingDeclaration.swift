import CommandLineKit
import Domain
import Terminal

/// Where a setting comes from, what its values are, and its default.
struct SettingDeclaration: Sendable {
    let type: SettingType
    var variables = SettingVariables.none
    var option: OptionName?

    /// What the option sets; `nil` if it has a value.
    var flagValue: String?

    /// The default; `nil` if there is none.
    var standard: String?

    /// Whether the configuration file may have it.
    var isInFile = true

    /// A setting whose option has a value.
    static func value(
        _ type: SettingType,
        _ option: OptionName,
        _ standard: String? = nil,
        variables: SettingVariables = .none
    ) -> SettingDeclaration {
        .init(type: type, variables: variables, option: option, standard: standard)
    }

    /// A flag, whose option sets the opposite of the default.
    static func flag(
        _ standard: Bool,
        _ option: OptionName,
        variables: SettingVariables = .none
    ) -> SettingDeclaration {
        SettingDeclaration(
            type: .flag,
            variables: variables,
            option: option,
            flagValue: "\(!standard)",
            standard: "\(standard)"
        )
    }

    static func url(
        _ variables: SettingVariables,
        _ standard: String,
        isInFile: Bool = true
    ) -> SettingDeclaration {
        .init(type: .url, variables: variables, standard: standard, isInFile: isInFile)
    }
}

/// What the values of a setting are.
enum SettingType {
    /// A value that is never shown, and is removed from the environment of child processes.
    case secret
    case url, language, region, source, color, seconds, flag

    /// A command of a shell.
    case command

    /// Follows "must be" in a message about a value of another type in the file.
    var requirement: String {
        switch self {
        case .secret, .command: "a string in quotes"
        case .url: "a URL in quotes"
        case .language: "a language in quotes, such as 'ko-KR'"
        case .region: "a country in quotes, such as 'KR'"
        case .source: "'auto', 'tmdb' or 'catalog'"
        case .color: "'auto', 'always' or 'never'"
        case .seconds: "a number of seconds, such as 10"
        case .flag: "true or false"
        }
    }

    /// The valid values; `nil` if they are checked only where they are used.
    var valid: OptionType? {
        switch self {
        case .language: .language
        case .region: .region
        case .source: .source
        case .color: .color
        case .seconds: .seconds
        case .secret, .url, .flag, .command: nil
        }
    }

    /// A value as `movies config` shows it; `nil` if it is invalid.
    func json(_ text: String) -> JSONValue? {
        switch self {
        // The length is not shown, either.
        case .secret: .string("********")
        // An invalid URL may have a password.
        case .url: ServiceURL(text).map { _ in .string(text) }
        case .language: Language(text).map { .string($0.description) }
        case .region: Region(text).map { .string($0.description) }
        case .seconds:
            Timeout(text).map { timeout in
                Int(exactly: timeout.seconds).map { .int($0) } ?? .double(timeout.seconds)
            }
        case .flag: .bool(text == "true")
        case .source, .color: valid?.accepts(text) ?? true ? .string(text) : nil
        case .command: .string(text)
        }
    }

    /// A value in the file as text; `nil` if there is none, or it is `null`.
    func text<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>) throws -> String? {
        switch self {
        case .seconds: try container.decodeIfPresent(Double.self, forKey: key).map { "\($0)" }
        case .flag: try container.decodeIfPresent(Bool.self, forKey: key).map { "\($0)" }
        default: try container.decodeIfPresent(String.self, forKey: key)
        }
    }
}

/// The environment variables that set a setting.
struct SettingVariables: Sendable {
    /// For the manual.
    let documentation: [ProgramReference.Entry]

    /// Whether the configuration file overrides them.
    var areWeak = false

    /// The value of the first that counts, and its name.
    let value: @Sendable (Environment) -> (text: String, name: String)?

    static let none = SettingVariables(documentation: []) { _ in nil }

    /// One variable, whose text is the value, unless it sets another one.
    static func variable(
        _ name: String,
        _ meaning: String,
        isEssential: Bool = false,
        sets value: String? = nil
    ) -> SettingVariables {
        let documentation = ProgramReference.Entry(
            name: name,
            meaning: meaning,
            isEssential: isEssential
        )
        return SettingVariables(documentation: [documentation]) { environment in
            environment[name].map { (value ?? $0, name) }
        }
    }
}
