public import Domain

/// Stands in where there is no place for a cache, and says why whenever it is asked.
public struct UnavailableResponseCacheRepository: ResponseCacheRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func info() async throws(MoviesError) -> ResponseCacheInfo { throw error }

    public func removeAll() async throws(MoviesError) { throw error }
}
