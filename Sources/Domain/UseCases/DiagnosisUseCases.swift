/// Checks everything that the program depends on.
package struct DiagnoseUseCase: Sendable {
    private let diagnostics: any DiagnosticsRepository
    private let catalog: any CatalogRepository
    private let responseCache: any ResponseCacheRepository
    private let recentQueries: any RecentQueriesRepository
    private let openedMovies: any OpenedMoviesRepository

    package init(
        diagnostics: any DiagnosticsRepository,
        catalog: any CatalogRepository,
        responseCache: any ResponseCacheRepository,
        recentQueries: any RecentQueriesRepository,
        openedMovies: any OpenedMoviesRepository
    ) {
        self.diagnostics = diagnostics
        self.catalog = catalog
        self.responseCache = responseCache
        self.recentQueries = recentQueries
        self.openedMovies = openedMovies
    }

    package func execute() async -> Diagnosis {
        let networkProgram = await Result(of: diagnostics.checkNetworkProgram).failure
        return Diagnosis(
            networkProgram: networkProgram,
            onlineSource: await onlineSource(networkProgram),
            movieFiles: await Result(of: diagnostics.listedMovieCount),
            catalog: await writable(.catalog, catalog.info),
            responseCache: await writable(.responseCache, responseCache.info),
            recentQueries: await writable(.recentQueries) { () throws(MoviesError) in
                _ = try await openedMovies.openedMovies()
                return try await recentQueries.recentQueries().queries.count
            }
        )
    }

    /// Without the network program, no request can be sent.
    private func onlineSource(_ networkProgram: MoviesError?) async -> MoviesError? {
        if let networkProgram { return networkProgram }
        return await Result(of: diagnostics.checkCredential).failure
    }

    /// Reads facts, and then checks that the data can be written.
    private func writable<Facts>(
        _ data: StoredData,
        _ read: () async throws(MoviesError) -> Facts
    ) async -> Result<Facts, MoviesError> {
        await Result(of: { () throws(MoviesError) in
            let facts = try await read()
            try await diagnostics.checkWriting(of: data)
            return facts
        })
    }
}
