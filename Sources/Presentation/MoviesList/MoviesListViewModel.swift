/// What happens to a list of films.
@MainActor
public protocol MoviesListViewModelInput: AnyObject {
    /// Shows the films that match, in place of a search that is still running.
    func didSearch(_ search: MoviesSearch) async

    /// Shows the next page below the films that are there; at most one page at a time.
    func didReachEnd() async

    /// Asks once more for what could not be had, also where something else stands in for it.
    func didRetry() async

    /// A film is to be seen on a page of its own.
    func didSelect(_ item: MoviesListItemViewModel)

    /// A film is to be seen in a browser.
    func didRequestWebPage(of item: MoviesListItemViewModel)
    func didRequestNewSearch()
    func didGoBack()
    func didQuit()
}

/// What a list of films shows.
@MainActor
public protocol MoviesListViewModelOutput: AnyObject {
    var state: Observable<MoviesListState> { get }
}

public typealias MoviesListViewModel = MoviesListViewModelInput & MoviesListViewModelOutput
