/// One attempt of a request, or a response from the cache, for a log.
package struct NetworkLogEntry: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        case response(status: Int, byteCount: Int)

        /// `byteCount` is how much of the body was received before the failure.
        case failure(NetworkError, byteCount: Int = 0)

        /// A cached response; `age` is in seconds since the server sent or last confirmed it.
        case cached(byteCount: Int, age: Int)

        /// `byteCount` is how much of the body was received: of a response, all by default.
        init(_ result: Result<NetworkResponse, NetworkError>, byteCount: Int? = nil) {
            switch result {
            case .success(let response), .failure(.httpStatus(let response)):
                let byteCount = byteCount ?? response.body.count
                self = .response(status: response.status, byteCount: byteCount)
            case .failure(let error): self = .failure(error, byteCount: byteCount ?? 0)
            }
        }
    }

    /// The host, the path and the query, without a credential.
    package let url: String
    package let outcome: Outcome
    package let duration: Duration

    /// The first is number 1; 0 if nothing was sent.
    package let attempt: Int

    /// The state of the cache for a request that was sent; `nil` for responses that are never
    /// cached.
    package let cacheStatus: CacheStatus?

    package init(
        url: String,
        outcome: Outcome,
        duration: Duration,
        attempt: Int = 0,
        cacheStatus: CacheStatus? = .miss
    ) {
        self.url = url
        self.outcome = outcome
        self.duration = duration
        self.attempt = attempt
        self.cacheStatus = cacheStatus
    }
}
