import CommandLineKit
import Domain

/// How to reach the online source that is asked for movies.
enum OnlineSettings {
    case tmdb(TMDBSettings)

    var source: OnlineSource {
        switch self {
        case .tmdb: .tmdb
        }
    }

    var hasCredential: Bool { !secrets.isEmpty }

    /// What no message may show.
    var secrets: [String] {
        switch self {
        case .tmdb(let settings): [settings.credential?.secret].compactMap(\.self)
        }
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
    init(_ sources: SettingSources, credential: Credential? = nil) throws(ConfigurationError) {
        if let credential {
            self.credential = credential
        } else {
            self.credential = try Self.credential(sources)
        }
        apiURL = try sources.url(.apiURL)
        imageURL = try sources.url(.imageURL)
    }

    private static func credential(
        _ sources: SettingSources
    ) throws(ConfigurationError) -> Credential? {
        guard let (setting, value) = sources.credential else { return nil }
        guard Credential.isSendable(value.text) else {
            throw ConfigurationError(
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

    init(_ sources: SettingSources) throws(ConfigurationError) {
        imdb = try sources.url(.imdbURL)
        exports = try sources.url(.exportsURL)
    }
}
