import DomainDoubles
import Testing

@testable import Domain

struct FindMovieWebPageUseCaseTests {
    /// A browser that opens pages of TMDB only.
    private struct StubPages: MovieWebPagesRepository {
        func open(_ url: String) async -> Bool { url.contains("themoviedb.org/") }
    }

    private static let tmdbURL = "https://www.themoviedb.org/movie/348"
    private static let imdbURL = "https://www.imdb.com/title/tt0078748/"
    private static let aliens = MoviesPage([Movie(id: .tmdb(348), title: "Alien")])
    private let alien: TypedQuery
    private let imdbID: IMDbID

    init() throws {
        alien = try #require(TypedQuery("alien"))
        imdbID = try #require(IMDbID("tt0078748"))
    }

    @Test(arguments: [("348", tmdbURL, true), ("tt0078748", imdbURL, false)])
    func `opens the page on the site of the id, and says whether a browser shows it`(
        id: String,
        url: String,
        isOpen: Bool
    ) async throws {
        let useCase = FindMovieWebPageUseCase(
            movies: SpyMovies([:]),
            spelling: StubSpellings(),
            webPages: StubPages()
        )

        let movie = try MovieReference.id(#require(MovieID(id)))
        let page = try await useCase.execute(movie, on: nil, opensBrowser: true)

        #expect(page == MovieWebPage(url: url, isOpen: isOpen))
    }

    @Test(arguments: [
        ("348", MovieSite.tmdb, tmdbURL), ("tt0078748", .imdb, imdbURL),
        ("348", .letterboxd, "https://letterboxd.com/tmdb/348"),
        ("tt0078748", .letterboxd, "https://letterboxd.com/imdb/tt0078748"),
    ])
    func `needs no details where the site knows the id`(
        id: String,
        site: MovieSite,
        url: String
    ) async throws {
        #expect(try await self.url(.id(#require(MovieID(id))), site, SpyMovies([:])) == url)
    }

    @Test func `takes the other id from the details of the movie`() async throws {
        let movie = Movie(id: .tmdb(348), imdbID: imdbID, title: "Alien")
        let imported = Movie(id: .imdb(imdbID), tmdbID: 348, title: "Alien")

        #expect(try await url(.id(.tmdb(348)), .imdb, details(movie)) == Self.imdbURL)
        #expect(try await url(.id(.imdb(imdbID)), .tmdb, details(movie)) == Self.tmdbURL)
        #expect(try await url(.id(.imdb(imdbID)), .tmdb, details(imported)) == Self.tmdbURL)
    }

    @Test(arguments: [MoviesSource.tmdb, .catalog(.builtIn)])
    func `throws if the other id is unknown`(source: MoviesSource) async {
        let movies = details(Movie(id: .tmdb(348), title: "Alien"), source)

        await #expect(throws: MoviesError.sitePageUnknown("Alien", .imdb, source)) {
            try await url(.id(.tmdb(348)), .imdb, movies)
        }
    }

    @Test func `opens the page on the site of the id if the preferred site has none`() async throws
    {
        let useCase = FindMovieWebPageUseCase(
            movies: details(Movie(id: .tmdb(348), title: "Alien")),
            spelling: StubSpellings(),
            webPages: StubPages()
        )
        func url(_ site: MovieSite) async throws -> String {
            let movie = MovieReference.id(.tmdb(348))
            return try await useCase.execute(
                movie,
                on: site,
                isPreference: true,
                opensBrowser: false
            ).url
        }

        #expect(try await url(.imdb) == Self.tmdbURL)
        #expect(try await url(.letterboxd) == "https://letterboxd.com/tmdb/348")
    }

    @Test(arguments: [
        // That a catalog lacks a movie does not mean that there is none.
        (
            MoviesSource.catalog(.imdb),
            MoviesError.siteIDUnknown(.tmdb(348), .imdb, .catalog(.imdb))
        ),
        (.tmdb, .movieNotFound(.tmdb(348), .tmdb)),
    ])
    func `throws if the movie is unknown`(source: MoviesSource, error: MoviesError) async {
        let movies = SpyMovies(
            [:],
            details: [.tmdb(348): .failure(.movieNotFound(.tmdb(348), source))]
        )

        await #expect(throws: error) { try await url(.id(.tmdb(348)), .imdb, movies) }
    }

