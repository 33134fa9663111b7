/// What the program goes by: each setting from an option, else the environment, else the file,
/// else the default.
struct Settings {
    /// How TMDB is reached; `nil` where films are searched without it.
    let tmdb: TMDBSettings?

    /// Whether there may be a server to wait for.
    var usesTMDB: Bool { tmdb != nil && !isOffline }

    /// Whether a search or details are requested from TMDB even if they are cached.
    var isCertainToUseTMDB: Bool { forcesRefresh && usesTMDB && tmdb?.credential != nil }

    /// Whether the catalog may stand in for TMDB.
    let fallsBackToCatalog: Bool
    let language: Language
    let region: Region?
    let includesAdult: Bool
    let isOffline: Bool

    /// Whether answers that are kept have to be asked for again.
    let forcesRefresh: Bool

    /// Whether requests to servers are to be seen.
    let isVerbose: Bool

    /// Whether notes and progress are left out.
    let isQuiet: Bool
    let color: ColorMode
    let timeout: Timeout
    let keepsHistory: Bool
    let directories: Directories

    /// What `$BROWSER` holds.
    let browser: String?

    /// Sentences about settings that mean nothing.
    let warnings: [String]

    /// Whether a one-shot command shows that it waits for TMDB.
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
        keepsHistory = file.history ?? true
    }

    private static func tmdb(
        _ source: SourceOption,
        _ environment: Environment,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> TMDBSettings? {
        let isAsked =
            switch source {
            case .tmdb: true
            case .auto: TMDBSettings.hasCredential(environment, file)
            case .catalog: false
            }
        return isAsked ? try TMDBSettings(environment: environment, file: file) : nil
    }

    /// What was typed about colour, or what the environment says where that is left open.
    private static func color(_ options: OptionValues, _ environment: Environment) -> String? {
        let typed = options[.color]
        return typed == ColorMode.auto.rawValue
            ? environment.color ?? typed : typed ?? environment.color
    }

    /// A setting as it was given, or else as it stands in the file, where it may be wrong.
    private static func text(
        _ given: String?,
        _ file: ConfigurationFile,
        _ key: ConfigurationFile.Key,
        as kind: OptionType
    ) throws(ConfigurationError) -> String? {
        guard given == nil, let text = file.text(of: key) else { return given }
        guard kind.accepts(text) else {
            throw ConfigurationError(
                message:
                    "\(file.name(of: key)) must be \(kind.requirement), not '\(text.prefix(60))'"
            )
        }
        return text
    }
}
