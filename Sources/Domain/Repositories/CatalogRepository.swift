/// The catalog of movies on this machine, as a whole.
///
/// It is replaced in one step: what fails, or is killed, leaves the catalog as it was. If another
/// process replaces it at the same time, that is an error, and there is no wait.
public protocol CatalogRepository: Sendable {
    func info() async throws(MoviesError) -> CatalogInfo

    /// Replaces the catalog by the movies of some files; `-` is standard input.
    func importFiles(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult

    /// Replaces the catalog by the movies of data sets that are downloaded first.
    func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult

    /// Goes back to the built-in catalog.
    func remove() async throws(MoviesError)
}
