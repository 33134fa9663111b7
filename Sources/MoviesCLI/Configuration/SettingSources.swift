import CommandLineKit
import Domain
import Terminal

enum SettingOrigin: Hashable, Sendable {
    case option(OptionName)
    case environment(String)
    case file
    case standard
}

/// All places where settings are set: an option counts before the environment, and that before the
/// configuration file, which counts before the locale.
struct SettingSources {
    /// A value as it was set, which is validated only for an option.
    typealias Value = (text: String, origin: SettingOrigin)

    let options: OptionValues
    let environment: Environment
    let file: ConfigurationFile
}

extension SettingSources {
    /// Reads the configuration file, if there is a folder for it.
    init(options: OptionValues, environment: Environment) throws(ErrorReport) {
        var file = ConfigurationFile()
        if case .success(let folder) = Directories(environment: environment)[.configuration] {
            file = try ConfigurationFile(folder: folder)
        }
        self.init(options: options, environment: environment, file: file)
    }

    /// The first value of a setting; `nil` if it is not set anywhere.
    func value(of setting: Setting) -> Value? {
        let declaration = setting.declaration
        let option = (declaration.option?.option).flatMap { name in
            text(of: name, declaration).map { ($0, SettingOrigin.option(name)) }
        }
        let inFile = file.text(of: setting).flatMap { checked($0, declaration, .file) }
        let variable = declaration.variables.value(environment).flatMap {
            checked($0.text, declaration, .environment($0.name))
        }
        if let option, option.0 == declaration.variables.decideFor { return variable ?? option }
        return declaration.variables.areWeak
            ? option ?? inFile ?? variable : option ?? variable ?? inFile
    }

    /// What an option sets; that of a list may be repeated.
    private func text(of option: OptionName, _ declaration: SettingDeclaration) -> String? {
        guard declaration.type.notation == .strings else {
            return options[option].map { declaration.flagValue ?? $0 }
        }
        let texts = options.all(option)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// The first value of a setting, or its default; `nil` if it has none.
    func text(of setting: Setting) -> String? {
        value(of: setting)?.text ?? setting.declaration.standard
    }

    /// The credential that counts, and its kind: the environment counts before the file, and then
    /// the token before the key.
    var credential: (setting: Setting, value: Value)? {
        let token = value(of: .accessToken)
        let key = value(of: .apiKey)
        if let token, key == nil || token.origin != .file || key?.origin == .file {
            return (.accessToken, token)
        }
        return key.map { (.apiKey, $0) }
    }

    /// Throws if a value that the parser has not checked, in the file or the environment, is invalid.
    func validate(_ setting: Setting) throws(ErrorReport) {
        guard let valid = setting.declaration.type.valid, let value = value(of: setting),
            !valid.accepts(value.text)
        else { return }
        throw ErrorReport(
            .configuration,
            "\(name(of: setting)) must be \(valid.requirement), "
                + "not '\(value.text.prefix(60))'"
        )
    }

    func url(_ setting: Setting) throws(ErrorReport) -> ServiceURL {
        guard let url = text(of: setting).flatMap({ ServiceURL($0) }) else {
            throw ErrorReport(
                .configuration,
                "\(name(of: setting)) must be a plain https URL (http only for this "
                    + "machine), without a user or a query"
            )
        }
        return url
    }

    /// What to call a setting in a message: its variable, or the file and the key.
    func name(of setting: Setting) -> String {
        switch value(of: setting)?.origin {
        case .option(let option): "--\(option.rawValue)"
        case .environment(let name): name
        case .file, .standard, nil: file.name(of: setting)
        }
    }

    /// A secret is trimmed, since copying and pasting often adds whitespace; a blank one is none.
    private func checked(
        _ text: String,
        _ declaration: SettingDeclaration,
        _ origin: SettingOrigin
    ) -> Value? {
        guard declaration.type.isSecret else { return (text, origin) }
        return text.trimmed.isEmpty ? nil : (text.trimmed, origin)
    }
}

/// The settings with as much of the configuration as is valid.
struct CheckedConfiguration {
    let settings: Settings
    let sources: SettingSources

    /// What is invalid in the file or the environment; `nil` if nothing is.
    let error: ErrorReport?

    /// Reads the configuration file; if it is invalid, the rest may be valid without it.
    init(options: OptionValues, environment: Environment) {
        do {
            self.init(try SettingSources(options: options, environment: environment))
        } catch {
            let sources = SettingSources(options: options, environment: environment, file: .init())
            self.init(sources, fileError: error)
        }
    }

    init(_ sources: SettingSources, fileError: ErrorReport? = nil) {
        var settings = Settings(localFrom: sources)
        var problem = fileError
        do throws(ErrorReport) {
            settings = try Settings(sources)
            _ = try settings.userKeys()
        } catch {
            problem = problem ?? error
        }
        (self.settings, self.sources, error) = (settings, sources, problem)
    }

    /// The warnings about the file, and what is invalid but not used now, such as a URL of TMDB
    /// without a credential.
    var warnings: [String] {
        do throws(ErrorReport) {
            for setting in Setting.allCases where setting.declaration.type.isURL {
                _ = try sources.url(setting)
            }
            return settings.warnings
        } catch {
            return settings.warnings + [error.summary]
        }
    }

    /// The variable that names a proxy for requests; `nil` if none is set.
    var proxyVariable: String? {
        ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].first {
            sources.environment[$0] != nil
        }
    }
}
