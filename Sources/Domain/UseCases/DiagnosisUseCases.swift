/// Checks everything that the program depends on.
package protocol DiagnoseUseCase: Sendable {
    func execute() async -> Diagnosis
}

package struct DefaultDiagnoseUseCase: DiagnoseUseCase {
    private let diagnostics: any DiagnosticsRepository
    private let catalog: any CatalogRepository
    private let responseCache: any ResponseCacheRepository
    private let recentQueries: any RecentQueriesRepository

    package init(
        diagnostics: any DiagnosticsRepository,
        catalog: any CatalogRepository,
        responseCache: any ResponseCacheRepository,
        recentQueries: any RecentQueriesRepository
    ) {
        self.diagnostics = diagnostics
        self.catalog = catalog
        self.responseCache = responseCache
        self.recentQueries = recentQueries
    }

    package func execute() async -> Diagnosis {
        let networkProgram = await failure { () throws(MoviesError) in
            try await diagnostics.checkNetworkProgram()
        }
        return Diagnosis(
            networkProgram: networkProgram,
            onlineSource: await onlineSource(networkProgram),
            catalog: await writable(.catalog) { () throws(MoviesError) in
                try await catalog.info()
            },
            responseCache: await writable(.responseCache) { () throws(MoviesError) in
                try await responseCache.info()
            },
            recentQueries: await writable(.recentQueries) { () throws(MoviesError) in
                try await recentQueries.recentQueries().queries.count
            }
        )
    }

    /// Without the network program, no request can be sent.
    private func onlineSource(_ networkProgram: MoviesError?) async -> MoviesError? {
        if let networkProgram { return networkProgram }
        return await failure { () throws(MoviesError) in
            try await diagnostics.checkCredential()
        }
    }

    /// Reads facts, and then checks that the data can be written.
    private func writable<Facts>(
        _ data: StoredData,
        _ read: () async throws(MoviesError) -> Facts
    ) async -> Result<Facts, MoviesError> {
        do throws(MoviesError) {
            let facts = try await read()
            try await diagnostics.checkWriting(of: data)
            return .success(facts)
        } catch {
            return .failure(error)
        }
    }

    private func failure(
        of check: () async throws(MoviesError) -> Void
    ) async -> MoviesError? {
        do throws(MoviesError) {
            try await check()
            return nil
        } catch {
            return error
        }
    }
}
