/// The web page of a movie.
public struct MovieWebPage: Hashable, Sendable {
    public let url: String

    /// Whether a browser shows it.
    public let isOpen: Bool

    public init(url: String, isOpen: Bool) {
        self.url = url
        self.isOpen = isOpen
    }
}
