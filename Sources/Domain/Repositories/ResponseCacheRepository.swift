/// The place where answers of servers are kept.
public protocol ResponseCacheRepository: Sendable {
    func info() async throws(MoviesError) -> ResponseCacheInfo
    func removeAll() async throws(MoviesError)
}
