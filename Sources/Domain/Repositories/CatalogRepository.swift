/// The catalog of films on this machine, as a whole.
///
/// What replaces it does so in one step: whoever fails, or is killed, leaves it as it was.
public protocol CatalogRepository: Sendable {
    func info() async throws(MoviesError) -> CatalogInfo

    /// Replaces the catalog by the films of some files; `-` is standard input.
    func importFiles(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult

    /// Replaces the catalog by the films of data sets that are downloaded first.
    func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult

    /// Goes back to the films that the program itself carries.
    func remove() async throws(MoviesError)
}
