import Domain

/// Searches on Swift's shared threads.
///
/// On a live screen, a search has several steps, of which none should wait for the main thread, which
/// reads the keys and draws.
struct OffMainSearch: SearchMoviesUseCase {
    let search: any SearchMoviesUseCase

    @concurrent
    func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        try await search.execute(query, page: page)
    }
}
