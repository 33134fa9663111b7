import CommandLineKit
import Data
import Infrastructure

/// How to reach TMDB; read and validated only if TMDB is used.
struct TMDBSettings {
    /// The environment variables that contain a secret.
    static let credentialVariables = ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"]

    /// `nil` if none is set.
    let credential: TMDBCredential?
    let apiURL: ServiceURL

    /// The base URL of posters.
    let imageURL: ServiceURL

    init(_ sources: SettingSources) throws(ConfigurationError) {
        try self.init(Self.credential(sources), sources)
    }

    init(
        _ credential: TMDBCredential?,
        _ sources: SettingSources
    ) throws(ConfigurationError) {
        self.credential = credential
        apiURL = try Self.serviceURL(.apiURL, sources)
        imageURL = try Self.serviceURL(.imageURL, sources)
    }

    static func standardURL(_ key: ConfigurationKey) -> String {
        key == .imageURL ? "https://image.tmdb.org/t/p" : "https://api.themoviedb.org/3"
    }

    /// Whether a credential is set, valid or not.
    static func hasCredential(_ sources: SettingSources) -> Bool {
        credentialSetting(sources) != nil
    }

    /// The credential that counts, and its kind: the environment counts before the file, and then
    /// the token before the key.
    static func credentialSetting(
        _ sources: SettingSources
    ) -> (key: ConfigurationKey, setting: SettingSources.Setting)? {
        let token = sources.setting(.accessToken)
        let key = sources.setting(.apiKey)
        if let token, key == nil || token.origin != .file || key?.origin == .file {
            return (.accessToken, token)
        }
        return key.map { (.apiKey, $0) }
    }

    private static func credential(
        _ sources: SettingSources
    ) throws(ConfigurationError) -> TMDBCredential? {
        guard let (key, setting) = credentialSetting(sources) else { return nil }
        guard TMDBCredential.isSendable(setting.text) else {
            throw ConfigurationError(
                message: "\(sources.name(of: key, setting.origin)) contains a character that is "
                    + "not valid in a credential; copy it again"
            )
        }
        return key == .accessToken ? .accessToken(setting.text) : .apiKey(setting.text)
    }

    private static func serviceURL(
        _ key: ConfigurationKey,
        _ sources: SettingSources
    ) throws(ConfigurationError) -> ServiceURL {
        let setting = sources.setting(key)
        guard let url = ServiceURL(setting?.text ?? standardURL(key)) else {
            throw ConfigurationError(
                message: "\(sources.name(of: key, setting?.origin ?? .standard)) must be a plain "
                    + "https URL (http only for this machine), without a user or a query"
            )
        }
        return url
    }
}
