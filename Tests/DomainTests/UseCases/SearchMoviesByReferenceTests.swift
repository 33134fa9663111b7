import Domain
import DomainDoubles
import Testing

/// Searches by ids, links and years in the text.
struct SearchMoviesByReferenceTests {
    private static let matrix = Movie(
        id: .tmdb(603),
        title: "The Matrix",
        releaseDate: CalendarDate(year: 1999)
    )
    private static let details = Result<MovieDetails, MoviesError>.success(
        MovieDetails(
            movie: matrix,
            source: .catalog(.builtIn),
            fallback: .catalog(reason: .offline(.tmdb))
        )
    )

    private let recent = SpyRecentQueries()

    @Test(arguments: [
        "tt0133093", "<TT0133093>", "https://www.imdb.com/title/tt0133093/", "y:1999 tt0133093",
    ])
    func `shows exactly the movie of an id, and saves no query`(text: String) async throws {
        let movies = SpyMovies([:], details: [try imdbID(): Self.details])

        let page = try await search(text, movies)

        #expect(page.movies == [Self.matrix])
        #expect(page.count.movies == 1)
        #expect(page.count.pages == 1)
        #expect(page.source == .catalog(.builtIn))
        #expect(page.fallback == .catalog(reason: .offline(.tmdb)))
        #expect(recent.saved.isEmpty)
        #expect(movies.requested.isEmpty)
    }

    @Test(arguments: ["tt0133093", "https://www.themoviedb.org/movie/603"])
    func `finds nothing for an unknown id, and saves nothing`(text: String) async throws {
        let page = try await search(text, SpyMovies([:]))

        #expect(page == MoviesPage([]))
        #expect(recent.saved.isEmpty)
    }

    @Test func `finds nothing if the movie is of another year, or on another page`() async throws {
        let movies = SpyMovies([:], details: [try imdbID(): Self.details])

        let other = try await search("tt0133093", movies, year: 2003)
        let second = try await search("tt0133093", movies, page: 2)

        #expect(other.count.movies == 0)
        #expect(second.movies.isEmpty)
        #expect(second.count.pages == 1)
        #expect(recent.saved.isEmpty)
    }

    @Test func `finds no movie that the user's files leave out, and says so`() async throws {
        var details = try Self.details.get()
        details.isLeftOutByFiles = true
        let movies = SpyMovies([:], details: [try imdbID(): .success(details)])

        let page = try await search("tt0133093", movies)
        let otherYear = try await search("tt0133093", movies, year: 2003)

        #expect(page.movies.isEmpty)
        #expect(page.count.movies == 0)
        #expect(page.notices == [.leftOutByFiles(1)])
        #expect(otherYear.notices.isEmpty)
    }

    @Test func `fails if the details of an id can't be fetched`() async throws {
        let movies = SpyMovies([:], details: [try imdbID(): .failure(.offline(.tmdb))])

        await #expect(throws: MoviesError.offline(.tmdb)) { try await search("tt0133093", movies) }
    }

    @Test func `takes a number for a title first`() async throws {
        let movies = SpyMovies(
            ["603": .success(MoviesPage([Self.matrix, Self.matrix]))],
            details: [.tmdb(603): Self.details]
        )

        #expect(try await search("603", movies).count.movies == 2)
    }

    @Test(arguments: [MoviesPage([]), MoviesPage([matrix, matrix], notices: [.closestMatches])])
    func `takes a number for an id if no movie matches it`(found: MoviesPage) async throws {
        let movies = SpyMovies(["603": .success(found)], details: [.tmdb(603): Self.details])

        let page = try await search("603", movies)

        #expect(page.movies == [Self.matrix])
        #expect(page.notices.isEmpty)
        #expect(recent.saved.isEmpty)
    }

    @Test(arguments: ["603", "0603", "+603"])
    func `finds nothing for a number that is no id either`(text: String) async throws {
        let details: [MovieID: Result<MovieDetails, MoviesError>] =
            text == "603" ? [.tmdb(603): .failure(.offline(.tmdb))] : [.tmdb(603): Self.details]
        let movies = SpyMovies([text: .success(MoviesPage([]))], details: details)

        #expect(try await search(text, movies) == MoviesPage([]))
        #expect(recent.saved.isEmpty)
    }

    @Test func `is cancelled while it fetches the movie with a number`() async {
        let movies = SpyMovies(
            ["603": .success(MoviesPage([]))],
            details: [.tmdb(603): .failure(.cancelled)]
        )

        await #expect(throws: MoviesError.cancelled) { try await search("603", movies) }
    }

    @Test func `searches for exactly the title in a link, and saves no query`() async throws {
        let link = "https://letterboxd.com/film/the-matrix/"
        let movies = SpyMovies(["the matrix": .success(MoviesPage([Self.matrix]))])

        #expect(try await search("year:1999 \(link)", movies) == MoviesPage([Self.matrix]))
        #expect(
            movies.requested == [
                MovieQuery("the matrix", filters: MovieFilters(year: 1999), isExact: true)
            ]
        )
        #expect(recent.saved.isEmpty)
    }

    @Test(arguments: [(nil, 1999), (2003, 2003)])
    func `searches for movies of the year in the text, unless another is set`(
        year: Int?,
        expected: Int
    ) async throws {
        let movies = SpyMovies(["the matrix": .success(MoviesPage([Self.matrix]))])

        _ = try await search("the matrix y:1999", movies, year: year)

        #expect(movies.requested.map(\.description) == ["the matrix year:\(expected)"])
        #expect(recent.saved == ["the matrix y:1999"])
    }

    private func imdbID() throws -> MovieID { try #require(MovieID("tt0133093")) }

    private func search(
        _ text: String,
        _ movies: SpyMovies,
        year: Int? = nil,
        page: Int = 1
    ) async throws -> MoviesPage {
        let options = MovieQuery(filters: MovieFilters(year: year))
        return try await searchMovies(text, options, in: movies, recent: recent, page: page)
    }
}
