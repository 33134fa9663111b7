import Domain
import DomainDoubles
import Testing

struct FetchMovieDetailsUseCaseTests {
    private static let aliens = SpyMovies(
        ["alien": .success(page(2))],
        details: [.tmdb(348): .success(alien)]
    )
    private static let alien = MovieDetails(
        movie: Movie(id: .tmdb(348), title: "Alien"),
        source: .tmdb
    )
    private let alien: TypedQuery

    init() throws { alien = try #require(TypedQuery("alien")) }

    private func makeUseCase(
        _ movies: any MoviesRepository,
        similarTitle: String? = nil
    ) -> DefaultFetchMovieDetailsUseCase {
        DefaultFetchMovieDetailsUseCase(
            movies: movies,
            spelling: StubSpellings(title: similarTitle)
        )
    }

    /// A page with movies from the id 348.
    private static func page(_ count: Int, _ notices: [SearchNotice] = []) -> MoviesPage {
        let movies = (0..<count).map { Movie(id: .tmdb(348 + $0), title: "Alien") }
        return MoviesPage(movies, notices: notices)
    }

    @Test func `a title is looked up on the first page`() async throws {
        let movies = SpyMovies(
            search: { _, page throws(MoviesError) in
                guard page == 1 else { throw .offline(.tmdb) }
                return Self.page(2)
            },
            details: { _ in Self.alien }
        )

        var details = Self.alien
        details.movie.otherMatchCount = 1
        #expect(try await makeUseCase(movies).execute(.title(alien)) == details)
    }

    @Test(arguments: [MovieID.tmdb(603), .tmdb(11)])
    func `fetches the movie with that ID`(id: MovieID) async throws {
        let useCase = makeUseCase(
            SpyMovies(details: { MovieDetails(movie: Movie(id: $0, title: "One"), source: .tmdb) })
        )

        let details = try await useCase.execute(.id(id))

        #expect(details.movie.id == id)
    }

    @Test(arguments: [
        MoviesError.movieNotFound(.tmdb(603), .tmdb), .cancelled, .credentialMissing(.tmdb),
    ])
    func `throws the error of the repository`(error: MoviesError) async {
        let useCase = makeUseCase(SpyMovies(details: { _ throws(MoviesError) in throw error }))

        await #expect(throws: error) { try await useCase.execute(.id(.tmdb(603))) }
    }

    @Test func `reads the year of a title from its words`() async throws {
        let dated = try #require(TypedQuery("y:1979 alien"))

        _ = try await makeUseCase(Self.aliens).execute(.title(dated))

        #expect(Self.aliens.requested.contains { $0.text == "alien" && $0.year == 1979 })
    }

    @Test func `takes the most similar title if none matches`() async throws {
        let movies = SpyMovies(
            ["alein": .success(Self.page(0)), "Alien": .success(Self.page(1))],
            details: [.tmdb(348): .success(Self.alien)]
        )
        let typed = try #require(TypedQuery("alein"))

        let details = try await makeUseCase(movies, similarTitle: "Alien").execute(.title(typed))

        #expect(details.movie.title == "Alien")
        #expect(movies.requested.map(\.text) == ["alein", "Alien"])
    }

    @Test(arguments: [MoviesError.offline(.tmdb), .titleNotFound("Alien", .tmdb)])
    func `finds no movie if the most similar title can't be found either`(
        error: MoviesError
    ) async throws {
        let movies = SpyMovies(["alein": .success(Self.page(0)), "Alien": .failure(error)])
        let typed = try #require(TypedQuery("alein"))

        await #expect(throws: MoviesError.titleNotFound("alein", .tmdb)) {
            try await makeUseCase(movies, similarTitle: "Alien").execute(.title(typed))
        }
    }

    @Test func `is cancelled while it looks for the most similar title`() async throws {
        let movies = SpyMovies(["alein": .success(Self.page(0)), "Alien": .failure(.cancelled)])
        let typed = try #require(TypedQuery("alein"))

        await #expect(throws: MoviesError.cancelled) {
            try await makeUseCase(movies, similarTitle: "Alien").execute(.title(typed))
        }
    }

    @Test func `leaves the spelling to a catalog, which tolerates typos`() async throws {
        let catalog = SpyMovies(["alien": .success(MoviesPage([], source: .catalog(.imdb)))])

        await #expect(throws: MoviesError.titleNotFound("alien", .catalog(.imdb))) {
            try await makeUseCase(catalog, similarTitle: "Aliens").execute(.title(alien))
        }
        #expect(catalog.requested.count == 1)
    }

    @Test(arguments: [(0, []), (1, [.closestMatches])] as [(Int, [SearchNotice])])
    func `finds no movie that does not match the whole title`(
        count: Int,
        notices: [SearchNotice]
    ) async throws {
        let movies = SpyMovies(["alien": .success(Self.page(count, notices))])

        await #expect(throws: MoviesError.titleNotFound("alien", .tmdb)) {
            try await makeUseCase(movies).execute(.title(alien))
        }
    }
}
