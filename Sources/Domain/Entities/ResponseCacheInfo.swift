/// The location and size of the cache of server responses.
package struct ResponseCacheInfo: Hashable, Sendable {
    package let path: String
    package let responseCount: Int
    package let byteCount: Int

    /// The limit for all responses together.
    package let byteLimit: Int

    package init(path: String, responseCount: Int, byteCount: Int, byteLimit: Int) {
        self.path = path
        self.responseCount = responseCount
        self.byteCount = byteCount
        self.byteLimit = byteLimit
    }
}
