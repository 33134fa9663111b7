import Domain
import DomainDoubles
import Testing

/// The most similar name for a person of the filters whom the source does not know.
struct PersonCorrectionTests {
    /// Has one movie, of Mara Lind, for whom it may be unreachable.
    private static func movies(isOnline: Bool = true, source: MoviesSource = .tmdb) -> SpyMovies {
        SpyMovies(search: { query, _ throws(MoviesError) in
            let name = (query.filters[names: .director] + query.filters[names: .person]).first ?? ""
            let isKnown = name == "Mara Lind"
            guard isOnline || !isKnown else { throw .offline(.tmdb) }
            return MoviesPage(
                isKnown ? [Movie(id: .tmdb(42), title: "Lantern")] : [],
                source: source,
                notices: isKnown ? [] : [.unknownPerson(name)]
            )
        })
    }

    @Test(arguments: ["director:\"mara lnid\"", "lantern person:\"mara lnid\""])
    func `searches with the most similar name`(text: String) async throws {
        let recent = SpyRecentQueries()

        let result = try await search(text, spelling: "Mara Lind", recent: recent)

        #expect(result.movies.map(\.title) == ["Lantern"])
        let corrected = text.replacing("mara lnid", with: "Mara Lind")
        #expect(result.notices.correctedQuery == corrected)
        #expect(recent.saved == [corrected])
    }

    @Test(arguments: [("lantern", ["lantern"]), ("", [])])
    func `saves no name of an option`(text: String, saved: [String]) async throws {
        var options = MovieQuery(text, like: MovieQuery())
        options.filters[names: .director] = ["mara lnid"]
        let recent = SpyRecentQueries()

        let result = try await searchMovies(
            TypedQuery(options),
            in: Self.movies(),
            spelling: StubSpellings(name: "Mara Lind"),
            recent: recent
        )

        #expect(result.movies.map(\.title) == ["Lantern"])
        #expect(recent.saved == saved)
    }

    @Test(arguments: [
        ("Unknown", true, false), (nil, true, false), ("Mara Lind", false, false),
        ("Mara Lind", true, true),
    ])
    func `finds nothing if there is no such name, or nothing has it`(
        spelling: String?,
        isOnline: Bool,
        isExact: Bool
    ) async throws {
        let result = try await search(
            "director:lnid",
            Self.movies(isOnline: isOnline),
            spelling: spelling,
            isExact: isExact
        )

        #expect(result.notices == [.unknownPerson("lnid")])
    }

    @Test(arguments: [
        ("31", MoviesSource.tmdb), ("nm9000031", .tmdb), ("https://example.org/lnid", .tmdb),
        ("lnid", .catalog(.imdb)),
    ])
    func `corrects no id or link, and no name that the catalog does not know`(
        person: String,
        source: MoviesSource
    ) async throws {
        let movies = Self.movies(source: source)

        let result = try await search("director:\(person)", movies, spelling: "Mara Lind")

        #expect(result.notices == [.unknownPerson(person)])
        #expect(movies.requested.count == 1)
    }

    private func search(
        _ text: String,
        _ movies: SpyMovies = movies(),
        spelling: String?,
        isExact: Bool = false,
        recent: SpyRecentQueries = SpyRecentQueries()
    ) async throws -> MoviesPage {
        let options = MovieQuery(isExact: isExact)
        let spelling = StubSpellings(name: spelling)
        return try await searchMovies(text, options, in: movies, spelling: spelling, recent: recent)
    }
}
