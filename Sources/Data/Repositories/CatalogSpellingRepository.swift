public import Domain
import Infrastructure

/// Knows how the titles of the films on this machine are spelled.
public struct CatalogSpellingRepository: SpellingRepository {
    private let catalog: @Sendable () -> Catalog

    public init() {
        self.init(catalog: .builtIn)
    }

    /// The catalog is not made before it is needed.
    init(catalog: @autoclosure @escaping @Sendable () -> Catalog) {
        self.catalog = catalog
    }

    public func spelling(of query: MovieQuery) async -> MovieQuery? {
        guard let film = catalog().films(matching: query).first?.document else { return nil }
        let dated = query.withTrailingYear
        // A year of the title, as of "Blade Runner 2049", is not the film's.
        let year = query.year ?? (dated?.year == film.year ? dated?.year : nil)
        let typed = [query, dated].compactMap { $0.map { FoldedText($0.text) } }
        guard
            let title = film.titles.first(where: { matches($0, film.year, query) }),
            !typed.contains(FoldedText(title))
        else { return nil }
        return MovieQuery(
            title,
            year: year,
            includesAdult: query.includesAdult,
            isExact: query.isExact
        )
    }

    /// Whether it is this title, of the several of a film, that comes near.
    ///
    /// One that matches to the letter would have been found under what was typed.
    private func matches(_ title: String, _ year: Int?, _ query: MovieQuery) -> Bool {
        let index = TextIndex([TextDocument(titles: [title], year: year)])
        return !index.search(query.text).isEmpty
            && index.search(query.text, allowsTypos: false).isEmpty
    }
}
