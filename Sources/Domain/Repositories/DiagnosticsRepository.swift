/// Checks what the program depends on.
package protocol DiagnosticsRepository: Sendable {
    /// Starts the network program, and sends nothing.
    func checkNetworkProgram() async throws(MoviesError)

    /// Asks the online source whether the credential is valid.
    func checkCredential() async throws(MoviesError)

    /// The number of movies in the files that say which movies the user wants to see; `nil` without
    /// such files.
    func listedMovieCount() async throws(MoviesError) -> Int?

    /// Writes where some data is stored, and leaves nothing there.
    func checkWriting(of data: StoredData) async throws(MoviesError)
}

/// What the program stores on this machine.
package enum StoredData: Hashable, Sendable {
    case catalog, responseCache, recentQueries
}
