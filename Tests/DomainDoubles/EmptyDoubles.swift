package import Domain

package struct NoTitles: TitleSuggestionsRepository {
    package init() {}

    package func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] { [] }

    package func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] { [] }
}

/// A search that finds the suggested titles.
package struct FoundTitles: SearchMoviesUseCase {
    package typealias Titles = @Sendable (MovieQuery) throws(MoviesError) -> [TitleSuggestion]

    private let titles: Titles

    package init(_ titles: @escaping Titles) { self.titles = titles }

    package init(_ titles: [String]) {
        self.titles = { _ in titles.map { TitleSuggestion(id: .tmdb(1), title: $0) } }
    }

    package func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        if let error = query.error { throw error }
        let query = query.meaning
        let found = query.text.isEmpty ? [] : try titles(query)
        return MoviesPage(
            number: page,
            pageCount: 1,
            totalCount: found.count,
            movies: found.map { movie in
                Movie(
                    id: movie.id,
                    title: movie.title,
                    releaseDate: movie.year.flatMap { CalendarDate(year: $0) }
                )
            },
            source: .catalog(.builtIn)
        )
    }
}

package struct NoNames: PersonSuggestionsRepository {
    package init() {}

    package func personSuggestions(
        for text: String,
        onlyDirectors: Bool,
        limit: Int
    ) async throws(MoviesError) -> [PersonSuggestion] { [] }
}

/// A machine without a browser.
package struct NoBrowser: MovieWebPagesRepository {
    package init() {}

    package func open(_ url: String) async -> Bool { false }
}

/// A grammar without phrases.
package struct NoPhrases: QueryInterpreter {
    package init() {}

    package func meaning(of text: String, besideFilters: Bool) -> QueryMeaning {
        QueryMeaning(text: text)
    }

    package func meaning(
        correctingTyposIn text: String,
        _ spelled: QueryMeaning,
        besideFilters: Bool
    ) -> QueryMeaning? { nil }

    package func completions(of prefix: String, limit: Int) -> [String] { [] }

    package func unknownWish(in text: String) -> UnknownWish? { nil }

    package func similarity(in text: String) -> SimilarityWish? { nil }
}
