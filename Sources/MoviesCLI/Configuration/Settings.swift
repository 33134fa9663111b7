import CommandLineKit
import Data
import Terminal
import Domain

/// The effective settings, each from the first of `SettingSources` that has it, else the default.
struct Settings {
    /// `nil` if movies are searched in the catalog only.
    private(set) var online: OnlineSettings?

    /// Where movies are searched.
    let source: SourceOption

    /// Whether a search may send requests.
    var usesNetwork: Bool { online != nil && !isOffline }

    /// Whether a search or details are requested even if they are cached.
    var isCertainToUseNetwork: Bool {
        forcesRefresh && usesNetwork && online?.hasCredential == true
    }

    /// What people call the online source; empty if there is none.
    var onlineSourceName: String { online?.source.name ?? "" }

    /// Whether the catalog is the fallback for the online source.
    var fallsBackToCatalog: Bool { source == .auto }
    let language: Language
    let region: Region?
    let includesAdult: Bool
    let isOffline: Bool

    /// Whether cached responses are requested again.
    let forcesRefresh: Bool

    /// Whether requests are logged.
    let isVerbose: Bool

    /// Whether notices and progress are omitted.
    let isQuiet: Bool
    let color: ColorMode
    let timeout: Timeout
    let keepsHistory: Bool

    /// Whether screens show posters.
    let showsImages: Bool

    /// Whether screens use the mouse.
    let usesMouse: Bool
    let directories: Directories

    /// The value of `$BROWSER`.
    let browser: String?

    /// Warnings about unknown settings.
    let warnings: [String]

    /// Whether a one-shot command shows progress while it waits for a server.
    func showsProgress(on console: Console) -> Bool {
        usesNetwork && !isQuiet && !isVerbose && console.output.isTerminal
    }

    init(options: OptionValues, environment: Environment) throws(ConfigurationError) {
        try self.init(SettingSources(options: options, environment: environment))
    }

    /// `credential` is used in place of the one that is set; `nil` for that one.
    init(
        _ sources: SettingSources,
        credential: TMDBCredential? = nil
    ) throws(ConfigurationError) {
        self.init(
            sources,
            source: try sources.text(.source, as: .source).flatMap(SourceOption.init) ?? .auto,
            language: try sources.text(.language, as: .language),
            region: try sources.text(.region, as: .region),
            color: try sources.text(.color, as: .color),
            timeout: try sources.text(.timeout, as: .seconds)
        )
        if let credential {
            online = .tmdb(try TMDBSettings(credential, sources))
        } else if usesTMDB(sources) {
            online = .tmdb(try TMDBSettings(sources))
        }
    }

    /// The settings of a command that does not need TMDB: what is invalid has its default.
    init(localFrom sources: SettingSources) {
        self.init(
            sources,
            source: .catalog,
            language: sources.setting(.language)?.text,
            region: sources.setting(.region)?.text,
            color: sources.setting(.color)?.text,
            timeout: sources.setting(.timeout)?.text
        )
    }

    /// A text that is invalid counts as not set.
    private init(
        _ sources: SettingSources,
        source: SourceOption,
        language: String?,
        region: String?,
        color: String?,
        timeout: String?
    ) {
        directories = Directories(environment: sources.environment)
        self.source = source
        let options = sources.options
        warnings = sources.file.warnings
        isOffline = options.isSet(.offline)
        forcesRefresh = options.isSet(.refresh)
        isVerbose = options.isSet(.verbose)
        isQuiet = options.isSet(.quiet)
        self.language = language.flatMap { Language($0) } ?? .standard
        self.region = region.flatMap { Region($0) }
        self.color = color.flatMap(ColorMode.init) ?? .auto
        self.timeout = timeout.flatMap { Timeout($0) } ?? .standard
        browser = sources.environment["BROWSER"]
        includesAdult = sources.isOn(.includeAdult, byDefault: false)
        keepsHistory = sources.isOn(.history, byDefault: true)
        showsImages = sources.isOn(.images, byDefault: true)
        usesMouse = sources.isOn(.mouse, byDefault: true)
    }

    private func usesTMDB(_ sources: SettingSources) -> Bool {
        switch source {
        case .tmdb: true
        case .auto: TMDBSettings.hasCredential(sources)
        case .catalog: false
        }
    }
}
