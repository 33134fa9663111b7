public import Domain

/// What the list of remembered queries shows; one of these at a time.
public enum RecentQueriesState: Hashable, Sendable {
    case idle

    /// Newest first.
    case loaded([RecentQueryItemViewModel])
    case cleared
    case failed(MoviesError)
}

/// What happens to the list of remembered queries.
@MainActor
public protocol RecentQueriesViewModelInput: AnyObject {
    func didOpen() async
    func didClear() async
}

/// What the list of remembered queries shows.
@MainActor
public protocol RecentQueriesViewModelOutput: AnyObject {
    var state: Observable<RecentQueriesState> { get }
}

public typealias RecentQueriesViewModel = RecentQueriesViewModelInput & RecentQueriesViewModelOutput
