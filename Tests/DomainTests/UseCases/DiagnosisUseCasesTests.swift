import DomainDoubles
import Testing

@testable import Domain

struct DiagnosisUseCasesTests {
    private static let broken = MoviesError.networkProgramUnusable(path: "/x", .missing)
    private static let full = MoviesError.storage(
        StorageFailure(operation: .write, path: "/x", reason: "No space left on device")
    )

    @Test func `finds nothing wrong where everything works`() async throws {
        let diagnosis = await diagnosis(FakeDiagnostics())

        #expect(diagnosis.networkProgram == nil)
        #expect(diagnosis.onlineSource == nil)
        #expect(try diagnosis.movieFiles.get() == 7)
        #expect(try diagnosis.catalog.get().movieCount == 3)
        #expect(try diagnosis.responseCache.get().responseCount == 2)
        #expect(try diagnosis.recentQueries.get() == 1)
    }

    @Test func `sends no request without the network program`() async {
        let diagnosis = await diagnosis(
            FakeDiagnostics(networkProgram: Self.broken, credential: .credentialRefused(.tmdb))
        )

        #expect(diagnosis.networkProgram == Self.broken)
        #expect(diagnosis.onlineSource == Self.broken)
    }

    @Test func `reports what can be read and not written`() async {
        let diagnosis = await diagnosis(FakeDiagnostics(full: [.recentQueries, .responseCache]))

        #expect((try? diagnosis.catalog.get()) != nil)
        #expect(throws: Self.full) { try diagnosis.responseCache.get() }
        #expect(throws: Self.full) { try diagnosis.recentQueries.get() }
    }

    @Test func `reports a catalog that can't be read`() async {
        let corrupt = MoviesError.catalogUnusable(path: "/x", .corrupt)

        let diagnosis = await diagnosis(FakeDiagnostics(), catalog: .failure(corrupt))

        #expect(throws: corrupt) { try diagnosis.catalog.get() }
    }

    @Test func `reports opened movies that can't be read`() async {
        let diagnosis = await diagnosis(
            FakeDiagnostics(),
            openedMovies: SpyOpenedMovies(failingWith: Self.full)
        )

        #expect(throws: Self.full) { try diagnosis.recentQueries.get() }
    }

    private func diagnosis(
        _ diagnostics: FakeDiagnostics,
        catalog: Result<CatalogInfo, MoviesError> = .success(
            CatalogInfo(
                source: .builtIn,
                movieCount: 3,
                date: nil,
                byteCount: 0,
                formatVersion: 1,
                path: nil
            )
        ),
        openedMovies: SpyOpenedMovies = SpyOpenedMovies()
    ) async -> Diagnosis {
        await DiagnoseUseCase(
            diagnostics: diagnostics,
            catalog: FakeCatalog(
                outcome: catalog.map { CatalogImportResult(catalog: $0, skippedLines: []) }
            ),
            responseCache: StubResponseCache(),
            recentQueries: OneQuery(),
            openedMovies: openedMovies
        ).execute()
    }

    private struct FakeDiagnostics: DiagnosticsRepository {
        var networkProgram: MoviesError?
        var credential: MoviesError?
        var full: Set<StoredData> = []

        func checkNetworkProgram() async throws(MoviesError) {
            if let networkProgram { throw networkProgram }
        }

        func checkCredential() async throws(MoviesError) {
            if let credential { throw credential }
        }

        func listedMovieCount() async throws(MoviesError) -> Int? { 7 }

        func checkWriting(of data: StoredData) async throws(MoviesError) {
            if full.contains(data) { throw DiagnosisUseCasesTests.full }
        }
    }

    private struct OneQuery: RecentQueriesRepository {
        func recentQueries() async throws(MoviesError) -> RecentQueries {
            RecentQueries([
                RecentQuery(text: "alien", lastUsed: Timestamp(secondsSince1970: 1))
            ])
        }

        func save(_ query: TypedQuery) async throws(MoviesError) {}
        func remove(_ text: String) async throws(MoviesError) -> Bool { false }
        func removeAll() async throws(MoviesError) {}
    }
}
