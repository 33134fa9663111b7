import Testing

@testable import Domain
@testable import Presentation

@MainActor
struct WebPageViewModelTests {
    private struct StubPage {
        var isOpen = true
        var error: MoviesError?
        var match: Movie?

        func execute(
            on site: MovieSite?,
            opensBrowser: Bool
        ) throws(MoviesError) -> MovieWebPage {
            if let error { throw error }
            let url = "https://example.org/\(site?.rawValue ?? "own")"
            return MovieWebPage(url: url, isOpen: isOpen && opensBrowser, match: match)
        }
    }

    @Test(arguments: [
        (MovieSite?.none, true, WebPageState.opened("https://example.org/own")),
        (.imdb, true, .opened("https://example.org/imdb")),
        (.letterboxd, false, .url("https://example.org/letterboxd")),
    ])
    func `opens the page on the site, or else shows its URL`(
        site: MovieSite?,
        isOpen: Bool,
        state: WebPageState
    ) async {
        let viewModel = viewModel(StubPage(isOpen: isOpen), site)

        await viewModel.didOpen()

        #expect(viewModel.state.value == state)
    }

    @Test func `is opening the page until a browser shows it`() async {
        let viewModel = viewModel(StubPage(), nil)
        var states: [WebPageState] = []
        viewModel.state.observe(on: viewModel) { states.append($1) }

        await viewModel.didOpen()

        #expect(states == [.idle, .opening, .opened("https://example.org/own")])
    }

    @Test func `shows only the URL if that is requested`() async {
        let viewModel = viewModel(StubPage(), .tmdb)

        await viewModel.didRequestURL()

        #expect(viewModel.state.value == .url("https://example.org/tmdb"))
    }

    @Test func `shows which movie is the best match for a title`() async {
        let movie = Movie(id: .tmdb(348), title: "Alien")
        let viewModel = viewModel(StubPage(match: movie), .tmdb)

        await viewModel.didOpen()

        let match = MoviesListItemViewModel(movie)
        #expect(viewModel.state.value == .opened("https://example.org/tmdb", match: match))
    }

    @Test func `shows why there is no page`() async {
        let error = MoviesError.siteIDUnknown(.tmdb(603), .imdb, .tmdb)
        let failure = FailureViewModel(error, catalogMayHelp: false)
        let viewModel = viewModel(StubPage(error: error), .imdb)

        await viewModel.didOpen()
        #expect(viewModel.state.value == .failed(failure))

        await viewModel.didRequestURL()
        #expect(viewModel.state.value == .failed(failure))
    }

    private func viewModel(_ page: StubPage, _ site: MovieSite?) -> WebPageViewModel {
        WebPageViewModel { opensBrowser throws(MoviesError) in
            try page.execute(on: site, opensBrowser: opensBrowser)
        }
    }
}
