/// Finds out which movie a name means.
package protocol MovieNameMatcher: Sendable {
    func match(_ name: MovieName) async throws(MoviesError) -> MovieMatch
}

/// The path of a file, a title with or without its year, an id or a link; or the fields of a list.
package struct MovieName: Hashable, Sendable {
    /// As it was given.
    package let text: String

    /// The title of a list that has columns; `nil` for a text that says what it says.
    package private(set) var title: String?

    /// The year beside `title`; `nil` if there is none.
    package private(set) var year: Int?

    package init(_ text: String) { self.text = text }

    package init(title: String, year: Int?) {
        text = title + (year.map { " (\($0))" } ?? "")
        (self.title, self.year) = (title, year)
    }
}
