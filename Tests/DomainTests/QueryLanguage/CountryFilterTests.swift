import Testing

@testable import Domain

struct CountryFilterTests {
    @Test(arguments: [
        ("kr", "kr"), ("KR", "kr"), ("Korea", "kr"), ("south-korea", "kr"), ("korean", "kr"),
        ("uk", "gb"), ("USA", "us"), ("the netherlands", "nl"), ("Côte d'Ivoire", "ci"),
        ("united states of america", "us"), ("soviet union", "su"), ("korea,japan,kr", "kr,jp"),
    ])
    func `takes codes, names and nationalities`(typed: String, words: String) {
        #expect(filter(typed)?.description == words)
    }

    @Test(arguments: [
        "", "!us", "kr,!us", "zz", "korea,", "nowhere", String(repeating: "a", count: 100),
    ])
    func `takes no other text, and excludes none`(typed: String) {
        #expect(filter(typed) == nil)
    }

    private func filter(_ typed: String) -> ListFilter? {
        var filters = MovieFilters()
        return filters.add(typed, for: .country) ? filters.lists[.country] : nil
    }

    @Test func `adds up with other countries`() throws {
        let query = try #require(TypedQuery("country:kr country:japan country:kr")).meaning

        #expect(query.filters.words == ["country:kr,jp"])
    }

    @Test(arguments: [
        (["South Korea"], true), (["France", "Japan"], true), (["JP"], true), (["France"], false),
        ([], false),
    ])
    func `tests the countries of details`(countries: [String], isAllowed: Bool) throws {
        let query = try #require(TypedQuery("country:kr,jp")).meaning
        let details = MovieDetails(
            movie: Movie(id: .tmdb(1), title: "x"),
            production: MovieProduction(countries: countries),
            source: .tmdb
        )

        #expect(query.filters.allow(details) == isAllowed)
    }

    @Test func `says that no country can be excluded`() {
        #expect(FilterKey.country.spec.problem(of: "kr,!us") == "no country can be excluded")
    }

    @Test func `names the unknown country`() {
        #expect(FilterKey.country.spec.problem(of: "kr,atlantis") == "unknown country 'atlantis'")
    }
}
