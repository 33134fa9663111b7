/// The effective settings: each from an option, else the environment, else the configuration file,
/// else the default.
struct Settings {
    /// `nil` if movies are searched in the catalog only.
    let tmdb: TMDBSettings?

    /// Whether requests to TMDB are possible.
    var usesTMDB: Bool { tmdb != nil && !isOffline }

    /// Whether a search or details are requested from TMDB even if they are cached.
    var isCertainToUseTMDB: Bool { forcesRefresh && usesTMDB && tmdb?.credential != nil }

    /// Whether the catalog is the fallback for TMDB.
    let fallsBackToCatalog: Bool
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

    /// Whether a one-shot command shows progress while it waits for TMDB.
    func showsProgress(on console: Console) -> Bool {
        usesTMDB && !isQuiet && !isVerbose && console.output.isTerminal
    }

    init(options: OptionValues, environment: Environment) throws(ConfigurationError) {
        directories = Directories(environment: environment)
        var file = ConfigurationFile()
        if case .success(let folder) = directories.configuration {
            file = try ConfigurationFile(folder: folder)
        }
        warnings = file.warnings
        isOffline = options.isSet(.offline)
        forcesRefresh = options.isSet(.refresh)
        isVerbose = options.isSet(.verbose)
        isQuiet = options.isSet(.quiet)
        let source =
            try Self.text(options[.source], file, .source, as: .source)
            .flatMap(SourceOption.init) ?? .auto
        fallsBackToCatalog = source == .auto
        tmdb = try Self.tmdb(source, environment, file)
        language =
            try Self.text(options[.language], file, .language, as: .language)
            .flatMap { Language($0) } ?? environment.language ?? .standard
        region =
            try Self.text(options[.region], file, .region, as: .region)
            .flatMap { Region($0) }
        color =
            try Self.text(Self.color(options, environment), file, .color, as: .color)
            .flatMap(ColorMode.init) ?? .auto
        timeout =
            try Self.text(options[.timeout], file, .timeout, as: .seconds)
            .flatMap { Timeout($0) } ?? .standard
        browser = environment["BROWSER"]
        includesAdult = options.isSet(.includeAdult) || file.includeAdult ?? false
        keepsHistory = environment["MOVIES_NO_HISTORY"] == nil && file.history ?? true
        showsImages = !options.isSet(.noImages) && file.images ?? true
        usesMouse = !options.isSet(.noMouse) && file.mouse ?? true
    }

    private static func tmdb(
        _ source: SourceOption,
        _ environment: Environment,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> TMDBSettings? {
        let usesTMDB =
            switch source {
            case .tmdb: true
            case .auto: TMDBSettings.hasCredential(environment, file)
            case .catalog: false
            }
        return usesTMDB ? try TMDBSettings(environment: environment, file: file) : nil
    }

    /// The color mode of the option, or of the environment if the option is missing or `auto`.
    private static func color(_ options: OptionValues, _ environment: Environment) -> String? {
        let option = options[.color]
        return option == ColorMode.auto.rawValue
            ? environment.color ?? option : option ?? environment.color
    }

    /// The value of the option, or else of the file, which is validated only now.
    private static func text(
        _ option: String?,
        _ file: ConfigurationFile,
        _ key: ConfigurationKey,
        as type: OptionType
    ) throws(ConfigurationError) -> String? {
        guard option == nil, let text = file.text(of: key) else { return option }
        guard type.accepts(text) else {
            throw ConfigurationError(
                message:
                    "\(file.name(of: key)) must be \(type.requirement), not '\(text.prefix(60))'"
            )
        }
        return text
    }
}
