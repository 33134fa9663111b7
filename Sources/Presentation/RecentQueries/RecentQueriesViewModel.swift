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
