package protocol ResponseCacheRepository: Sendable {
    func info() async throws(MoviesError) -> ResponseCacheInfo
    func removeAll() async throws(MoviesError)
}
