import Domain
import Synchronization
import Testing

struct CatalogUseCasesTests {
    /// Records each call, and returns the same result or error.
    private final class SpyCatalog: CatalogRepository {
        static let info = CatalogInfo(
            source: .imdb,
            movieCount: 7,
            date: nil,
            formatVersion: 1,
            path: "/catalog"
        )
        static let result = CatalogImportResult(
            catalog: info,
            skippedLines: [.init(file: "titles", count: 2, first: 9)]
        )

        private let error: MoviesError?
        private let recorded = Mutex<[String]>([])

        init(failingWith error: MoviesError? = nil) {
            self.error = error
        }

        var calls: [String] { recorded.withLock(\.self) }

        private func record(_ call: String) throws(MoviesError) {
            recorded.withLock { $0.append(call) }
            if let error { throw error }
        }

        func info() async throws(MoviesError) -> CatalogInfo {
            try record("info")
            return Self.info
        }

        func importFiles(
            _ files: [String],
            includesAdult: Bool,
            progress: @escaping @Sendable (CatalogProgress) -> Void
        ) async throws(MoviesError) -> CatalogImportResult {
            try record("import \(files) \(includesAdult)")
            progress(.reading(file: "titles", done: 1, total: 2))
            return Self.result
        }

        func update(
            _ update: CatalogUpdateRequest,
            progress: @escaping @Sendable (CatalogProgress) -> Void
        ) async throws(MoviesError) -> CatalogImportResult {
            try record(
                "update \(update.source) \(update.includesAlternativeTitles)"
                    + " \(update.includesAdult)"
            )
            progress(.downloading(file: "titles", done: 1, total: nil))
            return Self.result
        }

        func remove() async throws(MoviesError) {
            try record("remove")
        }
    }

    private static let request = CatalogUpdateRequest(
        source: .imdb,
        includesAlternativeTitles: true,
        includesAdult: false
    )

    @Test func `returns the facts about the catalog`() async throws {
        let catalog = SpyCatalog()

        let info = try await DefaultFetchCatalogInfoUseCase(catalog: catalog).execute()

        #expect(info == SpyCatalog.info)
        #expect(catalog.calls == ["info"])
    }

    @Test func `imports the files in their order and reports progress`() async throws {
        let catalog = SpyCatalog()
        let progress = Mutex<[CatalogProgress]>([])

        let result = try await DefaultImportCatalogUseCase(catalog: catalog)
            .execute(["b", "-", "a"], includesAdult: true) { step in
                progress.withLock { $0.append(step) }
            }

        #expect(result == SpyCatalog.result)
        #expect(catalog.calls == [#"import ["b", "-", "a"] true"#])
        #expect(progress.withLock(\.self) == [.reading(file: "titles", done: 1, total: 2)])
    }

    @Test func `updates from the source and reports progress`() async throws {
        let catalog = SpyCatalog()
        let progress = Mutex<[CatalogProgress]>([])

        let result = try await DefaultUpdateCatalogUseCase(catalog: catalog)
            .execute(Self.request) { step in progress.withLock { $0.append(step) } }

        #expect(result == SpyCatalog.result)
        #expect(catalog.calls == ["update imdb true false"])
        #expect(progress.withLock(\.self) == [.downloading(file: "titles", done: 1, total: nil)])
    }

    @Test func `removes the catalog`() async throws {
        let catalog = SpyCatalog()

        try await DefaultRemoveCatalogUseCase(catalog: catalog).execute()

        #expect(catalog.calls == ["remove"])
    }

    @Test func `throws the errors of the repository`() async {
        let error = MoviesError.catalogUnusable(path: "/catalog", .corrupt)
        let catalog = SpyCatalog(failingWith: error)

        await #expect(throws: error) {
            try await DefaultFetchCatalogInfoUseCase(catalog: catalog).execute()
        }
        await #expect(throws: error) {
            try await DefaultImportCatalogUseCase(catalog: catalog)
                .execute([], includesAdult: false) { _ in }
        }
        await #expect(throws: error) {
            try await DefaultUpdateCatalogUseCase(catalog: catalog).execute(Self.request) { _ in }
        }
        await #expect(throws: error) {
            try await DefaultRemoveCatalogUseCase(catalog: catalog).execute()
        }
    }
}
