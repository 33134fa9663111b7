/// The state of what the program depends on; an error says why something can't be used.
package struct Diagnosis: Sendable {
    /// What is wrong with the part that sends requests.
    package let networkProgram: MoviesError?

    /// Why the online source or its credential can't be used; `credentialMissing`, `offline` and the
    /// error of the network program if no request was sent.
    package let onlineSource: MoviesError?

    /// The number of movies in the user's files; `nil` without files.
    package let movieFiles: Result<Int?, MoviesError>
    package let catalog: Result<CatalogInfo, MoviesError>
    package let responseCache: Result<ResponseCacheInfo, MoviesError>

    /// The number of recent queries; an error also if it is the opened movies that are unusable.
    package let recentQueries: Result<Int, MoviesError>
}
