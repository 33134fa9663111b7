/// A movie that completes what was typed, to select by its id.
public struct MovieSuggestion: Hashable, Sendable {
    public let id: MovieID
    public let title: String

    /// The year of the first release; `nil` if it is unknown.
    public let year: Int?

    public init(id: MovieID, title: String, year: Int? = nil) {
        self.id = id
        self.title = title
        self.year = year
    }
}
