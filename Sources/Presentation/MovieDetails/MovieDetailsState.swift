public import Domain

/// What the page of a film shows; one of these at a time.
public enum MovieDetailsState: Hashable, Sendable {
    case idle
    case loading
    case loaded(MovieDetailsItemViewModel)
    case failed(MoviesError)
}
