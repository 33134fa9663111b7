/// One attempt of a request, or a response from the cache, for a log.
package struct NetworkLogEntry: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case response(status: Int, byteCount: Int)

        /// `byteCount` is how much of the body was received before the failure.
        case failure(NetworkError, byteCount: Int = 0)

        /// A cached response; `age` is in seconds since the server sent or last confirmed it.
        case cached(byteCount: Int, age: Int)
    }

    package let method: String

    /// The host, the path and the query, without a credential.
    package let url: String
    package let outcome: Outcome
    package let duration: Duration

    /// The first is number 1; 0 if nothing was sent.
    package let attempt: Int

    /// What the cache had when a request was sent; `nil` for responses that are never cached.
    package let cacheStatus: CacheStatus?

    package init(
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
