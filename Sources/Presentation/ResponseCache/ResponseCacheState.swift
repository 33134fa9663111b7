public import Domain

/// What the screen of the cache shows; one of these at a time.
public enum ResponseCacheState: Hashable, Sendable {
    case idle
    case loaded(ResponseCacheItemViewModel)
    case cleared
    case failed(MoviesError)
}
