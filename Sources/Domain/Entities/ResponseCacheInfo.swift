/// What is kept of the answers of servers, and where.
public struct ResponseCacheInfo: Hashable, Sendable {
    /// The path of the folder.
    public let path: String
    public let responseCount: Int
    public let byteCount: Int

    /// What all answers together may take.
    public let byteLimit: Int

    public init(path: String, responseCount: Int, byteCount: Int, byteLimit: Int) {
        self.path = path
        self.responseCount = responseCount
        self.byteCount = byteCount
        self.byteLimit = byteLimit
    }
}
