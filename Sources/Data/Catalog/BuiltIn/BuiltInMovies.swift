import Domain

/// The built-in movies, for a search without a network.
///
/// The table is data, not code: `BuiltInMovies+01.swift` has the thousand most popular movies, and
/// each file after it the next thousand. A line is a movie, with a tab between its fields, which
/// `CatalogMovie.Column` explains in their order. `docs/DATA.md` says where the facts come from,
/// and how to add or correct a movie; `BuiltInMoviesTests` checks each line.
enum BuiltInMovies {
    /// The month up to which the table has the popular movies.
    static let date = CalendarDate("2026-08")

    /// The most popular movie first.
    static let table = MovieTable(parts: [
        part01, part02, part03, part04, part05, part06, part07, part08, part09, part10, part11,
    ])
}
