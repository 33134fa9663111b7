import Infrastructure

/// Where films can be downloaded from; looked at only by who is going to do so.
struct DataSetURLs {
    let imdb: URL

    /// TMDB's daily exports.
    let exports: URL

    init(environment: Environment) throws(ConfigurationError) {
        imdb = try Self.address("MOVIES_IMDB_URL", "https://datasets.imdbws.com", environment)
        exports = try Self.address(
            "MOVIES_EXPORTS_URL",
            "https://files.tmdb.org/p/exports",
            environment
        )
    }

    private static func address(
        _ variable: String,
        _ standard: String,
        _ environment: Environment
    ) throws(ConfigurationError) -> URL {
        guard let url = ServiceURL(environment[variable] ?? standard)?.url else {
            throw ConfigurationError(
                message: "\(variable) must be a plain https address (http only for this machine), "
                    + "without a user or a query"
            )
        }
        return url
    }
}
