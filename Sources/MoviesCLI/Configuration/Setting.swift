import CommandLineKit
import Terminal
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The settings, by their names in `movies config`, which are also the keys of the file.
///
/// All that is particular to a setting is declared here: the file, the environment and the options
/// are read by its declaration, and `movies config` and the manual are written by it.
enum Setting: String, CaseIterable, Sendable {
    case accessToken, apiKey, apiURL, imageURL, language, region, source, includeAdult
    case included = "in"
    case excluded = "notIn"
    case color, timeout, history, images, mouse, commands, keys
    case imdbURL, exportsURL, browser, pager

    var declaration: SettingDeclaration {
        switch self {
        case .accessToken: .init(type: .secret, variables: .accessToken)
        case .apiKey: .init(type: .secret, variables: .apiKey)
        case .apiURL: .url(.apiURL, "https://api.themoviedb.org/3")
        case .imageURL: .url(.imageURL, "https://image.tmdb.org/t/p")
        case .language: .value(.language, .language, "\(Language.standard)", variables: .locale)
        case .region: .value(.region, .region)
        case .source: .value(.source, .source, SourceOption.auto.rawValue)
        case .includeAdult: .flag(false, .includeAdult)
        case .included: .value(.files, .included)
        case .excluded: .value(.files, .excluded)
        case .color: .value(.color, .color, ColorMode.auto.rawValue, variables: .colors)
        case .timeout: .value(.seconds, .timeout, "\(Timeout.standard.seconds)")
        case .history: .flag(true, .noHistory, variables: .noHistory)
        case .images: .flag(true, .noImages)
        case .mouse: .flag(true, .noMouse)
        case .commands: .init(type: .commands)
        case .keys: .init(type: .keys)
        case .imdbURL: .url(.imdbURL, "https://datasets.imdbws.com", isInFile: false)
        case .exportsURL: .url(.exportsURL, "https://files.tmdb.org/p/exports", isInFile: false)
        case .browser: .init(type: .command, variables: .browser, isInFile: false)
        case .pager: .init(type: .command, variables: .pager, isInFile: false)
        }
    }

    /// The settings that the configuration file may have.
    static var inFile: [Setting] { allCases.filter(\.declaration.isInFile) }

    /// The options of settings that neither every command has nor only those with screens.
    static var options: [OptionSpec] {
        let common = (OptionSpec.common + OptionSpec.screen).map(\.option)
        return allCases.compactMap(\.declaration.option).filter { !common.contains($0.option) }
    }

    /// The environment variables that contain a secret, which child processes do not get; every start
    /// needs them, so no declarations are made for them.
    static let secretVariables = ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"]

    /// The environment variable that sets it, for a message; empty if there is none.
    var variable: String { declaration.variables.documentation.first?.name ?? "" }
}

extension SettingVariables {
    fileprivate static let accessToken = variable(
        "TMDB_ACCESS_TOKEN",
        "TMDB's API read access token; with it, movies come from TMDB"
    )
    fileprivate static let apiKey = variable(
        "TMDB_API_KEY",
        "TMDB's older API key, which counts if there is no token"
    )
    fileprivate static let apiURL = variable("MOVIES_API_URL", "URL of TMDB's API")
    fileprivate static let imageURL = variable("MOVIES_IMAGE_URL", "URL of TMDB's posters")
    fileprivate static let imdbURL = variable("MOVIES_IMDB_URL", "URL of IMDb's data sets")
    fileprivate static let exportsURL = variable(
        "MOVIES_EXPORTS_URL",
        "URL of TMDB's daily exports"
    )
    fileprivate static let noHistory = variable(
        "MOVIES_NO_HISTORY",
        "if set, neither queries nor opened movies are saved",
        sets: "false"
    )
    fileprivate static let browser = variable(
        "BROWSER",
        "commands that open a page, separated by colons, with %s for the URL; "
            + "the first that works is used"
    )
    fileprivate static let pager = variable(
        "PAGER",
        "command that shows results that are longer than the terminal, such as 'less -R'"
    )

