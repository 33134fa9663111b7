import Data
import Domain
import Testing

struct CatalogSpellingRepositoryTests {
    private let repository = CatalogSpellingRepository(store: CatalogStore(folder: nil))

    @Test(arguments: [
        ("intersteller", "Interstellar", nil), ("blade ruiner", "Blade Runner", nil),
        ("올드뽀이", "올드보이", nil), ("intersteller 2014", "Interstellar", 2014),
        ("blade ruiner 2049", "Blade Runner 2049", nil),
    ])
    func `spells a query as the nearest title is`(
        text: String,
        title: String,
        year: Int?
    ) async throws {
        let query = try #require(MovieQuery(text, includesAdult: true))

        let spelling = await repository.spelling(of: query)

        #expect(spelling == MovieQuery(title, year: year, includesAdult: true))
    }

    @Test(arguments: [
        "zzzzqq", "Interstellar", "interstellar!", "dune 1984", "amelie", "a", "7", "1984",
        "wonder wom",
    ])
    func `knows no other spelling`(text: String) async throws {
        let query = try #require(MovieQuery(text))

        #expect(await repository.spelling(of: query) == nil)
    }
}
