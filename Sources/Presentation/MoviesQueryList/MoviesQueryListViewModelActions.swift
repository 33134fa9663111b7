public import Domain

/// Where the prompt leads to.
public struct MoviesQueryListViewModelActions {
    /// Gets the query that was typed or chosen from the menu.
    let didSubmit: @MainActor (MovieQuery) -> Void
    let leave: @MainActor () -> Void

    public init(
        didSubmit: @escaping @MainActor (MovieQuery) -> Void = { _ in },
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.didSubmit = didSubmit
        self.leave = leave
    }
}
