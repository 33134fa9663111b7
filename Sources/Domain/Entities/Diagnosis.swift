/// The state of what the program depends on; an error says why something can't be used.
public struct Diagnosis: Sendable {
    /// Of the network program, which sends requests.
    public let networkProgram: MoviesError?

    /// Of TMDB and the credential; `credentialMissing` and `offline` if no request was sent.
    public let tmdb: MoviesError?
    public let catalog: Result<CatalogInfo, MoviesError>
    public let responseCache: Result<ResponseCacheInfo, MoviesError>

    /// The number of recent queries.
    public let recentQueries: Result<Int, MoviesError>

    public init(
        networkProgram: MoviesError?,
        tmdb: MoviesError?,
        catalog: Result<CatalogInfo, MoviesError>,
        responseCache: Result<ResponseCacheInfo, MoviesError>,
        recentQueries: Result<Int, MoviesError>
    ) {
        self.networkProgram = networkProgram
        self.tmdb = tmdb
        self.catalog = catalog
        self.responseCache = responseCache
        self.recentQueries = recentQueries
    }
}
