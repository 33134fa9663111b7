public import Domain

/// What the list of films shows; one of these at a time.
public enum MoviesListState: Hashable, Sendable {
    case idle

    /// The first page for this text is on its way.
    case loading(String)
    case loaded(MoviesList)

    /// An answer without films; the list says for what, and from where.
    case empty(MoviesList)
    case failed(MoviesError)
}
