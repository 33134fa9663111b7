public import Domain

/// What the list of remembered queries shows; one of these at a time.
public enum RecentQueriesState: Hashable, Sendable {
    case idle

    /// Newest first.
    case loaded([RecentQueryItemViewModel])
    case cleared
    case failed(MoviesError)
}
