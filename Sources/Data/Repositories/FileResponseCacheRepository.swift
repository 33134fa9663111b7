package import Domain
package import Infrastructure

/// The files in which `ResponseCache` stores responses.
package struct FileResponseCacheRepository: ResponseCacheRepository {
    private let store: DiskCache

    package init(store: DiskCache) { self.store = store }

    package func info() async throws(MoviesError) -> ResponseCacheInfo {
        let usage = try MoviesError.mapping(try store.usage())
        return ResponseCacheInfo(
            path: store.path,
            responseCount: usage.entryCount,
            byteCount: usage.byteCount,
            byteLimit: store.byteLimit
        )
    }

    package func removeAll() async throws(MoviesError) {
        try await MoviesError.mapping(store.removeAll)
    }
}
