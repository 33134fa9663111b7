/// A person who is seen or heard in a film.
public struct CastMember: Hashable, Sendable {
    public let name: String

    /// Whom the person plays; `nil` where the source does not know.
    public let role: String?

    public init(name: String, role: String? = nil) {
        self.name = name
        self.role = role
    }
}
