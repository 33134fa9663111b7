package import Domain

/// The cache of responses after a command has read or cleared it.
package enum ResponseCacheState: Hashable, Sendable {
    case loaded(ResponseCacheInfo)
    case cleared
    case failed(FailureViewModel)
}

/// Reads the facts about the cache of responses, and clears it.
package struct ResponseCacheViewModel {
    let cache: any ResponseCacheRepository

    package func load() async -> ResponseCacheState {
        do {
            return .loaded(try await cache.info())
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
