public import Domain

/// Where the page of a film leads to.
public struct MovieDetailsViewModelActions {
    let openPage: @MainActor (MovieID) -> Void
    let startNewQuery: @MainActor () -> Void
    let goBack: @MainActor () -> Void
    let leave: @MainActor () -> Void

    public init(
        openPage: @escaping @MainActor (MovieID) -> Void = { _ in },
        startNewQuery: @escaping @MainActor () -> Void = {},
        goBack: @escaping @MainActor () -> Void = {},
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.openPage = openPage
        self.startNewQuery = startNewQuery
        self.goBack = goBack
        self.leave = leave
    }
}
