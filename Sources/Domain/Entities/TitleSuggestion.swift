/// The title of a movie that completes what was typed.
package struct TitleSuggestion: Hashable, Sendable {
    package let title: String

    /// The year of the first release; `nil` if it is unknown.
    package let year: Int?

    /// `nil` if the source has none.
    package let id: MovieID?

    package init(title: String, year: Int? = nil, id: MovieID? = nil) {
        self.title = title
        self.year = year
        self.id = id
    }
}
