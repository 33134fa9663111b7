public import Domain

/// What leads away from a screen over the prompt: the same for a list of movies and for one movie.
@MainActor
public protocol NavigationInput: AnyObject {
    func didRequestNewSearch()
    func didGoBack()
    func didQuit()
}

/// Where a screen over the prompt leads to.
public struct NavigationActions {
    let openWebPage: @MainActor (MovieID) -> Void
    let startNewSearch: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let quit: @MainActor () -> Void

    public init(
        openWebPage: @escaping @MainActor (MovieID) -> Void = { _ in },
        startNewSearch: @escaping @MainActor () -> Void = {},
        goBack: @escaping @MainActor () -> Void = {},
        quit: @escaping @MainActor () -> Void = {}
    ) {
        self.openWebPage = openWebPage
        self.startNewSearch = startNewSearch
        self.goBack = goBack
        self.quit = quit
    }
}
