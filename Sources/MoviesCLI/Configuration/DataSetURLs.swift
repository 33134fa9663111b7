import CommandLineKit
import Infrastructure
import Terminal
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The servers of the data sets; read and validated only for a download.
struct DataSetURLs {
    static let standardIMDb = "https://datasets.imdbws.com"
    static let standardExports = "https://files.tmdb.org/p/exports"

    let imdb: URL

    /// TMDB's daily exports.
    let exports: URL

    init(environment: Environment) throws(ConfigurationError) {
        imdb = try Self.url("MOVIES_IMDB_URL", Self.standardIMDb, environment)
        exports = try Self.url(
            "MOVIES_EXPORTS_URL",
            Self.standardExports,
            environment
        )
    }

    private static func url(
        _ variable: String,
        _ standard: String,
        _ environment: Environment
    ) throws(ConfigurationError) -> URL {
        guard let url = ServiceURL(environment[variable] ?? standard)?.url else {
            throw ConfigurationError(
                message: "\(variable) must be a plain https URL (http only for this machine), "
                    + "without a user or a query"
            )
        }
        return url
    }
}
