import Data
import Infrastructure

/// How TMDB is reached; looked at only by who is going to ask it.
struct TMDBSettings {
    static let tokenVariable = "TMDB_ACCESS_TOKEN"
    static let keyVariable = "TMDB_API_KEY"

    /// `nil` when none is set.
    let credential: TMDBCredential?
    let apiURL: ServiceURL

    /// The base of poster addresses.
    let imageURL: ServiceURL

    init(environment: Environment, file: ConfigurationFile) throws(ConfigurationError) {
        credential = try Self.credential(environment, file)
        apiURL = try Self.address(
            environment,
            "MOVIES_API_URL",
            file,
            .apiURL,
            "https://api.themoviedb.org/3"
        )
        imageURL = try Self.address(
            environment,
            "MOVIES_IMAGE_URL",
            file,
            .imageURL,
            "https://image.tmdb.org/t/p"
        )
    }

    /// Whether a credential is set, be it of any use or not.
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
                    message: "\(candidate.name) holds a character that no credential has; "
                        + "copy it again"
                )
            }
            return candidate.makeCredential(text)
        }
        return nil
    }

    /// A place where a credential may be set.
    private struct Candidate {
        /// Of the environment variable, or of the key in the configuration file.
        let name: String

        /// `nil` where none is set.
        let text: String?
        let makeCredential: (String) -> TMDBCredential

        init(
            _ name: String,
            _ text: String?,
            _ makeCredential: @escaping (String) -> TMDBCredential
        ) {
            self.name = name
            self.text = text.flatMap { text in
                // Copying often adds spaces.
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

    private static func address(
        _ environment: Environment,
        _ variable: String,
        _ file: ConfigurationFile,
        _ key: ConfigurationFile.Key,
        _ standard: String
    ) throws(ConfigurationError) -> ServiceURL {
        let set = environment[variable]
        let text = set ?? (key == .apiURL ? file.apiURL : file.imageURL) ?? standard
        guard let address = ServiceURL(text) else {
            throw ConfigurationError(
                message: "\(set == nil ? file.name(of: key) : variable) must be a plain https "
                    + "address (http only for this machine), without a user or a query"
            )
        }
        return address
    }
}

extension String {
    /// Without such characters at both ends.
    fileprivate func trimmed(where isSurplus: (Character) -> Bool) -> String {
        let start = drop(while: isSurplus)
        let end = start.lastIndex { !isSurplus($0) }
        return end.map { String(start[...$0]) } ?? ""
    }
}
