public import Domain

/// The input that leaves a screen over the prompt, shared by the list of movies and the details.
@MainActor
public protocol NavigationInput: AnyObject {
    func didRequestNewSearch()
    func didGoBack()
    func didQuit()
}

/// The navigation from a screen over the prompt.
public struct NavigationActions {
    let openWebPage: @MainActor (MovieReference) -> Void
    let startNewSearch: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let quit: @MainActor () -> Void

    public init(
        openWebPage: @escaping @MainActor (MovieReference) -> Void = { _ in },
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
