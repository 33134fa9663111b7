import CommandLineKit
import Domain
import SystemKit
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

/// How to reach TMDB; read and validated only if TMDB is used.
struct TMDBSettings {
    /// `nil` if none is set.
    var credential: Credential?
    let apiURL: ServiceURL

    /// The base URL of posters.
    let imageURL: ServiceURL
}

/// The credential that counts: that of the environment, of which a token before a key, else that of
/// the file of `movies config set-token`.
struct FoundCredential: Sendable {
    static let variables = ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"]
    static let fileName = "token"

    /// The variable, or the path of the file, for a message.
    let name: String

    /// The path of the file; `nil` for a variable.
    let path: String?
    let isKey: Bool

    /// Why it is invalid matters only where it is used.
    let credential: Result<Credential, ErrorReport>

    var noun: String { isKey ? "API key" : "token" }
}

extension FoundCredential {
    /// `nil` if none is set; a blank one is none.
    init?(_ environment: Environment) {
        // Copying and pasting often adds whitespace.
        let texts = Self.variables.map { environment[$0]?.trimmed ?? "" }
        if let index = texts.firstIndex(where: { !$0.isEmpty }) {
            self.init(Self.variables[index], nil, texts[index], isKey: index == 1)
            return
        }
        guard let path = try? Self.path(in: Directories(environment: environment)).get() else {
            return nil
        }
        do {
            guard let data = try FileDescriptor.contents(of: path, limit: 1 << 16) else {
                return nil
            }
            let line = data.prefix { $0 != UInt8(ascii: "\n") }
            let text = String(decoding: line, as: UTF8.self).trimmed
            guard !text.isEmpty else { return nil }
            self.init(path, path, text, isKey: Credential(text)?.isKey ?? false)
        } catch {
            let problem = ErrorReport(.configuration, "can't read \(path): \(error.reason)")
            self.init(name: path, path: path, isKey: false, credential: .failure(problem))
        }
    }

    private init(_ name: String, _ path: String?, _ text: String, isKey: Bool) {
        let problem =
            "\(name) contains a character that is not valid in a credential; copy it again"
        self.init(
            name: name,
            path: path,
            isKey: isKey,
            credential: Credential.isSendable(text)
                ? .success(isKey ? .apiKey(text) : .accessToken(text))
                : .failure(ErrorReport(.configuration, problem))
        )
    }

    /// The file, which is apart from the options so that these can be shared.
    static func path(in directories: Directories) -> Result<String, StorageFailure> {
        directories[.configuration].map { "\($0)/\(fileName)" }
    }
}

extension Credential {
    var isKey: Bool {
        if case .apiKey = self { true } else { false }
    }
}
