import Domain
import Testing

@testable import Presentation

/// Moving through suggestions and movies, and what Enter and Escape do.
@MainActor
struct SearchMovesTests {
    @Test(
        arguments: [
            ([-1], 1, 0), ([-1, -1], 0, 0), ([-1, -1, -1], 0, 0), ([-1, 1], nil, 0),
            ([-1, -1, 1], 1, 0), ([1], nil, 1), ([1, 1], nil, 2), ([1, -1], nil, 0),
        ] as [([Int], Int?, Int)]
    )
    func `moves from movies to suggestions, and back`(
        steps: [Int],
        suggestion: Int?,
        movie: Int
    ) async throws {
        let viewModel = try await makeViewModel()

        for step in steps { viewModel.handle(.move(by: step, recalls: true)) }

        #expect(viewModel.prompt.selection == suggestion)
        #expect(viewModel.movies.selection == movie)
        #expect((viewModel.state.value.selectedMovie == nil) == (suggestion != nil))
    }

    @Test(arguments: [
        (SearchEvent.moveMovies(by: 4), 4), (.moveMovies(by: 99), 8), (.selectMovie(3), 3),
        (.moveToEnd, 8),
    ])
    func `leaves the suggestions for the movies`(event: SearchEvent, movie: Int) async throws {
        let viewModel = try await makeViewModel()
        viewModel.handle(.selectSuggestion(0))

        viewModel.handle(event)

        #expect(viewModel.prompt.selection == nil)
        #expect(viewModel.movies.selection == movie)
    }

    @Test func `selects suggestions from above as well if there are no movies`() async throws {
        let viewModel = try await makeViewModel(
            StubSearch { _ throws(MoviesError) in
                throw .offline(.tmdb)
            }
        )

        for _ in 1...3 { viewModel.handle(.move(by: 1, recalls: true)) }

        #expect(viewModel.prompt.selection == 1)
    }

    @Test func `recalls queries from an empty prompt, and only while text is typed`() async throws {
        let viewModel = try await makeViewModel("")
        viewModel.handle(.move(by: -1, recalls: false))
        #expect(viewModel.prompt.text.isEmpty)

        viewModel.handle(.move(by: -1, recalls: true))
        #expect(viewModel.prompt.text == "blade ii")
        viewModel.handle(.move(by: -1, recalls: false))
        #expect(viewModel.prompt.text == "blade ii")
        viewModel.handle(.move(by: 1, recalls: true))

        #expect(viewModel.prompt.text.isEmpty)
    }

    @Test func `opens the movie, or takes the suggestion`() async throws {
        let viewModel = try await makeViewModel()
        #expect(viewModel.state.value.choice == .open)
        #expect(viewModel.state.value.canChoose)

        viewModel.handle(.selectSuggestion(0))
        #expect(viewModel.state.value.choice == .take)
        viewModel.handle(.choose)

        #expect(viewModel.prompt.text == "blade ii")
    }

    @Test func `chooses nothing from a menu in which nothing matches`() async throws {
        let viewModel = try await makeViewModel()
        viewModel.handle(.openMenu(.orders))
        await viewModel.typed("blade zz")
        #expect(viewModel.prompt.items.isEmpty)
        #expect(!viewModel.state.value.canChoose)

        viewModel.handle(.choose)

        #expect(viewModel.prompt.isMenuOpen)
    }

    @Test func `closes the menu, clears the text, and leaves an empty prompt`() async throws {
        let viewModel = try await makeViewModel()
        viewModel.handle(.openMenu(.orders))
        for (escape, text) in [(SearchState.Escape.closeMenu, "blade"), (.clearText, "")] {
            #expect(viewModel.state.value.escape == escape)
            viewModel.handle(.escape)
            #expect(viewModel.prompt.text == text)
        }

        #expect(viewModel.state.value.escape == .quit)
        #expect(SearchState(canGoBack: true).escape == .goBack)
    }

    @Test func `loses no marks by Escape if movies are to be picked`() {
        var state = SearchState(text: "alien", canGoBack: true, canPick: true)
        // The text is that of the command.
        #expect(state.escape == .goBack)
        #expect(state.choice == .pick)
        #expect(!state.canChoose)

        state.movies.marked = [MoviesListItemViewModel(Movie(id: .tmdb(1), title: "1"))]
        #expect(state.escape == .clearText)
        #expect(state.canChoose)
    }

    private func makeViewModel(_ text: String = "blade") async throws -> DefaultSearchViewModel {
        try await makeViewModel(StubSearch(Array(1...9)), text)
    }

    private func makeViewModel(
        _ search: StubSearch,
        _ text: String = "blade"
    ) async throws -> DefaultSearchViewModel {
        let suggestions = StubSuggestions([("blade ii", .recentQuery), ("Al Blade", .person)])
        let viewModel = DefaultSearchViewModel(
            loader: MoviesLoader(searchMovies: search),
            suggestions: suggestions
        )
        await viewModel.typed(text)
        _ = await viewModel.state.first { !$0.prompt.isLoading }
        await viewModel.loader.task?.value
        return viewModel
    }
}
