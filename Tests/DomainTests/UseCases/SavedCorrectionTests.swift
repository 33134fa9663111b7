import Domain
import DomainDoubles
import Search
import Testing

/// What is saved of a query whose title is corrected.
struct SavedCorrectionTests {
    @Test(arguments: [
        ("alein genre:horror", "Alien genre:horror"), ("alein 1979", "Alien year:1979"),
        ("sort:-year alein y:1979", "Alien year:1979 sort:-year"), ("alein", "Alien"),
        ("alein director:\"ridley scott\"", "Alien director:\"ridley scott\""),
    ])
    func `saves the filters of a corrected query, and its year`(
        text: String,
        corrected: String
    ) async throws {
        #expect(try await saved(text, corrected: corrected) == [corrected])
    }

    @Test func `saves no filters of options`() async throws {
        let options = MovieQuery(filters: MovieFilters(year: 1979), sort: MovieSort(.rating))

        let saved = try await saved(
            "alein genre:horror",
            options,
            corrected: "Alien genre:horror year:1979 sort:rating"
        )

        #expect(saved == ["Alien genre:horror"])
    }

    @Test func `saves the filters of a query that the source has corrected itself`() async throws {
        let saved = try await saved(
            "alein genre:horror",
            corrected: "",
            notices: [.correctedQuery("Alien")]
        )

        #expect(saved == ["Alien genre:horror"])
    }

    /// Searches where a typed title has no match, unless there are notices.
    private func saved(
        _ text: String,
        _ options: MovieQuery = MovieQuery(),
        corrected: String,
        notices: [SearchNotice] = []
    ) async throws -> [String] {
        let movies = SpyMovies(search: { query, _ in
            let count = query.text.hasPrefix("alein") && notices.isEmpty ? 0 : 1
            return MoviesPage(
                number: 1,
                pageCount: count,
                totalCount: count,
                movies: Array(repeating: Movie(id: .tmdb(348), title: "Alien"), count: count),
                source: .tmdb,
                notices: notices
            )
        })
        let recent = SpyRecentQueries()
        let useCase = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(query: TypedQuery(corrected)?.meaning ?? MovieQuery()),
            interpreter: QueryGrammar(),
            recentQueries: recent
        )
        let query = try #require(TypedQuery(text, options: options))
        _ = try await useCase.execute(query, page: 1)
        return recent.saved
    }
}
