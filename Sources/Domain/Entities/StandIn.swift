/// What an answer is in place of the one that was asked for, which could not be had.
public enum StandIn: Hashable, Sendable {
    /// What the source said so many seconds ago.
    case earlierAnswer(age: Int, because: MoviesError)

    /// What the films on this machine say.
    case catalog(because: MoviesError)

    /// What the program's own films say, in place of a catalog that was imported.
    case builtInCatalog(because: MoviesError)

    public var isEarlierAnswer: Bool {
        if case .earlierAnswer = self { true } else { false }
    }
}
