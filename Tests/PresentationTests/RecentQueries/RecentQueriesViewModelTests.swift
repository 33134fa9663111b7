import Domain
import Testing

@testable import Presentation

@MainActor
struct RecentQueriesViewModelTests {
    private struct StubFetch: FetchRecentQueriesUseCase {
        let result: Result<[RecentQuery], MoviesError>

        func execute() async throws(MoviesError) -> [RecentQuery] { try result.get() }
    }

    private struct StubClear: ClearRecentQueriesUseCase {
        let result: Result<Void, MoviesError>

        func execute() async throws(MoviesError) { try result.get() }
    }

    private struct StubRemove: RemoveRecentQueryUseCase {
        let result: Result<Bool, MoviesError>

        func execute(_ text: String) async throws(MoviesError) -> Bool { try result.get() }
    }

    @Test func `shows each query with the time of its last use in UTC`() async throws {
        let query = RecentQuery(
            text: "alien",
            lastUsed: Timestamp(secondsSince1970: 1_763_696_096)
        )
        let viewModel = viewModel(fetch: .success([query]))

        await viewModel.didOpen()

        guard case .loaded(let items) = viewModel.state.value else {
            Issue.record("\(viewModel.state.value)")
            return
        }
        #expect(items.map(\.text) == ["alien"])
        #expect(items.map(\.lastUsed) == ["2025-11-21T03:34:56Z"])
        #expect(items.map(\.age) == ["2 minutes ago"])
    }

    @Test func `shows why the queries can't be read`() async {
        let viewModel = viewModel(fetch: .failure(.offline(.tmdb)))

        await viewModel.didOpen()

        #expect(viewModel.state.value == .failed(FailureViewModel(.offline(.tmdb))))
    }

    @Test func `shows that the queries were removed`() async {
        let viewModel = viewModel(clear: .success(()))

        await viewModel.didClear()

        #expect(viewModel.state.value == .cleared)
    }

    @Test func `shows why the queries can't be removed`() async {
        let viewModel = viewModel(clear: .failure(.offline(.tmdb)))

        await viewModel.didClear()

        #expect(viewModel.state.value == .failed(FailureViewModel(.offline(.tmdb))))
    }

    @Test func `shows that a query was removed, or which others there are`() async {
        let alien = RecentQuery(text: "alien", lastUsed: Timestamp(secondsSince1970: 0))
        let removing = viewModel(fetch: .success([alien]), remove: .success(true))
        let missing = viewModel(fetch: .success([alien]), remove: .success(false))
        let failing = viewModel(remove: .failure(.offline(.tmdb)))

        for viewModel in [removing, missing, failing] { await viewModel.didRemove("alein") }

        #expect(removing.state.value == .removed)
        #expect(missing.state.value == .missing("alein", others: ["alien"]))
        #expect(failing.state.value == .failed(FailureViewModel(.offline(.tmdb))))
    }

    private func viewModel(
        fetch: Result<[RecentQuery], MoviesError> = .success([]),
        clear: Result<Void, MoviesError> = .success(()),
        remove: Result<Bool, MoviesError> = .success(true)
    ) -> DefaultRecentQueriesViewModel {
        DefaultRecentQueriesViewModel(
            fetchRecentQueries: StubFetch(result: fetch),
            clearRecentQueries: StubClear(result: clear),
            removeRecentQuery: StubRemove(result: remove),
            now: { Timestamp(secondsSince1970: 1_763_696_096 + 120) }
        )
    }
}
