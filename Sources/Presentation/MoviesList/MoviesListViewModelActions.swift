public import Domain

/// Where a list of films leads to.
public struct MoviesListViewModelActions {
    let showDetails: @MainActor (MovieID) -> Void
    let openPage: @MainActor (MovieID) -> Void
    let startNewSearch: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let leave: @MainActor () -> Void

    public init(
        showDetails: @escaping @MainActor (MovieID) -> Void = { _ in },
        openPage: @escaping @MainActor (MovieID) -> Void = { _ in },
        startNewSearch: @escaping @MainActor () -> Void = {},
        goBack: @escaping @MainActor () -> Void = {},
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.showDetails = showDetails
        self.openPage = openPage
        self.startNewSearch = startNewSearch
        self.goBack = goBack
        self.leave = leave
    }
}
