import Domain
import DomainDoubles
import Testing

struct FindMovieCollectionUseCaseTests {
    private static let movie = Movie(
        id: .tmdb(348),
        title: "Alien",
        releaseDate: CalendarDate(year: 1979)
    )

    private func find(
        _ collection: MovieCollection?,
        _ source: MoviesSource = .tmdb,
        fallback: Fallback? = nil
    ) async throws(MoviesError) -> (collection: MovieCollection, movie: Movie) {
        let details = MovieDetails(
            movie: Self.movie,
            collection: collection,
            source: source,
            fallback: fallback
        )
        let useCase = FindMovieCollectionUseCase(
            fetchDetails: DefaultFetchMovieDetailsUseCase(
                movies: SpyMovies([:], details: [.tmdb(348): .success(details)]),
                spelling: StubSpellings()
            )
        )
        return try await useCase.execute(.id(.tmdb(348)))
    }

    @Test func `finds the series of a movie`() async throws {
        let series = MovieCollection(id: 8091, name: "Alien Collection")

        let found = try await find(series)

        #expect(found.collection == series)
        #expect(found.movie == Self.movie)
    }

    @Test(arguments: [MoviesSource.tmdb, .catalog(.builtIn)])
    func `throws if the movie belongs to none`(source: MoviesSource) async {
        await #expect(throws: MoviesError.collectionUnknown("Alien (1979)", source)) {
            try await find(nil, source)
        }
    }

    @Test func `throws why TMDB is unavailable if the catalog knows no series`() async {
        let reason = MoviesError.server(.example, .timedOut)

        await #expect(throws: reason) {
            try await find(nil, .catalog(.imdb), fallback: .catalog(reason: reason))
        }
    }
}
