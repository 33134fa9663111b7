import CommandLineKit
import Terminal

/// Where a setting comes from.
enum SettingOrigin: Hashable, Sendable {
    case option(OptionName)

    /// An environment variable by its name.
    case environment(String)
    case file
    case standard
}

/// All places where settings are set: an option counts before the environment, and that before the
/// configuration file, which counts before the locale.
struct SettingSources {
    /// A value as it was set, which is validated only for an option.
    typealias Setting = (text: String, origin: SettingOrigin)

    let options: OptionValues
    let environment: Environment
    let file: ConfigurationFile

    init(options: OptionValues, environment: Environment, file: ConfigurationFile) {
        self.options = options
        self.environment = environment
        self.file = file
    }

    /// Reads the configuration file, if there is a folder for it.
    init(options: OptionValues, environment: Environment) throws(ConfigurationError) {
        var file = ConfigurationFile()
        if case .success(let folder) = Directories(environment: environment).configuration {
            file = try ConfigurationFile(folder: folder)
        }
        self.init(options: options, environment: environment, file: file)
    }

    /// The first value of a setting; `nil` if it is not set anywhere.
    func setting(_ key: ConfigurationKey) -> Setting? {
        let inFile = file.text(of: key).flatMap { text(key, $0, .file) }
        // The locale is the system's; the file is about this program.
        return key == .language
            ? option(key) ?? inFile ?? variable(key) : option(key) ?? variable(key) ?? inFile
    }

    /// Whether a flag is on.
    func isOn(_ key: ConfigurationKey, byDefault standard: Bool) -> Bool {
        setting(key).map { $0.text == "true" } ?? standard
    }

    /// The value of a setting that is valid for `type`; `nil` if it is not set.
    func text(_ key: ConfigurationKey, as type: OptionType) throws(ConfigurationError) -> String? {
        guard let setting = setting(key) else { return nil }
        guard setting.origin != .file || type.accepts(setting.text) else {
            throw ConfigurationError(
                message: "\(file.name(of: key)) must be \(type.requirement), "
                    + "not '\(setting.text.prefix(60))'"
            )
        }
        return setting.text
    }

    /// What to call a setting in a message: its variable, or the file and the key.
    func name(of key: ConfigurationKey, _ origin: SettingOrigin) -> String {
        switch origin {
        case .option(let option): "--\(option.rawValue)"
        case .environment(let name): name
        case .file, .standard: file.name(of: key)
        }
    }

    private func option(_ key: ConfigurationKey) -> Setting? {
        switch key {
        case .language: text(.language)
        case .region: text(.region)
        case .source: text(.source)
        case .timeout: text(.timeout)
        // The environment decides about `auto`.
        case .color: options[.color] == ColorMode.auto.rawValue ? nil : text(.color)
        case .includeAdult: flag(.includeAdult, "true")
        case .history: flag(.noHistory, "false")
        case .images: flag(.noImages, "false")
        case .mouse: flag(.noMouse, "false")
        case .accessToken, .apiKey, .apiURL, .imageURL: nil
        }
    }

    private func text(_ option: OptionName) -> Setting? {
        options[option].map { ($0, .option(option)) }
    }

    private func flag(_ option: OptionName, _ text: String) -> Setting? {
        options.isSet(option) ? (text, .option(option)) : nil
    }

    private func variable(_ key: ConfigurationKey) -> Setting? {
        switch key {
        case .accessToken: variable(key, "TMDB_ACCESS_TOKEN")
        case .apiKey: variable(key, "TMDB_API_KEY")
        case .apiURL: variable(key, "MOVIES_API_URL")
        case .imageURL: variable(key, "MOVIES_IMAGE_URL")
        case .language: environment.language
        case .color: environment.color ?? text(.color)
        case .history:
            environment["MOVIES_NO_HISTORY"] == nil
                ? nil : ("false", .environment("MOVIES_NO_HISTORY"))
        case .region, .source, .includeAdult, .timeout, .images, .mouse: nil
        }
    }

    private func variable(_ key: ConfigurationKey, _ name: String) -> Setting? {
        environment[name].flatMap { text(key, $0, .environment(name)) }
    }

    /// A secret is trimmed, since copying and pasting often adds whitespace; a blank one is none.
    private func text(
        _ key: ConfigurationKey,
        _ text: String,
        _ origin: SettingOrigin
    ) -> Setting? {
        let text = key.isSecret ? text.trimmed : text
        return key.isSecret && text.isEmpty ? nil : (text, origin)
    }
}

extension Environment {
    /// The color mode; `nil` if the environment doesn't set one.
    ///
    /// By the conventions of no-color.org, force-color.org and `CLICOLOR_FORCE`. Some programs take
    /// 0 for no.
    fileprivate var color: SettingSources.Setting? {
        if self["NO_COLOR"] != nil { return (ColorMode.never.rawValue, .environment("NO_COLOR")) }
        for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
            guard let value = self[name], value != "0" else { continue }
            return (ColorMode.always.rawValue, .environment(name))
        }
        return nil
    }

    /// The language of the locale; `nil` if it names none.
    fileprivate var language: SettingSources.Setting? {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let locale = self[name] else { continue }
            return Language(locale: locale).map { ($0.description, .environment(name)) }
        }
        return nil
    }
}
