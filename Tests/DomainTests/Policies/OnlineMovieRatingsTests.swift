import Domain
import DomainDoubles
import Testing

struct OnlineMovieRatingsTests {
    private let id: IMDbID
    private let rating = IMDbUserRating(average: 8.7, voteCount: 2_000)

    init() throws { id = try #require(IMDbID("tt0133093")) }

    /// The ratings in the details of a movie from the network and from this machine.
    private func ratings(
        _ movie: Movie,
        _ source: MoviesSource = .tmdb
    ) async throws -> [IMDbUserRating?] {
        let details = MovieDetails(movie: movie, source: source)
        let movies = SpyMovies(
            details: { _ in details },
            localDetails: { _ in LocalMovieDetails(details: details, isCurrent: true) }
        )
        let repository = OnlineMoviesRepository(
            movies,
            catalog: nil,
            imdbRating: { [id, rating] in $0 == id ? rating : nil }
        )
        return [
            try await repository.details(of: movie.id).imdbRating,
            await repository.localDetails(of: movie.id)?.details.imdbRating,
        ]
    }

    @Test func `adds the rating at IMDb to the details of TMDB`() async throws {
        let movie = Movie(id: .tmdb(603), imdbID: id, title: "The Matrix")

        #expect(try await ratings(movie) == [rating, rating])
    }

    @Test func `adds none to a movie without an IMDb id, and to the details of a catalog`()
        async throws
    {
        let unlinked = Movie(id: .tmdb(603), title: "The Matrix")
        let imported = Movie(id: .imdb(id), title: "The Matrix")

        #expect(try await ratings(unlinked) == [nil, nil])
        #expect(try await ratings(imported, .catalog(.imdb)) == [nil, nil])
    }
}
