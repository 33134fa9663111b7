public import Domain

/// Where the page of a film leads to.
public struct MovieDetailsViewModelActions {
    let openPage: @MainActor (MovieID) -> Void
    let startNewSearch: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let leave: @MainActor () -> Void

    public init(
        openPage: @escaping @MainActor (MovieID) -> Void = { _ in },
        startNewSearch: @escaping @MainActor () -> Void = {},
        goBack: @escaping @MainActor () -> Void = {},
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.openPage = openPage
        self.startNewSearch = startNewSearch
        self.goBack = goBack
        self.leave = leave
    }
}
