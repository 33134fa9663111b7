/// The title of a movie that completes what was typed.
public struct TitleSuggestion: Hashable, Sendable {
    public let title: String

    /// The year of the first release; `nil` if it is unknown.
    public let year: Int?

    /// `nil` if the source has none.
    public let id: MovieID?

    public init(title: String, year: Int? = nil, id: MovieID? = nil) {
        self.title = title
        self.year = year
        self.id = id
    }
}
