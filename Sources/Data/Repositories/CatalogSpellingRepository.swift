public import Domain
import Infrastructure

/// Knows how the titles of the films on this machine are spelled.
public struct CatalogSpellingRepository: SpellingCorrectionRepository {
    private let store: CatalogStore

    public init(store: CatalogStore) {
        self.store = store
    }

    public func spelling(of query: MovieQuery) async -> MovieQuery? {
        // A guess that can't be made is none.
        try? store.read { catalog, _ throws(TextIndexError) in
            guard
                let hit = try catalog.hits(for: query).first, hit.typos > 0,
                let title = hit.title, let film = try catalog.films([hit]).first,
                film.titles.indices.contains(title)
            else { return nil }
            return spelling(film.titles[title], film.releaseDate?.year, query)
        }
    }

    private func spelling(_ title: String, _ filmYear: Int?, _ query: MovieQuery) -> MovieQuery? {
        let dated = query.splittingTrailingYear
        let typed = [query, dated].compactMap { $0.map { NormalizedText($0.text) } }
        guard !typed.contains(NormalizedText(title)) else { return nil }
        return MovieQuery(
            title,
            // A year of the title, as of "Blade Runner 2049", is not the film's.
            year: query.year ?? (dated?.year == filmYear ? dated?.year : nil),
            includesAdult: query.includesAdult,
            isExact: query.isExact
        )
    }
}