    /// The language of the first variable that is set; none if that names none.
    fileprivate static let locale = SettingVariables(
        documentation: [
            HelpEntry(
                "LC_ALL, LC_MESSAGES, LANG",
                "the language of titles and overviews; the first that is set counts"
            )
        ],
        // The locale is the system's; the file is about this program.
        areWeak: true
    ) { environment in
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let locale = environment[name] else { continue }
            return Language(locale: locale).map { ($0.description, name) }
        }
        return nil
    }

    /// By the conventions of no-color.org, force-color.org and `CLICOLOR_FORCE`; some programs take
    /// 0 for no.
    fileprivate static let colors = SettingVariables(
        documentation: [
            HelpEntry("NO_COLOR", "if set, results have no colors"),
            HelpEntry(
                "FORCE_COLOR, CLICOLOR_FORCE",
                "if one is set, and not to 0, tables and text have colors even in a pipe, "
                    + "unless NO_COLOR is set"
            ),
        ],
        decideFor: ColorMode.auto.rawValue
    ) { environment in
        if environment["NO_COLOR"] != nil { return (ColorMode.never.rawValue, "NO_COLOR") }
        return ["FORCE_COLOR", "CLICOLOR_FORCE"].first { (environment[$0] ?? "0") != "0" }
            .map { (ColorMode.always.rawValue, $0) }
    }
}

/// Settings as they are typed on a command line; messages repeat no word that may be a secret.
extension Setting {
    /// The settings that `movies config set` takes.
    static var typeable: [Setting] {
        inFile.filter { $0.declaration.type.isTypeable && !$0.declaration.type.isSecret }
    }

    /// Takes a key of the file.
    init(typed key: String) throws(UsageError) {
        guard let setting = Setting(rawValue: key) else {
            let keys = Self.inFile.map(\.rawValue)
            let hint = SpellingSuggestion.hint(for: key, in: keys)
            throw UsageError(
                "unknown setting"
                    + (hint.isEmpty ? "; the settings are \(keys.joined(by: "and"))" : hint)
            )
        }
        guard setting.declaration.isInFile else {
            throw UsageError("the file can't have '\(key)'; set \(setting.variable) instead")
        }
        self = setting
    }

    /// The valid value of typed ones in JSON5; only a list has several.
    func literal(_ values: [String]) throws(UsageError) -> String {
        let type = declaration.type
        guard !type.isSecret else {
            throw UsageError(
                "'\(rawValue)' is a secret; 'movies config set-token' asks for it, and does not "
                    + "show it"
            )
        }
        guard type.isTypeable else {
            throw UsageError("'\(rawValue)' has several parts; 'movies config edit' changes it")
        }
        guard let first = values.first else {
            throw UsageError("missing value; \(rawValue) must be \(requirement)")
        }
        if type.notation == .strings { return JSON5Literal.list(try values.map(path)) }
        guard values.count == 1 else { throw UsageError("\(rawValue) takes one value") }
        guard let literal = type.literal(first) else { throw invalidValue }
        return literal
    }

    private var invalidValue: UsageError { UsageError("\(rawValue) must be \(requirement)") }

    /// Follows "must be" in a message about a typed value, which needs no quotes.
    private var requirement: String {
        let type = declaration.type
        if type.isURL { return "a plain https URL, without a user or a query" }
        return type.valid?.requirement ?? type.requirement()
    }

    /// The path of a file that still names it from elsewhere: in the file, relative paths are those
    /// beside it.
    private func path(_ text: String) throws(UsageError) -> String {
        guard !text.isEmpty, !text.contains("\n") else { throw invalidValue }
        guard text != "-" else { throw UsageError("\(rawValue) must be files, not standard input") }
        let home = text.hasPrefix("~/") ? Environment.process(removing: [])["HOME"] : nil
        let folder = FileManager.default.currentDirectoryPath
        let absolute = text.hasPrefix("/") ? text : "\(folder)/\(text)"
        let path = home.map { $0 + text.dropFirst(1) } ?? absolute
        // Without it, each search would fail.
        guard FileManager.default.fileExists(atPath: path) else {
            throw UsageError("there is no file \(path)")
        }
        guard !FileManager.default.fileExists(atPath: "\(path)/.") else {
            throw UsageError("\(path) is a folder")
        }
        return home == nil ? path : text
    }
}

extension SettingType {
    /// Whether a value can be typed as words; the others need an editor.
    fileprivate var isTypeable: Bool { notation != .list && notation != .object }

    /// A typed value in JSON5; `nil` if it is invalid.
    fileprivate func literal(_ text: String) -> String? {
        guard notation != .boolean || ["true", "false"].contains(text) else { return nil }
        return json(text).map { value in
            if case .string(let text) = value { JSON5Literal.text(text) } else { value.text }
        }
    }
}
