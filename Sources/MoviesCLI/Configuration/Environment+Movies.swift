import CommandLineKit
import Domain
import Terminal

extension Environment {
    /// The value of an option, and the variable that sets it; `nil` if none does.
    func value(of option: OptionSpec) -> Settings.Value? {
        switch option {
        case .noHistory: self["MOVIES_NO_HISTORY"].map { ($0, .variable("MOVIES_NO_HISTORY")) }
        case .language: language
        case .color: color
        default: nil
        }
    }

    /// The language of the first variable that is set; none if that names none.
    private var language: Settings.Value? {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let locale = self[name] else { continue }
            return Language(locale: locale).map { ($0.description, .variable(name)) }
        }
        return nil
    }

    /// By the conventions of no-color.org, force-color.org and `CLICOLOR_FORCE`; some programs take
    /// 0 for no.
    private var color: Settings.Value? {
        if self["NO_COLOR"] != nil { return (ColorMode.never.rawValue, .variable("NO_COLOR")) }
        return ["FORCE_COLOR", "CLICOLOR_FORCE"].first { (self[$0] ?? "0") != "0" }
            .map { (ColorMode.always.rawValue, .variable($0)) }
    }

    /// A path of the user, in which `~/` means the home.
    func expandingHome(in path: String) -> String {
        guard path.hasPrefix("~/"), let home = self["HOME"] else { return path }
        return home + path.dropFirst()
    }

    /// The variable that names a proxy for requests; `nil` if none is set.
    var proxyVariable: String? {
        ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].first { self[$0] != nil }
    }
}

/// A server, by the variable with its URL; only tests and mirrors change it.
enum ServerVariable: String, CaseIterable, Sendable {
    case api = "MOVIES_API_URL"
    case images = "MOVIES_IMAGE_URL"
    case imdb = "MOVIES_IMDB_URL"

    var standard: String {
        switch self {
        case .api: "https://api.themoviedb.org/3"
        case .images: "https://image.tmdb.org/t/p"
        case .imdb: "https://datasets.imdbws.com"
        }
    }
}

extension Settings {
    func url(of server: ServerVariable) throws(ErrorReport) -> ServiceURL {
        guard let url = ServiceURL(environment[server.rawValue] ?? server.standard) else {
            throw ErrorReport(
                .configuration,
                "\(server.rawValue) must be a plain https URL (http only for this "
                    + "machine), without a user or a query"
            )
        }
        return url
    }
}

/// The credential and the servers of TMDB; read and validated only if TMDB is used.
struct TMDBSettings {
    /// `nil` if none is set.
    var credential: Credential?
    let apiURL: ServiceURL

    /// The base URL of posters.
    let imageURL: ServiceURL
}
