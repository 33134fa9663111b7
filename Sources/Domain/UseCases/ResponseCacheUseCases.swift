/// Fetches the location and size of the cache of server responses.
public protocol FetchResponseCacheInfoUseCase: Sendable {
    func execute() async throws(MoviesError) -> ResponseCacheInfo
}

public struct DefaultFetchResponseCacheInfoUseCase: FetchResponseCacheInfoUseCase {
    private let cache: any ResponseCacheRepository

    public init(cache: any ResponseCacheRepository) {
        self.cache = cache
    }

    public func execute() async throws(MoviesError) -> ResponseCacheInfo {
        try await cache.info()
    }
}

/// Removes all cached responses.
public protocol ClearResponseCacheUseCase: Sendable {
    func execute() async throws(MoviesError)
}

public struct DefaultClearResponseCacheUseCase: ClearResponseCacheUseCase {
    private let cache: any ResponseCacheRepository

    public init(cache: any ResponseCacheRepository) {
        self.cache = cache
    }

    public func execute() async throws(MoviesError) {
        try await cache.removeAll()
    }
}
