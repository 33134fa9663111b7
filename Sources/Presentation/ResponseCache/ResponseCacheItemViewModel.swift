import Domain

/// What is kept of the answers of servers, in plain values.
public struct ResponseCacheItemViewModel: Hashable, Sendable {
    public let path: String
    public let responseCount: Int
    public let byteCount: Int
    public let byteLimit: Int

    init(_ info: ResponseCacheInfo) {
        path = info.path
        responseCount = info.responseCount
        byteCount = info.byteCount
        byteLimit = info.byteLimit
    }
}
