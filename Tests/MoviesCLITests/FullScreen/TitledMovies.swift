import DomainDoubles
import Synchronization

@testable import Domain

/// An online source of some movies, whose titles are searched, and whose genres and order are known.
final class TitledMovies: MoviesRepository {
    /// The movies of the start page and of every search, in the order of their ids.
    private static let movies = [
        movie(1, "Alien", 1979, ["Horror"]), movie(2, "Aliens", 1986, ["Action"]),
        movie(3, "Alien Nation", 1988, ["Action"]), movie(4, "Blade", 1998, ["Horror"]),
        movie(5, "Blade Runner", 1982, ["Drama"]), movie(6, "Cube", 1997, ["Horror"]),
        movie(7, "Dune", 1984, ["Drama"]), movie(8, "Solaris", 1972, ["Drama"]),
    ]

    private static func movie(
        _ id: Int,
        _ title: String,
        _ year: Int,
        _ genres: [String]
    ) -> Movie {
        Movie(
            id: .tmdb(id),
            title: title,
            releaseDate: CalendarDate(year: year),
            overview: (1...40).map { "\(title) \($0)." }.joined(separator: " "),
            genres: genres.map { Genre(name: $0) }
        )
    }

    private let availability = Mutex(true)

    /// Whether it responds to searches for a text.
    var isAvailable: Bool {
        get { availability.withLock(\.self) }
        set { availability.withLock { $0 = newValue } }
    }

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        if !isAvailable, !query.text.isEmpty { throw .server(.example, .timedOut) }
        var found = Self.movies.filter { movie in
            let isInTitle = movie.title.lowercased().contains(query.text.lowercased())
            return (query.text.isEmpty || isInTitle)
                && query.filters.allow(movie)
        }
        if let sort = query.sort, sort.field == .year {
            found.sort { $0.releaseDate?.year ?? 0 > $1.releaseDate?.year ?? 0 }
            if sort.isReversed { found.reverse() }
        }
        return MoviesPage(
            number: 1,
            pageCount: found.isEmpty ? 0 : 1,
            totalCount: found.count,
            movies: found,
            source: .tmdb
        )
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        guard let movie = Self.movies.first(where: { $0.id == id }) else {
            throw .movieNotFound(id, .tmdb)
        }
        let credits = MovieCredits(directors: ["Ada Lind"])
        return MovieDetails(movie: movie, credits: credits, source: .tmdb)
    }
}
