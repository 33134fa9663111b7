/// What happens to the prompt and the menu of suggested queries under it.
@MainActor
public protocol MoviesQueryListViewModelInput: AnyObject {
    /// Takes all that stands in the prompt.
    func didType(_ text: String) async

    /// Films are to be searched for; nothing happens for a text in which nothing can be seen.
    func didSubmit(_ text: String)

    /// A recent query is to be forgotten.
    func didRemove(_ item: MoviesQueryListItemViewModel) async
    func didQuit()
}

/// What the prompt and the menu of suggested queries show.
@MainActor
public protocol MoviesQueryListViewModelOutput: AnyObject {
    /// What stands in the prompt.
    var text: String { get }
    var state: Observable<MoviesQueryListState> { get }
}

public typealias MoviesQueryListViewModel = MoviesQueryListViewModelInput
    & MoviesQueryListViewModelOutput
