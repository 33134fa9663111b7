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
