/// What the program goes by: each setting from an option, else the environment, else the file,
/// else the default.
struct Settings {
    /// How TMDB is reached; `nil` where films are searched without it.
    let tmdb: TMDBSettings?
    let language: Language
    let region: Region?
    let includesAdult: Bool
    let isOffline: Bool
    let color: ColorMode
    let timeout: Timeout
    let keepsHistory: Bool
    let directories: Directories

    /// Sentences about settings that mean nothing.
    let warnings: [String]

    init(arguments: ParsedArguments, environment: Environment) throws(ConfigurationError) {
        directories = Directories(environment: environment)
        var file = ConfigurationFile()
        if case .success(let folder) = directories.configuration {
            file = try ConfigurationFile(folder: folder)
        }
        warnings = file.warnings
        isOffline = arguments.isSet(.offline)
        tmdb = try Self.tmdb(arguments, environment, file)
        language =
            try Self.value(arguments, .language, nil, file, .language, .language)
            .flatMap { Language($0) } ?? environment.language ?? .standard
        region = try Self.value(arguments, .region, nil, file, .region, .region).flatMap(
            Region.init
        )
        color =
            try Self.value(arguments, .color, environment.color, file, .color, .color)
            .flatMap(ColorMode.init) ?? .auto
        timeout =
            try Self.value(arguments, .timeout, nil, file, .timeout, .seconds)
            .flatMap { Timeout($0) } ?? .standard
        includesAdult = arguments.isSet(.includeAdult) || file.includeAdult ?? false
        keepsHistory = file.history ?? true
    }

    private static func tmdb(
        _ arguments: ParsedArguments,
        _ environment: Environment,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> TMDBSettings? {
        let source =
            try value(arguments, .source, nil, file, .source, .source)
            .flatMap(SourceChoice.init) ?? .auto
        switch source {
        case .catalog: return nil
        case .tmdb: break
        case .auto:
            let hasCredential = TMDBSettings.hasCredential(environment, file)
            guard hasCredential, !arguments.isSet(.offline) else { return nil }
        }
        return try TMDBSettings(environment: environment, file: file)
    }

    /// The text of a setting, once it is known to be what it must be.
    private static func value(
        _ arguments: ParsedArguments,
        _ option: Option,
        _ environment: String?,
        _ file: ConfigurationFile,
        _ key: ConfigurationFile.Key,
        _ kind: OptionValue
    ) throws(ConfigurationError) -> String? {
        // An `auto` leaves the choice to the environment, as if it had not been typed.
        if let text = arguments.text(option), text != ColorMode.auto.rawValue || environment == nil
        {
            return text
        }
        if let environment { return environment }
        guard let text = file.text(of: key) else { return nil }
        guard kind.accepts(text) else {
            throw ConfigurationError(
                message: "\(file.name(of: key)) must be \(kind.requirement), not '\(text)'"
            )
        }
        return text
    }
}
