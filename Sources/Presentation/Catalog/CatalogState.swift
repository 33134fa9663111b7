public import Domain

/// What the screen of the catalog shows; one of these at a time.
public enum CatalogState: Hashable, Sendable {
    case idle
    case working(CatalogProgressItemViewModel)
    case loaded(CatalogItemViewModel)

    /// With a sentence about each file that had lines which can't be read.
    case replaced(CatalogItemViewModel, notes: [String])
    case removed

    /// With a sentence that says what to do next.
    case failed(MoviesError, message: String)
}
