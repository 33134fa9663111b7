/// The catalog of movies on this machine, as a whole.
///
/// It is replaced in one step: after a failure, or if the program is killed, it is as before.
public protocol CatalogRepository: Sendable {
    func info() async throws(MoviesError) -> CatalogInfo

    /// Replaces the catalog with the movies of the given files; `-` is standard input.
    func importFiles(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult

    /// Replaces the catalog with the movies of data sets, which it downloads first.
    func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult

    /// Goes back to the built-in catalog.
    func remove() async throws(MoviesError)
}
