import Domain
import DomainDoubles
import Testing

@testable import Data
@testable import Search

/// What is suggested while a text is typed, and what a search for it finds.
struct OneRankingTests {
    private static let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))

    @Test func `the first suggested title is the first movie of a search, for 250 prefixes`()
        async throws
    {
        let search = DefaultSearchMoviesUseCase(
            movies: Self.repository,
            spelling: Self.repository,
            interpreter: QueryGrammar(),
            recentQueries: nil
        )
        let suggest = DefaultSuggestMovieQueriesUseCase(
            recentQueries: SpyRecentQueries(),
            openedMovies: SpyOpenedMovies(),
            searchMovies: search,
            people: NoNames(),
            interpreter: QueryGrammar()
        )
        var compared = 0

        for prefix in try await Self.prefixes() {
            let query = try #require(TypedQuery(prefix))
            let found = try await search.execute(query, page: 1).movies.first
            let suggested = try await suggest.execute(prefix: prefix, limit: 20)
                .first { $0.origin == .title }

            #expect(suggested?.year == found?.releaseDate?.year, "\(prefix)")
            let titles = [found?.title, found?.originalTitle]
            #expect(titles.contains(suggested?.text), "\(prefix)")
            compared += found == nil ? 0 : 1
        }

        #expect(compared == 250)
    }

    @Test func `suggests as many popular titles as asked for, whatever was found before`()
        async throws
    {
        for page in 1...3 {
            _ = try await Self.repository.movies(matching: MovieQuery(), page: page)
        }

        #expect(try await Self.repository.popularTitles(limit: 5).count == 5)
    }

    /// The starts of titles, of two characters and more, and those of other words and of a name.
    private static func prefixes() async throws -> [String] {
        let titles = try await repository.popularTitles(limit: 247).map(\.title)
        let starts = titles.enumerated().map { index, title in String(title.prefix(2 + index % 9)) }
        return starts + ["bl", "king", "kubri"]
    }
}
