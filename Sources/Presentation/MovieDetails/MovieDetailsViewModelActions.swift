public import Domain

/// Where the page of a film leads to.
public struct MovieDetailsViewModelActions {
    let openPage: @MainActor (MovieID) -> Void
    let goBack: @MainActor () -> Void
    let leave: @MainActor () -> Void

    public init(
        openPage: @escaping @MainActor (MovieID) -> Void = { _ in },
        goBack: @escaping @MainActor () -> Void = {},
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.openPage = openPage
        self.goBack = goBack
        self.leave = leave
    }
}
