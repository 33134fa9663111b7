import DomainDoubles
import Testing

@testable import Domain
@testable import Presentation

@MainActor
struct MovieCollectionViewModelTests {
    private static let series = MovieCollection(id: 8091, name: "Alien Collection")

    private func viewModel(_ collection: MovieCollection?) -> MovieCollectionViewModel {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(348), title: "Alien"),
            collection: collection,
            source: .tmdb
        )
        return MovieCollectionViewModel(
            movie: .id(.tmdb(348)),
            findCollection: FindMovieCollectionUseCase(
                fetchDetails: DefaultFetchMovieDetailsUseCase(
                    movies: SpyMovies([:], details: [.tmdb(348): .success(details)]),
                    spelling: StubSpellings()
                )
            )
        )
    }

    @Test func `finds a search for the series, with filters and an order`() async throws {
        let selection = try #require(TypedQuery("genre:horror sort:rating")).parsed()

        let state = await viewModel(Self.series).load(selection: selection, limit: 3)

        guard case .found(let search, let match) = state else {
            Issue.record("nothing found")
            return
        }
        let query = try search.query.parsed()
        #expect(query.collection == Self.series)
        #expect(query.filterWords == ["genre:horror", "sort:rating"])
        #expect(search.title == "Alien Collection" && search.limit == 3)
        #expect(match.title == "Alien")
    }

    @Test func `fails if the movie belongs to no series`() async {
        let state = await viewModel(nil).load(selection: MovieQuery(), limit: nil)

        #expect(state == .failed(FailureViewModel(.collectionUnknown("Alien", .tmdb))))
    }
}
