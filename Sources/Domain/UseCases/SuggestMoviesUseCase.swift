import Text

/// Suggests movies whose titles complete what was typed.
package struct SuggestMoviesUseCase: Sendable {
    private let localDetails: any LocalMovieDetailsRepository
    private let titles: any TitleSuggestionsRepository

    package init(
        localDetails: any LocalMovieDetailsRepository,
        titles: any TitleSuggestionsRepository
    ) {
        self.localDetails = localDetails
        self.titles = titles
    }

    /// Returns each movie once, at most `limit`.
    ///
    /// The movie of which the whole prefix is the id comes first. For a blank prefix, these are the
    /// most popular movies.
    package func execute(
        prefix: String,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] {
        guard let query = TypedQuery(prefix) else {
            return try await titles.popularTitles(limit: limit)
        }
        // No title is longer.
        guard query.text.utf8.count <= RecentQuery.textSizeLimit else { return [] }
        let movie = await movie(query)
        let others = try await titles.titleSuggestions(for: query, limit: limit)
        let found = [movie].compactMap(\.self) + others.filter { $0.id != movie?.id }
        return Array(found.prefix(limit))
    }

    private func movie(_ query: TypedQuery) async -> TitleSuggestion? {
        guard Years.year(query.text, in: Years.ofPhrases) == nil, let id = MovieID(query.text),
            let details = await localDetails.localDetails(of: id)?.details
        else { return nil }
        let movie = details.movie
        // The id as it was typed, because the movie may have two.
        return TitleSuggestion(id: id, title: movie.title, year: movie.releaseDate?.year)
    }
}
