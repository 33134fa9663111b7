import Data
import Domain
import DomainDoubles
import Testing

/// The titles and corrected queries that `CatalogMoviesRepository` suggests.
struct CatalogSuggestionsTests {
    private let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))

    @Test(arguments: [
        ("the dark kn", "The Dark Knight"), ("blade r", "Blade Runner"), ("기생", "기생충"),
        ("matr", "The Matrix"), ("gisaeng", "Parasite"), ("sen to chi", "Spirited Away"),
    ])
    func `suggests titles that start with the text, the most popular first`(
        text: String,
        title: String
    ) async throws {
        #expect(try await suggestions(text).first == title)
    }

    @Test func `suggests movies of different years with the same title`() async throws {
        let query = try #require(MovieQuery("dune"))

        let found = try await repository.titleSuggestions(for: query, limit: 20)

        #expect(Set(found.filter { $0.title == "Dune" }.map(\.year)) == [1984, 2021])
    }

    @Test func `suggests titles with the ids that searches show`() async throws {
        let query = try #require(MovieQuery("blade runner 2049"))

        let found = try await repository.titleSuggestions(for: query, limit: 1)

        #expect(
            found == [TitleSuggestion(id: .tmdb(335984), title: "Blade Runner 2049", year: 2017)]
        )
        #expect(try await repository.popularTitles(limit: 20).count == 20)
    }

    @Test func `suggests titles that start with the text before those with a later word that does`()
        async throws
    {
        let titles = try await suggestions("lif")

        let first = titles.prefix { $0.lowercased().hasPrefix("lif") }
        #expect(first.count > 2)
        #expect(titles.dropFirst(first.count).contains { $0.contains("Life") })
    }

    @Test(arguments: [
        ("intersteller", "Interstellar", nil), ("blade ruiner", "Blade Runner", nil),
        ("올드뽀이", "올드보이", nil), ("intersteller 2014", "Interstellar", 2014),
        ("blade ruiner 2049", "Blade Runner 2049", nil), ("gisengchung", "Parasite", nil),
        ("jaws 1976", "Jaws", nil), ("rocky 4", "Rocky IV", nil),
        ("inception trailer", "Inception", nil), ("alien.avi", "Alien", nil),
    ])
    func `corrects a query to the title that it means`(
        text: String,
        title: String,
        year: Int?
    ) async throws {
        let query = try #require(MovieQuery(text, includesAdult: true))

        let corrected = await repository.correctedQuery(for: query)

        #expect(
            corrected == MovieQuery(title, filters: MovieFilters(year: year), includesAdult: true)
        )
    }

    @Test(arguments: [
        "zzzzqq", "Interstellar", "interstellar!", "dune 1984", "amelie", "a", "7", "1984",
        "how to boil an egg", "tom hanks",
    ])
    func `corrects no query that is a title, or means none`(text: String) async throws {
        let query = try #require(MovieQuery(text))

        #expect(await repository.correctedQuery(for: query) == nil)
    }

    private func suggestions(_ text: String) async throws -> [String] {
        try await repository.titleSuggestions(for: #require(MovieQuery(text)), limit: 20)
            .map(\.title)
    }
}
