public import Domain

/// What the menu of suggested queries shows; one of these at a time.
public enum MoviesQueryListState: Hashable, Sendable {
    case idle

    /// Best first; empty where nothing begins so.
    case loaded([MoviesQueryListItemViewModel])
    case failed(MoviesError)
}
