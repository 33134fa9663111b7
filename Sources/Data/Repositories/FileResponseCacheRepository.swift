public import Domain
public import Infrastructure

/// The files in which `ResponseCache` stores responses.
public struct FileResponseCacheRepository: ResponseCacheRepository {
    private let store: DiskCache

    public init(store: DiskCache) {
        self.store = store
    }

    public func info() async throws(MoviesError) -> ResponseCacheInfo {
        do {
            let usage = try store.usage()
            return ResponseCacheInfo(
                path: store.path,
                responseCount: usage.entryCount,
                byteCount: usage.byteCount,
                byteLimit: store.byteLimit
            )
        } catch {
            throw MoviesError(error)
        }
    }

    public func removeAll() async throws(MoviesError) {
        do {
            try await store.removeAll()
        } catch {
            throw MoviesError(error)
        }
    }
}
