public import Domain
import Infrastructure

/// Finds films in the catalog on this machine, without a network.
public struct CatalogMoviesRepository: MoviesRepository {
    private static let pageSize = 20

    private let store: CatalogStore

    public init(store: CatalogStore) {
        self.store = store
    }

    public func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        try store.read { catalog, fallback throws(TextIndexError) in
            let hits = try catalog.hits(for: query)
            let films = try catalog.movies(
                hits.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
            )
            return MoviesPage(
                number: page,
                pageCount: (hits.count + Self.pageSize - 1) / Self.pageSize,
                totalCount: hits.count,
                movies: films.compactMap { $0.toDomain() },
                source: .catalog(catalog.details.origin),
                fallback: fallback
            )
        }
    }

    public func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        let imported = try store.read { catalog, fallback throws(TextIndexError) in
            let source = MoviesSource.catalog(catalog.details.origin)
            return (film: try catalog.movie(id), source: source, fallback: fallback)
        }
        let ids = [id, imported.film?.imdbID.map(MovieID.imdb)].compactMap(\.self)
        // What we wrote about a film tells more of it than a data set of all films does.
        let builtIn = try store.withBuiltInCatalog {
            catalog throws(TextIndexError) -> CatalogMovie? in
            for id in ids {
                if let film = try catalog.movie(id) { return film }
            }
            return nil
        }
        let film = imported.film.map { film in builtIn.map(film.completed) ?? film } ?? builtIn
        let source = imported.film == nil ? .catalog(.builtIn) : imported.source
        guard let details = film?.details(source: source, fallback: imported.fallback) else {
            throw .movieNotFound(id, imported.source)
        }
        return details
    }
}

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
            return zip(hits, try catalog.movies(hits)).map { hit, film in
                // A person is offered the title that was begun, and not another of the same film.
                hit.title.flatMap { film.titles.indices.contains($0) ? film.titles[$0] : nil }
                    ?? film.title
            }
        }
    }
}

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
                let title = hit.title, let film = try catalog.movies([hit]).first,
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
