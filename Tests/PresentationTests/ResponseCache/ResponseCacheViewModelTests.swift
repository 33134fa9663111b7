import Domain
import Testing

@testable import Presentation

@MainActor
struct ResponseCacheViewModelTests {
    private struct StubFetch: FetchResponseCacheInfoUseCase {
        let result: Result<ResponseCacheInfo, MoviesError>

        func execute() async throws(MoviesError) -> ResponseCacheInfo { try result.get() }
    }

    private struct StubClear: ClearResponseCacheUseCase {
        let result: Result<Void, MoviesError>

        func execute() async throws(MoviesError) { try result.get() }
    }

    private let info = ResponseCacheInfo(
        path: "/c",
        responseCount: 2,
        byteCount: 300,
        byteLimit: 4000
    )

    @Test func `shows the location and size of the cache`() async {
        let viewModel = viewModel(fetch: .success(info))

        await viewModel.didOpen()

        guard case .loaded(let item) = viewModel.state.value else {
            Issue.record("\(viewModel.state.value)")
            return
        }
        #expect(item.path == "/c")
        #expect([item.responseCount, item.byteCount, item.byteLimit] == [2, 300, 4000])
    }

    @Test func `shows that the cache was cleared, or why it was not`() async {
        let cleared = viewModel(clear: .success(()))
        let failed = viewModel(clear: .failure(.offline(.tmdb)))

        await cleared.didClear()
        await failed.didClear()

        #expect(cleared.state.value == .cleared)
        #expect(failed.state.value == .failed(FailureViewModel(.offline(.tmdb))))
    }

    @Test func `shows why the cache can't be read`() async {
        let viewModel = viewModel(fetch: .failure(.offline(.tmdb)))

        await viewModel.didOpen()

        #expect(viewModel.state.value == .failed(FailureViewModel(.offline(.tmdb))))
    }

    private func viewModel(
        fetch: Result<ResponseCacheInfo, MoviesError> = .failure(.cancelled),
        clear: Result<Void, MoviesError> = .failure(.cancelled)
    ) -> DefaultResponseCacheViewModel {
        DefaultResponseCacheViewModel(
            fetchInfo: StubFetch(result: fetch),
            clear: StubClear(result: clear)
        )
    }
}
