import Domain
import DomainDoubles
import Search
import Testing

/// Searches for what was typed, and saves the query in `recent`.
func searchMovies(
    _ text: String,
    _ options: MovieQuery = MovieQuery(),
    in movies: any MoviesRepository,
    spelling: StubSpellings = StubSpellings(),
    recent: SpyRecentQueries? = SpyRecentQueries(),
    page: Int = 1
) async throws -> MoviesPage {
    try await searchMovies(
        try #require(TypedQuery(text, options: options)),
        in: movies,
        spelling: spelling,
        recent: recent,
        page: page
    )
}

func searchMovies(
    _ query: TypedQuery,
    in movies: any MoviesRepository,
    spelling: StubSpellings = StubSpellings(),
    recent: SpyRecentQueries? = SpyRecentQueries(),
    page: Int = 1
) async throws(MoviesError) -> MoviesPage {
    try await DefaultSearchMoviesUseCase(
        movies: movies,
        spelling: spelling,
        interpreter: QueryGrammar(),
        recentQueries: recent
    ).execute(query, page: page)
}
