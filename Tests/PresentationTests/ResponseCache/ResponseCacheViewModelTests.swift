import Domain
import DomainDoubles
import Testing

@testable import Presentation

struct ResponseCacheViewModelTests {
    @Test func `has the location and size of the cache`() async {
        let viewModel = ResponseCacheViewModel(cache: StubResponseCache())

        guard case .loaded(let item) = await viewModel.load() else {
            Issue.record("not loaded")
            return
        }
        #expect(item.path == "/c")
        #expect([item.responseCount, item.byteCount, item.byteLimit] == [2, 300, 4000])
    }

    @Test func `clears the cache`() async {
        #expect(await ResponseCacheViewModel(cache: StubResponseCache()).clear() == .cleared)
    }

    @Test func `says why the cache can't be read or cleared`() async {
        let cache = StubResponseCache(failingWith: .offline(.tmdb))
        let viewModel = ResponseCacheViewModel(cache: cache)

        #expect(await viewModel.load() == .failed(FailureViewModel(.offline(.tmdb))))
        #expect(await viewModel.clear() == .failed(FailureViewModel(.offline(.tmdb))))
    }
}
