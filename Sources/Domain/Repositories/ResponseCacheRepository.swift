/// The cache of server responses.
public protocol ResponseCacheRepository: Sendable {
    func info() async throws(MoviesError) -> ResponseCacheInfo
    func removeAll() async throws(MoviesError)
}
