package import Domain

/// The cache of responses after a command has read or cleared it.
package enum ResponseCacheState: Hashable, Sendable {
    case loaded(ResponseCacheItemViewModel)
    case cleared
    case failed(FailureViewModel)
}

/// The location and size of the cache of responses.
package struct ResponseCacheItemViewModel: Hashable, Sendable {
    package let path: String
    package let responseCount: Int
    package let byteCount: Int
    package let byteLimit: Int

    /// The size for people: `1.2 MB`.
    package let size: String

    /// The limit for people: `67.1 MB`.
    package let limit: String

    init(_ info: ResponseCacheInfo) {
        path = info.path
        responseCount = info.responseCount
        byteCount = info.byteCount
        byteLimit = info.byteLimit
        size = ByteCount(info.byteCount).description
        limit = ByteCount(info.byteLimit).description
    }
}

/// Reads the facts about the cache of responses, and clears it.
///
/// A command prints what a call returns, and ends, so there is nothing to observe.
package struct ResponseCacheViewModel {
    private let cache: any ResponseCacheRepository

    package init(cache: any ResponseCacheRepository) {
        self.cache = cache
    }

    package func load() async -> ResponseCacheState {
        do {
            return .loaded(ResponseCacheItemViewModel(try await cache.info()))
        } catch {
            return .failed(FailureViewModel(error))
        }
    }

    package func clear() async -> ResponseCacheState {
        do {
            try await cache.removeAll()
            return .cleared
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}
