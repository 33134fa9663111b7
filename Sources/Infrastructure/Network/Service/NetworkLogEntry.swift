/// One try of a request, or an answer that needed none, for a person who wants to watch.
public struct NetworkLogEntry: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
        case answer(status: Int, byteCount: Int)

        /// The bytes are those of the body that were received before.
        case failure(NetworkError, byteCount: Int = 0)

        /// An answer of the cache, and the seconds since it was known to be right.
        case cached(byteCount: Int, age: Int)
    }

    public let method: String

    /// The host, the path and the query, without a credential.
    public let address: String
    public let outcome: Outcome
    public let duration: Duration

    /// The first is number 1; 0 when nothing was sent.
    public let attempt: Int

    /// What the cache had, where it did not have the answer; `nil` for what is never cached.
    public let held: CacheValidator?

    public init(
        method: String = "GET",
        address: String,
        outcome: Outcome,
        duration: Duration,
        attempt: Int = 0,
        held: CacheValidator? = .nothing
    ) {
        self.method = method
        self.address = address
        self.outcome = outcome
        self.duration = duration
        self.attempt = attempt
        self.held = held
    }
}
