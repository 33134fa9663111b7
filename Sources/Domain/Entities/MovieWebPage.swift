/// The web page of a film.
public struct MovieWebPage: Hashable, Sendable {
    public let address: String

    /// Whether a browser shows it.
    public let isOpen: Bool

    public init(address: String, isOpen: Bool) {
        self.address = address
        self.isOpen = isOpen
    }
}
