import Domain
import Testing

@testable import Presentation

struct ResponseCacheViewModelTests {
    private struct StubCache: ResponseCacheRepository {
        var error: MoviesError?

        func info() async throws(MoviesError) -> ResponseCacheInfo {
            if let error { throw error }
            return ResponseCacheInfo(path: "/c", responseCount: 2, byteCount: 300, byteLimit: 4000)
        }

        func removeAll() async throws(MoviesError) {
            if let error { throw error }
        }
    }

    @Test func `has the location and size of the cache`() async {
        guard case .loaded(let item) = await ResponseCacheViewModel(cache: StubCache()).load()
        else {
            Issue.record("not loaded")
            return
        }
        #expect(item.path == "/c")
        #expect([item.responseCount, item.byteCount, item.byteLimit] == [2, 300, 4000])
    }

    @Test func `clears the cache`() async {
        #expect(await ResponseCacheViewModel(cache: StubCache()).clear() == .cleared)
    }

    @Test func `says why the cache can't be read or cleared`() async {
        let viewModel = ResponseCacheViewModel(cache: StubCache(error: .offline(.tmdb)))

        #expect(await viewModel.load() == .failed(FailureViewModel(.offline(.tmdb))))
        #expect(await viewModel.clear() == .failed(FailureViewModel(.offline(.tmdb))))
    }
}
