import Data
import Infrastructure

/// How to reach TMDB; read and validated only if TMDB is used.
struct TMDBSettings {
    private static let tokenVariable = "TMDB_ACCESS_TOKEN"
    private static let keyVariable = "TMDB_API_KEY"

    /// The environment variables that contain a secret.
    static let credentialVariables = [tokenVariable, keyVariable]

    /// `nil` if none is set.
    let credential: TMDBCredential?
    let apiURL: ServiceURL

    /// The base URL of posters.
    let imageURL: ServiceURL

    init(environment: Environment, file: ConfigurationFile) throws(ConfigurationError) {
        credential = try Self.credential(environment, file)
        apiURL = try Self.serviceURL(
            environment,
            "MOVIES_API_URL",
            file,
            .apiURL,
            "https://api.themoviedb.org/3"
        )
        imageURL = try Self.serviceURL(
            environment,
            "MOVIES_IMAGE_URL",
            file,
            .imageURL,
            "https://image.tmdb.org/t/p"
        )
    }

    /// Whether a credential is set, valid or not.
    static func hasCredential(_ environment: Environment, _ file: ConfigurationFile) -> Bool {
        candidates(environment, file).contains { $0.text != nil }
    }

    private static func credential(
        _ environment: Environment,
        _ file: ConfigurationFile
    ) throws(ConfigurationError) -> TMDBCredential? {
        for candidate in candidates(environment, file) {
            guard let text = candidate.text else { continue }
            guard TMDBCredential.isSendable(text) else {
                throw ConfigurationError(
                    message: "\(candidate.name) contains a character that is not valid in a "
                        + "credential; copy it again"
                )
            }
            return candidate.makeCredential(text)
        }
        return nil
    }

    /// A place where a credential may be set.
    private struct Candidate {
        /// The environment variable, or the file and its key.
        let name: String

        /// `nil` if it is not set.
        let text: String?
        let makeCredential: (String) -> TMDBCredential

        init(
            _ name: String,
            _ text: String?,
            _ makeCredential: @escaping (String) -> TMDBCredential
        ) {
            self.name = name
            self.text = text.flatMap { text in
                // Copying and pasting often adds whitespace.
                let text = text.trimmed(where: \.isWhitespace)
                return text.isEmpty ? nil : text
            }
            self.makeCredential = makeCredential
        }
    }

    /// The first that is set counts.
    private static func candidates(
        _ environment: Environment,
        _ file: ConfigurationFile
    ) -> [Candidate] {
        [
            Candidate(tokenVariable, environment[tokenVariable], TMDBCredential.accessToken),
            Candidate(keyVariable, environment[keyVariable], TMDBCredential.apiKey),
            Candidate(file.name(of: .accessToken), file.accessToken, TMDBCredential.accessToken),
            Candidate(file.name(of: .apiKey), file.apiKey, TMDBCredential.apiKey),
        ]
    }

    private static func serviceURL(
        _ environment: Environment,
        _ variable: String,
        _ file: ConfigurationFile,
        _ key: ConfigurationKey,
        _ standard: String
    ) throws(ConfigurationError) -> ServiceURL {
        let value = environment[variable]
        let text = value ?? (key == .apiURL ? file.apiURL : file.imageURL) ?? standard
        guard let url = ServiceURL(text) else {
            throw ConfigurationError(
                message: "\(value == nil ? file.name(of: key) : variable) must be a plain https "
                    + "URL (http only for this machine), without a user or a query"
            )
        }
        return url
    }
}

extension String {
    /// The text without matching characters at both ends.
    fileprivate func trimmed(where isTrimmed: (Character) -> Bool) -> String {
        let start = drop(while: isTrimmed)
        let end = start.lastIndex { !isTrimmed($0) }
        return end.map { String(start[...$0]) } ?? ""
    }
}
