/// What an answer is in place of the one that was asked for, which could not be had.
public enum Fallback: Hashable, Sendable {
    /// What the source said so many seconds ago.
    case staleResponse(age: Int, reason: MoviesError)

    /// What the films on this machine say.
    case catalog(reason: MoviesError)

    /// What the program's own films say, in place of a catalog that was imported.
    case builtInCatalog(reason: MoviesError)

    public var isStaleResponse: Bool {
        if case .staleResponse = self { true } else { false }
    }
}
