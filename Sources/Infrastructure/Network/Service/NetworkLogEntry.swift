/// One attempt of a request, or a response from the cache, for a log.
public struct NetworkLogEntry: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case response(status: Int, byteCount: Int)

        /// `byteCount` is how much of the body was received before the failure.
        case failure(NetworkError, byteCount: Int = 0)

        /// A cached response; `age` is in seconds since the server sent or last confirmed it.
        case cached(byteCount: Int, age: Int)
    }

    public let method: String

    /// The host, the path and the query, without a credential.
    public let url: String
    public let outcome: Outcome
    public let duration: Duration

    /// The first is number 1; 0 if nothing was sent.
    public let attempt: Int

    /// What the cache had when a request was sent; `nil` for responses that are never cached.
    public let cacheStatus: CacheStatus?

    public init(
        method: String = "GET",
        url: String,
        outcome: Outcome,
        duration: Duration,
        attempt: Int = 0,
        cacheStatus: CacheStatus? = .miss
    ) {
        self.method = method
        self.url = url
        self.outcome = outcome
        self.duration = duration
        self.attempt = attempt
        self.cacheStatus = cacheStatus
    }
}
