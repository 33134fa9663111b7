/// The catalog of movies on this machine, as a whole.
///
/// It is replaced in one step: an import that fails or is killed leaves the catalog unchanged. If
/// another process replaces it at the same time, the call fails without waiting for that process.
package protocol CatalogRepository: Sendable {
    func info() async throws(MoviesError) -> CatalogInfo

    /// Replaces the catalog with the movies of some files; without any, the catalog is unchanged.
    func importFiles(
        _ files: [ImportSource],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult

    /// Replaces the catalog with the movies of data sets, which are downloaded first, unless it has
    /// been made from the same versions of them.
    ///
    /// `describe` returns the sentence about an error, by which `info` reports a failure later.
    func update(
        _ update: CatalogUpdateRequest,
        describe: @escaping @Sendable (MoviesError) -> String,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult

    /// Goes back to the built-in catalog.
    func remove() async throws(MoviesError)
}
