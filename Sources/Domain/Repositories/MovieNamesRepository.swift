/// Reads names that may mean movies.
package protocol MovieNamesRepository: Sendable {
    /// The names in a file, or on standard input if the path is `-`: the titles of a table with a column
    /// of them, or else one per line, or what stands between NULs.
    ///
    /// Blank names are left out.
    func names(in path: String) throws(MoviesError) -> [MovieName]
}
