/// Fetches the location and size of the cache of server responses.
package protocol FetchResponseCacheInfoUseCase: Sendable {
    func execute() async throws(MoviesError) -> ResponseCacheInfo
}

package struct DefaultFetchResponseCacheInfoUseCase: FetchResponseCacheInfoUseCase {
    private let cache: any ResponseCacheRepository

    package init(cache: any ResponseCacheRepository) {
        self.cache = cache
    }

    package func execute() async throws(MoviesError) -> ResponseCacheInfo {
        try await cache.info()
    }
}

/// Removes all cached responses.
package protocol ClearResponseCacheUseCase: Sendable {
    func execute() async throws(MoviesError)
}

package struct DefaultClearResponseCacheUseCase: ClearResponseCacheUseCase {
    private let cache: any ResponseCacheRepository

    package init(cache: any ResponseCacheRepository) {
        self.cache = cache
    }

    package func execute() async throws(MoviesError) {
        try await cache.removeAll()
    }
}
