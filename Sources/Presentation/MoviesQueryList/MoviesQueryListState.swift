public import Domain

/// What the menu of suggested queries shows; one of these at a time.
public enum MoviesQueryListState: Hashable, Sendable {
    case idle

    /// For what stood in the prompt, best first; empty where nothing begins so.
    case loaded(text: String, [MoviesQueryListItemViewModel])
    case failed(MoviesError)
}
