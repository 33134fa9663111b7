import Testing

@testable import Domain
@testable import Presentation

@MainActor
struct WebPageViewModelTests {
    @Test(arguments: [
        (true, WebPageState.opened("https://example.org")),
        (false, .url("https://example.org")),
    ])
    func `opens the page, or else shows its URL`(isOpen: Bool, state: WebPageState) async {
        let viewModel = WebPageViewModel {
            MovieWebPage(url: "https://example.org", isOpen: isOpen)
        }
        var states: [WebPageState] = []
        viewModel.state.observe(on: viewModel) { states.append($1) }

        await viewModel.didOpen()

        #expect(states == [.idle, .opening, state])
    }

    @Test func `shows why there is no page`() async {
        let error = MoviesError.siteIDUnknown(.tmdb(603), .imdb, .tmdb)
        let viewModel = WebPageViewModel { () throws(MoviesError) in throw error }

        await viewModel.didOpen()

        let failure = FailureViewModel(error, catalogMayHelp: false)
        #expect(viewModel.state.value == .failed(failure))
    }
}
