package protocol ResponseCacheRepository: Sendable {
    func info() async throws(MoviesError) -> ResponseCacheInfo
    func removeAll() async throws(MoviesError)
}

package struct ResponseCacheInfo: Hashable, Sendable {
    package let path: String
    package let responseCount: Int
    package let byteCount: Int
    package let byteLimit: Int

    package init(path: String, responseCount: Int, byteCount: Int, byteLimit: Int) {
        self.path = path
        self.responseCount = responseCount
        self.byteCount = byteCount
        self.byteLimit = byteLimit
    }
}
