/// The movies whose details were shown: newest first, each once, up to a limit.
package struct OpenedMovies: Hashable, Sendable {
    package static let limit = 200

    package let movies: [OpenedMovie]

    /// Takes the newest first; of equal movies, the first remains.
    package init(_ movies: [OpenedMovie] = []) {
        var seen: Set<MovieID> = []
        self.movies = Array(movies.filter { seen.insert($0.id).inserted }.prefix(Self.limit))
    }

    /// The movies without those of a title, which may be followed by the year; ignores case.
    package func removing(_ title: String) -> OpenedMovies {
        let key = title.lowercased()
        return OpenedMovies(
            movies.filter { $0.title.lowercased() != key && $0.query.lowercased() != key }
        )
    }
}

/// A movie whose details were shown, and when they last were.
package struct OpenedMovie: Hashable, Sendable {
    package let id: MovieID

    /// Has no control characters, and fits `RecentQuery.textSizeLimit`.
    package let title: String

    /// The year of the first release; `nil` if it is unknown.
    package let year: Int?
    package let lastOpened: Timestamp

    /// Fails for a title that can't be searched for: a blank one, and one that is too long.
    package init?(id: MovieID, title: String, year: Int?, lastOpened: Timestamp) {
        guard let title = MovieQuery(title)?.text, title.utf8.count <= RecentQuery.textSizeLimit
        else { return nil }
        self.id = id
        self.title = title
        self.year = year
        self.lastOpened = lastOpened
    }

    package init?(_ movie: Movie, lastOpened: Timestamp) {
        self.init(
            id: movie.id,
            title: movie.title,
            year: movie.releaseDate?.year,
            lastOpened: lastOpened
        )
    }

    /// The text that finds the movie: the title with the year, which distinguishes remakes.
    package var query: String { year.map { "\(title) \($0)" } ?? title }
}
