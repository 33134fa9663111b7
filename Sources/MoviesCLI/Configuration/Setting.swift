import CommandLineKit
import Terminal

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