    @Test func `throws why TMDB is unavailable if a catalog does not know the other id`() async {
        let movie = Movie(id: .imdb(imdbID), title: "Alien")
        let reason = MoviesError.server(.example, .timedOut)
        let movies = details(movie, .catalog(.imdb), fallback: .catalog(reason: reason))

        await #expect(throws: reason) { try await url(.id(.imdb(imdbID)), .tmdb, movies) }
    }

    @Test func `opens the page of the best match for a title, and says which it is`() async throws {
        let useCase = FindMovieWebPageUseCase(
            movies: SpyMovies(["alien": .success(Self.aliens)]),
            spelling: StubSpellings(),
            webPages: StubPages()
        )

        let page = try await useCase.execute(.title(alien), on: nil, opensBrowser: true)

        #expect(page.match?.title == "Alien")
        #expect(page.isOpen)
        #expect(page.url == Self.tmdbURL)
    }

    @Test func `throws if no movie matches a title`() async {
        let page = MoviesPage([])
        let movies = SpyMovies(["alien": .success(page)])

        await #expect(throws: MoviesError.titleNotFound("alien", .tmdb)) {
            try await url(.title(alien), nil, movies)
        }
    }

    @Test func `opens the trailer of a movie, and says which movie a title was taken for`()
        async throws
    {
        let movie = Movie(id: .tmdb(348), title: "Alien")
        let links = MovieLinks(trailer: "https://www.themoviedb.org/trailer")
        let details = MovieDetails(movie: movie, links: links, source: .tmdb)
        let useCase = FindMovieWebPageUseCase(
            movies: SpyMovies(
                ["alien": .success(Self.aliens)],
                details: [.tmdb(348): .success(details)]
            ),
            spelling: StubSpellings(),
            webPages: StubPages()
        )

        let byID = try await useCase.trailer(of: .id(.tmdb(348)), opensBrowser: false)
        let byTitle = try await useCase.trailer(of: .title(alien), opensBrowser: true)

        #expect(byID == MovieWebPage(url: "https://www.themoviedb.org/trailer", isOpen: false))
        #expect(byTitle.isOpen && byTitle.match == movie)
    }

    @Test(arguments: [MoviesSource.tmdb, .catalog(.builtIn)])
    func `throws if no trailer is known`(source: MoviesSource) async throws {
        let date = try #require(CalendarDate(year: 1979))
        let useCase = FindMovieWebPageUseCase(
            movies: details(Movie(id: .tmdb(348), title: "Alien", releaseDate: date), source),
            spelling: StubSpellings(),
            webPages: StubPages()
        )

        await #expect(throws: MoviesError.trailerUnknown("Alien (1979)", source)) {
            try await useCase.trailer(of: .id(.tmdb(348)), opensBrowser: false)
        }
    }

    private func details(
        _ movie: Movie,
        _ source: MoviesSource = .tmdb,
        fallback: Fallback? = nil
    ) -> SpyMovies {
        let details = MovieDetails(movie: movie, source: source, fallback: fallback)
        return SpyMovies(
            [:],
            details: [.tmdb(348): .success(details), .imdb(imdbID): .success(details)]
        )
    }

    private func url(
        _ movie: MovieReference,
        _ site: MovieSite?,
        _ movies: SpyMovies,
        similarTitle: String? = nil
    ) async throws(MoviesError) -> String {
        let useCase = FindMovieWebPageUseCase(
            movies: movies,
            spelling: StubSpellings(title: similarTitle),
            webPages: StubPages()
        )
        let page = try await useCase.execute(movie, on: site, opensBrowser: false)
        #expect(!page.isOpen)
        return page.url
    }
}
