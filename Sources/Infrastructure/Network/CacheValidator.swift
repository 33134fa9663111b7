/// What the one who asks has kept of an earlier answer.
public enum CacheValidator: Hashable, Sendable {
    case nothing

    /// An answer that may have changed; with its entity tag the server can say that it has not,
    /// by status 304 (RFC 9110, 13.1.2).
    case outdated(entityTag: String?)
}
