import CommandLineKit
import Domain
import Terminal

/// The effective settings, each from the first of `SettingSources` that has it, else the default.
struct Settings {
    /// `nil` if movies are searched in the catalog only.
    private(set) var tmdb: TMDBSettings?

    let source: SourceOption
    let sources: SettingSources

    /// Whether the user's files say only how the user has rated movies, and hide none: for a movie that
    /// is asked for by its name.
    var filesOnlyRate = false

    var directories: Directories { Directories(environment: sources.environment) }
}

extension Settings {
    /// `credential` is used in place of the one that is set; `nil` for that one.
    init(_ sources: SettingSources, credential: Credential? = nil) throws(ErrorReport) {
        for setting in [.source] + Setting.allCases { try sources.validate(setting) }
        let source = sources.text(of: .source).flatMap { SourceOption(rawValue: $0) } ?? .auto
        self.init(source: source, sources: sources)
        let usesTMDB =
            switch source {
            case .tmdb: true
            case .auto: credential != nil || sources.credential != nil
            case .catalog: credential != nil
            }
        if usesTMDB { tmdb = try TMDBSettings(sources, credential: credential) }
    }

    /// The settings of a command that does not need TMDB: what is invalid has its default.
    init(localFrom sources: SettingSources) { self.init(source: .catalog, sources: sources) }
}

/// The valid values; one that is invalid counts as not set.
extension Settings {
    var language: Language { sources.text(of: .language).flatMap { Language($0) } ?? .standard }
    var region: Region? { sources.text(of: .region).flatMap { Region($0) } }
    var color: ColorMode { sources.text(of: .color).flatMap { ColorMode(rawValue: $0) } ?? .auto }
    var timeout: Timeout { sources.text(of: .timeout).flatMap { Timeout($0) } ?? .standard }
    var includesAdult: Bool { sources.text(of: .includeAdult) == "true" }
    var keepsHistory: Bool { sources.text(of: .history) == "true" }

    var showsImages: Bool { sources.text(of: .images) == "true" }

    var usesMouse: Bool { sources.text(of: .mouse) == "true" }

    /// The commands that open a page, separated by colons.
    var browser: String? { sources.text(of: .browser) }

    /// Warnings about the configuration file, such as those about unknown keys.
    var warnings: [String] { sources.file.warnings }
}

/// What only options say.
extension Settings {
    var isOffline: Bool { sources.options.isSet(.offline) }

    /// Whether cached responses are requested again.
    var forcesRefresh: Bool { sources.options.isSet(.refresh) }
    var isVerbose: Bool { sources.options.isSet(.verbose) }

    /// Whether notices and progress are omitted.
    var isQuiet: Bool { sources.options.isSet(.quiet) }
}

extension Settings {
    /// The settings of what follows a request that has failed, so that it is not made again.
    func withoutOnlineSource() -> Settings {
        var settings = self
        settings.tmdb = nil
        return settings
    }

    /// Whether a search may send requests.
    var usesNetwork: Bool { tmdb != nil && !isOffline }

    /// Whether a search or details are requested even if they are cached.
    var isCertainToUseNetwork: Bool { forcesRefresh && usesNetwork && tmdb?.credential != nil }

    /// What people call the online source; empty if there is none.
    var onlineSourceName: String { tmdb == nil ? "" : OnlineSource.tmdb.name }

    /// Whether the catalog is the fallback for the online source.
    var fallsBackToCatalog: Bool { source == .auto }

    /// Whether a one-shot command shows progress while it waits for a server.
    func showsProgress(on console: Console) -> Bool {
        usesNetwork && !isQuiet && !isVerbose && console.output.isTerminal
    }
}

/// How to reach TMDB; read and validated only if TMDB is used.
struct TMDBSettings {
    /// `nil` if none is set.
    var credential: Credential?
    let apiURL: ServiceURL

    /// The base URL of posters.
    let imageURL: ServiceURL

    /// `credential` is used in place of the one that is set; `nil` for that one.
    init(_ sources: SettingSources, credential: Credential? = nil) throws(ErrorReport) {
        self.credential = if let credential { credential } else { try Self.credential(sources) }
        apiURL = try sources.url(.apiURL)
        imageURL = try sources.url(.imageURL)
    }

    private static func credential(_ sources: SettingSources) throws(ErrorReport) -> Credential? {
        guard let (setting, value) = sources.credential else { return nil }
        guard Credential.isSendable(value.text) else {
            throw ErrorReport(
                .configuration,
                "\(sources.name(of: setting)) contains a character that is not valid in "
                    + "a credential; copy it again"
            )
        }
        return setting == .accessToken ? .accessToken(value.text) : .apiKey(value.text)
    }
}

/// The servers of the data sets; read and validated only for a download.
struct DataSetURLs {
    let imdb: ServiceURL

    /// TMDB's daily exports.
    let exports: ServiceURL

    init(_ sources: SettingSources) throws(ErrorReport) {
        imdb = try sources.url(.imdbURL)
        exports = try sources.url(.exportsURL)
    }
}

extension ParsedArguments {
    /// Throws if both a file of movies and something else would be standard input.
    func checkStandardInput() throws(UsageError) {
        let files = [OptionName.included, .excluded].flatMap { option in
            options[option]?.split(separator: "\n").map(String.init) ?? []
        }
        guard files.contains("-"), (files + operands).count(where: { $0 == "-" }) > 1 else {
            return
        }
        throw UsageError("standard input can be read only once")
    }
}

/// The files that say which movies the user wants to see.
extension Settings {
    /// The paths of files that must list a movie, and of those that must not.
    ///
    /// An option replaces what the configuration file says about both. `origin` is the configuration
    /// file if the paths are there.
    var movieFiles: (included: [String], excluded: [String], origin: String?) {
        let isOption = sources.options.isSet(.included) || sources.options.isSet(.excluded)
        return (
            paths(.included, onlyOptions: isOption), paths(.excluded, onlyOptions: isOption),
            isOption ? nil : sources.file.path
        )
    }

    private func paths(_ setting: Setting, onlyOptions: Bool) -> [String] {
        guard let value = sources.value(of: setting) else { return [] }
        let isInFile = value.origin == .file
        guard !isInFile || !onlyOptions else { return [] }
        return value.text.split(separator: "\n").map { path(String($0), isInFile: isInFile) }
    }

    /// A path in the configuration file is relative to the folder of that file.
    private func path(_ text: String, isInFile: Bool) -> String {
        let environment = sources.environment
        if text.hasPrefix("~/"), let home = environment["HOME"] { return home + text.dropFirst(1) }
        guard isInFile, !text.hasPrefix("/"),
            case .success(let folder) = directories[.configuration]
        else { return text }
        return "\(folder)/\(text)"
    }
}
