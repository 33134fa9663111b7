import Domain
import Testing

@testable import Presentation

@MainActor
struct MovieDetailsNavigationTests {
    private let movie = MovieDetails(movie: Movie(id: .tmdb(7), title: "Lantern"), source: .tmdb)

    @Test func `picks its movie once that is known, if movies are to be picked`() async throws {
        var picked: [MoviesList] = []
        let viewModel = makeViewModel(
            FakeDetails(.success(movie)),
            NavigationActions(pick: { picked.append($0) })
        )
        viewModel.handle(.pick)
        #expect(picked.isEmpty)

        await viewModel.didOpen()
        viewModel.handle(.pick)

        let list = MoviesList(
            search: MoviesSearch(query: try #require(TypedQuery("Lantern")), title: "Lantern"),
            title: "Lantern",
            items: [MoviesListItemViewModel(movie.movie)],
            pages: 1...1,
            page: MoviesPage(number: 1, pageCount: 1, totalCount: 1, movies: [], source: .tmdb)
        )
        #expect(picked == [list])
        #expect(viewModel.canPick)
        #expect(!makeViewModel(FakeDetails()).canPick)
    }

    @Test(arguments: [false, true])
    func `leads to the movies of a person and of a collection`(includesAdult: Bool) {
        var searches: [MoviesSearch] = []
        let viewModel = DefaultMovieDetailsViewModel(
            known: .lantern,
            fetchDetails: FakeDetails(),
            localDetails: StubLocalDetails(),
            includesAdult: includesAdult,
            navigation: NavigationActions(showMovies: { searches.append($0) })
        )
        var filters = MovieFilters()
        filters[names: .person] = ["Ada"]
        let person = MovieQuery(filters: filters, includesAdult: includesAdult)

        viewModel.handle(.select(.person(name: "Ada", id: nil)))
        viewModel.handle(.select(.collection(name: "Saga", id: 9)))

        #expect(
            searches == [
                MoviesSearch(query: TypedQuery(person), title: "Ada"),
                MoviesSearch(query: TypedQuery(.saga(9)), title: "Saga"),
            ]
        )
    }

    @Test func `leads to a new search, the screen before and the end`() {
        var events: [String] = []
        let viewModel = makeViewModel(
            FakeDetails(),
            NavigationActions(
                startNewSearch: { events.append("search '\($0)'") },
                goBack: { events.append("back") },
                quit: { events.append("quit") }
            )
        )

        viewModel.handle(.newSearch)
        viewModel.handle(.back)
        viewModel.handle(.quit)

        #expect(events == ["search ''", "back", "quit"])
    }

    private func makeViewModel(
        _ details: FakeDetails,
        _ navigation: NavigationActions = NavigationActions()
    ) -> DefaultMovieDetailsViewModel {
        DefaultMovieDetailsViewModel(
            known: .lantern,
            fetchDetails: details,
            localDetails: StubLocalDetails(),
            navigation: navigation
        )
    }
}
