import Data
import Foundation

/// What the program goes by: each setting from an option, else the environment, else the file,
/// else the default.
struct Settings {
    let credential: TMDBCredential?
    let apiURL: URL

    /// Without a slash at its end.
    let imageURL: String
    let language: Language
    let region: Region?
    let source: SourceChoice
    let includesAdult: Bool
    let isOffline: Bool
    let color: ColorMode
    let timeout: Timeout
    let keepsHistory: Bool
    let directories: Directories

    /// Sentences about settings that mean nothing.
    let warnings: [String]

    /// Whether a search goes to TMDB.
    var usesTMDB: Bool {
        switch source {
        case .tmdb: true
        case .catalog: false
        case .auto: credential != nil && !isOffline
        }
    }
}

extension Settings {
    init(
        arguments: ParsedArguments,
        environment: Environment
    ) throws(ConfigurationError) {
        directories = Directories(environment: environment)
        var file = ConfigurationFile()
        if case .success(let folder) = directories.configuration {
            file = try ConfigurationFile(folder: folder)
        }
        warnings = file.unknownKeys.map { key in
            let known = ConfigurationFile.Key.allCases.map(\.rawValue)
            return "\(ConfigurationFile.name): unknown key '\(key)'"
                + Spelling.hint(for: key, in: known)
        }
        credential = try Self.credential(environment, file)
        apiURL = try Self.address(
            environment,
            "MOVIES_API_URL",
            file.apiURL,
            "https://api.themoviedb.org/3"
        )
        let imageURL = try Self.address(
            environment,
            "MOVIES_IMAGE_URL",
            file.imageURL,
            "https://image.tmdb.org/t/p"
        )
        self.imageURL = imageURL.absoluteString.trimmingCharacters(in: ["/"])
        language = try Self.language(arguments, environment, file)
        region = try Self.region(arguments, file)
        source = arguments.text(.source).flatMap(SourceChoice.init) ?? file.source ?? .auto
        includesAdult = arguments.isSet(.includeAdult) || file.includeAdult ?? false
        isOffline = arguments.isSet(.offline)
        color = Self.color(arguments, environment, file)
        timeout = try Self.timeout(arguments, file)
        keepsHistory = file.history ?? true
    }

    private static func credential(
        _ environment: Environment,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> TMDBCredential? {
        let candidates: [(String, String?, (String) -> TMDBCredential)] = [
            ("TMDB_ACCESS_TOKEN", environment["TMDB_ACCESS_TOKEN"], TMDBCredential.accessToken),
            ("TMDB_API_KEY", environment["TMDB_API_KEY"], TMDBCredential.apiKey),
            ("accessToken", file.accessToken, TMDBCredential.accessToken),
            ("apiKey", file.apiKey, TMDBCredential.apiKey),
        ]
        for (name, value, make) in candidates {
            guard
                let text = value?.trimmingCharacters(in: .whitespacesAndNewlines),
                !text.isEmpty
            else { continue }
            guard TMDBCredential.isSendable(text) else {
                throw ConfigurationError(
                    message: "\(name) holds a character that no credential has; copy it again"
                )
            }
            return make(text)
        }
        return nil
    }

    private static func address(
        _ environment: Environment,
        _ variable: String,
        _ fromFile: String?,
        _ standard: String
    ) throws(ConfigurationError) -> URL {
        guard let address = ServiceAddress(environment[variable] ?? fromFile ?? standard) else {
            throw ConfigurationError(
                message: "\(variable) must be an https address (http only for this machine)"
            )
        }
        return address.url
    }

    private static func language(
        _ arguments: ParsedArguments,
        _ environment: Environment,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> Language {
        if let option = arguments.text(.language).flatMap({ Language($0) }) { return option }
        if let text = file.language {
            guard let language = Language(text) else {
                throw ConfigurationError(
                    message: "language must be like en or ko-KR, not '\(text)'"
                )
            }
            return language
        }
        return environment.language ?? .standard
    }

    private static func region(
        _ arguments: ParsedArguments,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> Region? {
        if let option = arguments.text(.region).flatMap(Region.init) { return option }
        guard let text = file.region else { return nil }
        guard let region = Region(text) else {
            throw ConfigurationError(message: "region must be like KR, not '\(text)'")
        }
        return region
    }

    private static func timeout(
        _ arguments: ParsedArguments,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> Timeout {
        if let option = arguments.text(.timeout).flatMap({ Timeout($0) }) { return option }
        guard let seconds = file.timeout else { return .standard }
        guard let timeout = Timeout(seconds: seconds) else {
            throw ConfigurationError(message: "timeout must be a number of seconds above 0")
        }
        return timeout
    }

    private static func color(
        _ arguments: ParsedArguments,
        _ environment: Environment,
        _ file: ConfigurationFile
    ) -> ColorMode {
        if let option = arguments.text(.color).flatMap(ColorMode.init) { return option }
        if environment["NO_COLOR"] != nil { return .never }
        if let force = environment["CLICOLOR_FORCE"], force != "0" { return .always }
        return file.color ?? .auto
    }
}
