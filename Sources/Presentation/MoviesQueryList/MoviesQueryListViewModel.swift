/// What happens to the menu of suggested queries.
@MainActor
public protocol MoviesQueryListViewModelInput: AnyObject {
    /// Takes all that stands in the prompt.
    func didType(_ text: String) async
}

/// What the menu of suggested queries shows.
@MainActor
public protocol MoviesQueryListViewModelOutput: AnyObject {
    var state: Observable<MoviesQueryListState> { get }
}

public typealias MoviesQueryListViewModel = MoviesQueryListViewModelInput
    & MoviesQueryListViewModelOutput
