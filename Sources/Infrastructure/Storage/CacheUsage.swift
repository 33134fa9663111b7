/// How much a cache holds.
public struct CacheUsage: Hashable, Sendable {
    public let entryCount: Int
    public let byteCount: Int

    public init(entryCount: Int, byteCount: Int) {
        self.entryCount = entryCount
        self.byteCount = byteCount
    }
}
