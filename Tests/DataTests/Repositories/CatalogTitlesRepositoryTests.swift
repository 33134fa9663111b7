import Data
import Domain
import Testing

struct CatalogTitlesRepositoryTests {
    private let repository = CatalogTitlesRepository(store: CatalogStore(folder: nil))

    @Test(arguments: [
        ("the dark kn", "The Dark Knight"), ("blade r", "Blade Runner"), ("기생", "기생충"),
        ("matr", "The Matrix"),
    ])
    func `offers titles that begin so, the best known first`(
        text: String,
        title: String
    ) async throws {
        let titles = try await suggest(text)

        #expect(titles.first == title)
    }

    @Test func `puts titles that begin so before those that go on so`() async throws {
        let titles = try await suggest("star")

        let beginnings = titles.prefix { $0.lowercased().hasPrefix("star") }
        #expect(beginnings.count > 2)
        #expect(titles.dropFirst(beginnings.count).contains { $0.contains("Star") })
    }

    private func suggest(_ text: String) async throws -> [String] {
        try await repository.titles(suggestedFor: #require(MovieQuery(text)), limit: 20)
    }
}
