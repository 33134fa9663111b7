package import Domain

/// The navigation from a screen over the prompt, shared by the list of movies and the details.
@MainActor
package protocol NavigationInput: AnyObject {
    func didRequestNewSearch()
    func didGoBack()
    func didQuit()
}

/// The navigation from a screen over the prompt.
package struct NavigationActions {
    let openWebPage: @MainActor (MovieReference) -> Void
    let openTrailer: @MainActor (_ url: String) -> Void
    let showMovie: @MainActor (MovieDetailsItemViewModel) -> Void
    let showMovies: @MainActor (MoviesSearch) -> Void
    let pick: (@MainActor (MoviesList) -> Void)?
    let startNewSearch: @MainActor (_ text: String) -> Void
    let goBack: @MainActor () -> Void
    let quit: @MainActor () -> Void

    /// - Parameters:
    ///   - openWebPage: opens the web page of a movie.
    ///   - openTrailer: opens the page of a trailer.
    ///   - showMovie: shows the details of a movie, of which some are known.
    ///   - showMovies: shows a list of movies.
    ///   - pick: ends the flow with the picked movies; `nil` if none are to be picked.
    ///   - startNewSearch: shows a prompt with a text.
    ///   - goBack: goes back to the screen before.
    ///   - quit: ends the flow.
    package init(
        openWebPage: @escaping @MainActor (MovieReference) -> Void = { _ in },
        openTrailer: @escaping @MainActor (_ url: String) -> Void = { _ in },
        showMovie: @escaping @MainActor (MovieDetailsItemViewModel) -> Void = { _ in },
        showMovies: @escaping @MainActor (MoviesSearch) -> Void = { _ in },
        pick: (@MainActor (MoviesList) -> Void)? = nil,
        startNewSearch: @escaping @MainActor (_ text: String) -> Void = { _ in },
        goBack: @escaping @MainActor () -> Void = {},
        quit: @escaping @MainActor () -> Void = {}
    ) {
        self.openWebPage = openWebPage
        self.openTrailer = openTrailer
        self.showMovie = showMovie
        self.showMovies = showMovies
        self.pick = pick
        self.startNewSearch = startNewSearch
        self.goBack = goBack
        self.quit = quit
    }
}
