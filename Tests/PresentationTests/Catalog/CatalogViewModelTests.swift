import Domain
import DomainDoubles
import TestSupport
import Testing

@testable import Presentation

@MainActor
struct CatalogViewModelTests {
    private static let info = CatalogInfo(
        source: .imdb,
        movieCount: 3,
        date: CalendarDate("2026-11-20"),
        byteCount: 4096,
        formatVersion: 1,
        path: "/data/catalog.index"
    )

    @Test func `shows progress while it works`() async throws {
        let catalog = FakeCatalog(
            outcome: .success(Self.result),
            progress: [
                CatalogProgress(
                    step: 1,
                    of: 3,
                    .downloading(file: "f", done: 500_000, total: 1_000_000)
                )
            ]
        )
        var statistics: [[String]] = []

        let result = try await CatalogViewModel().run(Self.importing(catalog)) {
            statistics.append($0.statistics)
        }

        #expect(result == Self.result)

        #expect(statistics == [["500 kB of 1.0 MB"]])
    }

    @Test func `shows only the newest progress if the screen is slower than the work`() async throws
    {
        let hasReported = Gate()
        let catalog = FakeCatalog(
            outcome: .success(Self.result),
            progress: (1...3).map {
                CatalogProgress(step: 2, of: 2, .indexing(movies: $0, done: 1))
            },
            afterProgress: hasReported.open
        )
        let viewModel = CatalogViewModel {
            hasReported.wait(timeout: .hangLimit)
            return .now
        }
        var titles: [String] = []

        _ = try await viewModel.run(Self.importing(catalog)) { titles.append($0.title) }

        #expect(titles == ["step 2 of 2: indexing 3 movies"])
    }

    @Test func `fails if an import does`() async {
        let lost = MoviesError.server(.example, .unreachable(.lost))
        let catalog = FakeCatalog(outcome: .failure(lost))

        await #expect(throws: lost) {
            try await CatalogViewModel().run(Self.importing(catalog)) { _ in }
        }
    }

    @Test func `cancels the update along with its caller`() async {
        let catalog = FakeCatalog(
            outcome: .failure(.cancelled),
            progress: [CatalogProgress(step: 2, of: 2, .indexing(movies: 1, done: 0))]
        ) {
            // A stream without elements ends with its task.
            for await _ in AsyncStream(Never.self, { _ in }) {}
        }
        let hasStarted = Gate()
        let update = Task {
            try await CatalogViewModel().run(Self.importing(catalog)) { _ in hasStarted.open() }
        }
        await hasStarted.opened()

        update.cancel()

        await #expect(throws: MoviesError.cancelled) { try await update.value }
    }

    @Test func `says why a download waits`() {
        let item = CatalogProgressItemViewModel(
            CatalogProgress(
                step: 1,
                of: 3,
                .waiting(seconds: 24, reason: .server(.example, .timedOut))
            ),
            CatalogProgressEstimate()
        )

        #expect(item.title == "retrying in 24 s: example.org did not respond in time")
        #expect(item.isWait)
        #expect(item.fraction == nil)
        #expect(item.statistics.isEmpty)
    }

    private static let result = CatalogImportResult(catalog: info)

    private static func importing(_ catalog: FakeCatalog) -> CatalogViewModel.Operation {
        { progress throws(MoviesError) in
            try await catalog.importFiles([], includesAdult: false, progress: progress)
        }
    }
}
