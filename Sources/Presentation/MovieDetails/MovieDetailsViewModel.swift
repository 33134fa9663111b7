/// What happens to the page of a film.
@MainActor
public protocol MovieDetailsViewModelInput: AnyObject {
    /// Shows the film; once more where that has failed, or where something else stands in for it.
    func didOpen() async

    /// The film is to be seen in a browser.
    func didRequestWebPage()
    func didRequestNewSearch()
    func didGoBack()
    func didQuit()
}

/// What the page of a film shows.
@MainActor
public protocol MovieDetailsViewModelOutput: AnyObject {
    var state: Observable<MovieDetailsState> { get }
}

public typealias MovieDetailsViewModel = MovieDetailsViewModelInput & MovieDetailsViewModelOutput
