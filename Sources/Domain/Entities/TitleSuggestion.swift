/// A movie whose title completes what was typed.
package struct TitleSuggestion: Hashable, Sendable {
    package let id: MovieID
    package let title: String

    /// The year of the first release; `nil` if it is unknown.
    package let year: Int?

    package init(id: MovieID, title: String, year: Int? = nil) {
        self.id = id
        self.title = title
        self.year = year
    }
}
