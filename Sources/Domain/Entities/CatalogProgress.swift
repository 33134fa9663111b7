/// How far the making of a catalog has come.
public enum CatalogProgress: Hashable, Sendable {
    /// Bytes that came from a server; `total` is `nil` where it does not say how many there are.
    case downloading(file: String, done: Int, total: Int?)

    /// A download failed, and is resumed or retried after a wait.
    case waiting(seconds: Int, reason: MoviesError)

    /// Bytes of a file that were read; `total` is `nil` for what is no file.
    case reading(file: String, done: Int, total: Int?)

    /// The films are sorted and written.
    case indexing(films: Int)
}
