import CommandLineKit
import Domain
import Presentation
import Terminal

/// Where a setting comes from, what its values are, and its default.
struct SettingDeclaration: Sendable {
    let type: SettingType
    var variables = SettingVariables.none

    /// Every command whose spec has it takes the setting from it.
    var option: OptionSpec?

    /// What the option sets; `nil` if it has a value.
    var flagValue: String?

    /// The default; `nil` if there is none.
    var standard: String?
    var isInFile = true

    /// Whether it is a URL, or is up to the environment alone.
    var isTechnical: Bool { type.isURL || !isInFile }

    /// A setting whose option has a value.
    static func value(
        _ type: SettingType,
        _ option: OptionSpec,
        _ standard: String? = nil,
        variables: SettingVariables = .none
    ) -> SettingDeclaration {
        .init(type: type, variables: variables, option: option, standard: standard)
    }

    /// A flag, whose option sets the opposite of the default.
    static func flag(
        _ standard: Bool,
        _ option: OptionSpec,
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

struct SettingType: Sendable {
    /// What a value is in the configuration file.
    enum Notation: Sendable {
        case string, number, boolean

        /// A string, or an array of strings, which are separated by line breaks.
        case strings

        /// A list or an object, which is read when it is needed; its text is how many entries it has.
        case list, object
    }

    /// Follows "must be" in a message about a value of another type in the file.
    let requirement: @Sendable () -> String

    /// The valid values; `nil` if they are checked only where they are used.
    var valid: OptionType?
    var notation = Notation.string

    /// Whether a value is never shown.
    var isSecret = false
    var isURL = false

    /// A value as `movies config` shows it; `nil` if it is invalid.
    let json: @Sendable (String) -> JSONValue?

    // The length of a secret is not shown, either.
    static let secret = SettingType(requirement: { "a string in quotes" }, isSecret: true) { _ in
        .string("********")
    }

    /// An invalid URL may have a password.
    static let url = SettingType(requirement: { "a URL in quotes" }, isURL: true) { text in
        ServiceURL(text).map { _ in .string(text) }
    }

    static let language = SettingType(
        requirement: { "a language in quotes, such as 'ko-KR'" },
        valid: .language
    ) { Language($0).map { .string($0.description) } }

    static let region = SettingType(
        requirement: { "a country in quotes, such as 'KR'" },
        valid: .region
    ) { Region($0).map { .string($0.description) } }

    static let source = choice(of: SourceOption.self)
    static let color = choice(of: ColorMode.self)

    static let seconds = SettingType(
        requirement: { "a number of seconds, such as 10" },
        valid: .seconds,
        notation: .number
    ) { text in
        Timeout(text).map { timeout in
            Int(exactly: timeout.seconds).map { .int($0) } ?? .double(timeout.seconds)
        }
    }

    static let flag = SettingType(requirement: { "true or false" }, notation: .boolean) {
        .bool($0 == "true")
    }

    static let files = SettingType(
        requirement: { "the path of a file in quotes, or a list of them in brackets" },
        valid: .movieFile,
        notation: .strings
    ) { JSONValue($0.split(separator: "\n").map { String($0) }) }

    static let commands = SettingType(
        requirement: { "a list of commands, such as \(UserCommand.example)" },
        notation: .list
    ) { text in Int(text).map { .string($0.counted("command")) } }

    static let keys = SettingType(
        requirement: { "an object with keys, such as {quit: 'Q'}" },
        notation: .object
    ) { text in Int(text).map { .string($0.counted("key")) } }

    static let command = SettingType(requirement: { "a string in quotes" }) { .string($0) }

    /// The raw values of a type.
    static func choice<Choice>(of type: Choice.Type) -> SettingType
    where Choice: CaseIterable & RawRepresentable<String> {
        let names = type.allCases.map(\.rawValue)
        return SettingType(
            requirement: { names.map { "'\($0)'" }.joined(by: "or") },
            valid: .choice(names)
        ) { names.contains($0) ? .string($0) : nil }
    }

    /// A value in the file as text; `nil` if there is none, or it is `null`.
    func text<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>) throws -> String? {
        switch notation {
        case .string: try container.decodeIfPresent(String.self, forKey: key)
        case .number:
            try container.decodeIfPresent(Double.self, forKey: key).map { number in
                Int(exactly: number).map { "\($0)" } ?? "\(number)"
            }
        case .strings:
            if let list = try? container.decodeIfPresent([String].self, forKey: key) {
                // An empty list is no value.
                list.isEmpty ? nil : list.joined(separator: "\n")
            } else {
                try container.decodeIfPresent(String.self, forKey: key)
            }
        case .boolean: try container.decodeIfPresent(Bool.self, forKey: key).map { "\($0)" }
        case .list, .object: try count(key, in: container).map { "\($0)" }
        }
    }
}

extension SettingType {
    /// How many entries a list or an object in the file has; `nil` if there is none.
    private func count<Key>(_ key: Key, in container: KeyedDecodingContainer<Key>) throws -> Int? {
        guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
        return notation == .list
            ? try container.nestedUnkeyedContainer(forKey: key).count
            : try container.nestedContainer(keyedBy: Key.self, forKey: key).allKeys.count
    }
}

struct SettingVariables: Sendable {
    let documentation: [HelpEntry]

    /// Whether the configuration file overrides them.
    var areWeak = false

    /// The value of the option that leaves the decision to them; `nil` if none does.
    var decideFor: String?

    /// The value of the first that counts, and its name.
    let value: @Sendable (Environment) -> (text: String, name: String)?

    static let none = SettingVariables(documentation: []) { _ in nil }

    /// One variable, whose text is the value, unless it sets another one.
    static func variable(
        _ name: String,
        _ meaning: String,
        sets value: String? = nil
    ) -> SettingVariables {
        let documentation = HelpEntry(name, meaning)
        return SettingVariables(documentation: [documentation]) { environment in
            environment[name].map { (value ?? $0, name) }
        }
    }
}
