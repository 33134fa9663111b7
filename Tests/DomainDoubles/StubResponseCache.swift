package import Domain

/// A cache of two responses, or one that can't be accessed.
package struct StubResponseCache: ResponseCacheRepository {
    private let error: MoviesError?

    package init(failingWith error: MoviesError? = nil) { self.error = error }

    package func info() async throws(MoviesError) -> ResponseCacheInfo {
        if let error { throw error }
        return ResponseCacheInfo(path: "/c", responseCount: 2, byteCount: 300, byteLimit: 4000)
    }

    package func removeAll() async throws(MoviesError) {
        if let error { throw error }
    }
}
