import Domain
import DomainDoubles
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
            let isFound = !query.text.hasPrefix("alein") || !notices.isEmpty
            let movies = isFound ? [Movie(id: .tmdb(348), title: "Alien")] : []
            return MoviesPage(movies, notices: notices)
        })
        let recent = SpyRecentQueries()
        let spelling = StubSpellings(query: TypedQuery(corrected)?.meaning ?? MovieQuery())
        _ = try await searchMovies(text, options, in: movies, spelling: spelling, recent: recent)
        return recent.saved
    }
}
