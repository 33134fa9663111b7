public import Domain

/// Where the prompt leads to.
public struct MoviesQueryListViewModelActions {
    /// Gets the query that was typed or chosen from the menu.
    let didChoose: @MainActor (MovieQuery) -> Void
    let leave: @MainActor () -> Void

    public init(
        didChoose: @escaping @MainActor (MovieQuery) -> Void = { _ in },
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.didChoose = didChoose
        self.leave = leave
    }
}
