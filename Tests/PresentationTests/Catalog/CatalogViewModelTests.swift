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

    @Test func `shows the facts about the catalog`() async {
        let viewModel = makeViewModel(FakeCatalog(outcome: .success(Self.result)))

        await viewModel.didOpen()

        guard case .loaded(let item) = viewModel.state.value else {
            Issue.record("\(viewModel.state.value)")
            return
        }
        #expect(item.source == "imdb")
        #expect(item.date == "2026-11-20")
        #expect(item.attribution?.contains("IMDb") == true)
    }

    @Test func `reports each file with skipped lines, or without an end`() async {
        let lines = CatalogImportResult.SkippedLines(file: .file("titles.tsv"), count: 3, first: 17)
        let line = CatalogImportResult.SkippedLines(file: .standardInput, count: 1, first: 9)
        let result = CatalogImportResult(
            catalog: Self.result.catalog,
            skippedLines: [lines, line],
            filesWithoutFinalLineBreak: [.file("ratings.tsv")]
        )
        let viewModel = makeViewModel(FakeCatalog(outcome: .success(result)))

        await viewModel.didImport([.file("titles.tsv")], includesAdult: false)

        guard case .imported(let item, let notes) = viewModel.state.value else {
            Issue.record("\(viewModel.state.value)")
            return
        }
        #expect(item.movieCount == 3)
        #expect(
            notes == [
                "skipped 3 unreadable lines in titles.tsv; the first is line 17",
                "skipped line 9 of standard input, which can't be read",
                "ratings.tsv ends without a line break, and may be incomplete",
            ]
        )
    }

    @Test func `shows progress while it works`() async {
        let viewModel = makeViewModel(
            FakeCatalog(
                outcome: .success(Self.result),
                progress: [
                    CatalogProgress(
                        step: 1,
                        of: 3,
                        .downloading(file: "f", done: 500_000, total: 1_000_000)
                    )
                ]
            )
        )
        var statistics: [[String]] = []
        let owner = FakeOwner()
        viewModel.state.observe(on: owner) { _, state in
            if case .inProgress(let item) = state { statistics.append(item.statistics) }
        }

        await viewModel.didUpdate(CatalogUpdateRequest(source: .imdb))

        #expect(statistics == [["500 kB of 1.0 MB"]])
    }

    @Test func `shows only the newest progress if the screen is slower than the work`() async {
        let hasReported = Gate()
        let catalog = FakeCatalog(
            outcome: .success(Self.result),
            progress: (1...3).map {
                CatalogProgress(step: 2, of: 2, .indexing(movies: $0, done: 1))
            },
            afterProgress: hasReported.open
        )
        let viewModel = CatalogViewModel(catalog: catalog) {
            hasReported.wait(timeout: .hangLimit)
            return .now
        }
        var titles: [String] = []
        let owner = FakeOwner()
        viewModel.state.observe(on: owner) { _, state in
            if case .inProgress(let item) = state { titles.append(item.title) }
        }

        await viewModel.didUpdate(CatalogUpdateRequest(source: .imdb))

        #expect(titles == ["step 2 of 2: indexing 3 movies"])
    }

    @Test func `shows why an update failed`() async {
        let lost = MoviesError.server(.example, .unreachable(.lost))
        let viewModel = makeViewModel(FakeCatalog(outcome: .failure(lost)))

        await viewModel.didUpdate(CatalogUpdateRequest(source: .tmdb))

        #expect(viewModel.state.value == .failed(FailureViewModel(lost, catalogMayHelp: false)))
    }

    @Test func `shows why the catalog can't be read, imported or removed`() async {
        let error = MoviesError.offline(nil)
        let viewModel = makeViewModel(FakeCatalog(outcome: .failure(error)))

        await viewModel.didOpen()
        #expect(viewModel.state.value == .failed(FailureViewModel(error)))
        await viewModel.didImport([], includesAdult: false)
        #expect(viewModel.state.value == .failed(FailureViewModel(error, catalogMayHelp: false)))
        await viewModel.didRemove()

        #expect(viewModel.state.value == .failed(FailureViewModel(error)))
    }

    @Test func `cancels the update along with its caller`() async {
        let catalog = FakeCatalog(
            outcome: .failure(.cancelled),
            progress: [CatalogProgress(step: 2, of: 2, .indexing(movies: 1, done: 0))]
        ) {
            // A stream without elements ends with its task.
            for await _ in AsyncStream(Never.self, { _ in }) {}
        }
        let viewModel = CatalogViewModel(catalog: catalog)
        let update = Task { await viewModel.didUpdate(CatalogUpdateRequest(source: .imdb)) }
        _ = await viewModel.state.first { if case .inProgress = $0 { true } else { false } }

        update.cancel()
        await update.value

        let cancelled = FailureViewModel(.cancelled, catalogMayHelp: false)
        #expect(viewModel.state.value == .failed(cancelled))
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

    @Test func `goes back to the built-in catalog`() async {
        let viewModel = makeViewModel(FakeCatalog(outcome: .success(Self.result)))

        await viewModel.didRemove()

        #expect(viewModel.state.value == .removed)
    }

    private static let result = CatalogImportResult(catalog: info, skippedLines: [])

    private func makeViewModel(_ catalog: FakeCatalog) -> CatalogViewModel {
        CatalogViewModel(catalog: catalog)
    }
}
