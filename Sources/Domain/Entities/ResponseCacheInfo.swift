/// The location and size of the cache of server responses.
public struct ResponseCacheInfo: Hashable, Sendable {
    /// The path of its directory.
    public let path: String
    public let responseCount: Int
    public let byteCount: Int

    /// The limit for all responses together.
    public let byteLimit: Int

    public init(path: String, responseCount: Int, byteCount: Int, byteLimit: Int) {
        self.path = path
        self.responseCount = responseCount
        self.byteCount = byteCount
        self.byteLimit = byteLimit
    }
}
