import Domain

extension JSONClient {
    /// Asks TMDB whether the client's credential is valid.
    func checkCredential() async throws(MoviesError) {
        do throws(MoviesError) {
            _ = try await fetch(TMDBEndpoints.authentication)
        } catch .server(_, .notFound) {
            // A proxy may pass only on what searches need.
            _ = try await fetch(TMDBEndpoints.genres(language: "en"))
        }
    }
}
