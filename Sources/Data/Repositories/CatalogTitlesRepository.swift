public import Domain
import Infrastructure

/// Offers titles of the catalog on this machine.
public struct CatalogTitlesRepository: TitleSuggestionsRepository {
    private let store: CatalogStore

    public init(store: CatalogStore) {
        self.store = store
    }

    public func titles(
        suggestedFor text: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [String] {
        try store.read { catalog, _ throws(TextIndexError) in
            let hits = try catalog.hits(for: text, prefersBeginnings: true).prefix(limit)
            return zip(hits, try catalog.films(hits)).map { hit, film in
                // A person is offered the title that was begun, and not another of the same film.
                hit.title.flatMap { film.titles.indices.contains($0) ? film.titles[$0] : nil }
                    ?? film.title
            }
        }
    }
}
