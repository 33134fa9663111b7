package import Domain
import Search
import TextIndex

/// Searches the catalog on this machine, without a network.
package struct CatalogMoviesRepository: MoviesRepository {
    let store: CatalogStore
    let selection: MovieSelection

    package init(store: CatalogStore, selection: MovieSelection = .all) {
        self.store = store
        self.selection = selection
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        if let list = query.list, let source = list.onlySource {
            throw .listUnavailable(list, source)
        }
        let lists = try selection.contents()
        let (query, notices) = lists.answerable(query)
        return try store.read { catalog, fallback throws(TextIndexError) in
            let limit = page * MoviesPage.size
            let matches = try catalog.matches(
                for: query,
                limit: limit,
                lists: lists.isEmpty ? nil : lists
            )
            let shown = matches.documents.dropFirst((page - 1) * MoviesPage.size)
                .prefix(MoviesPage.size)
            let movies = try catalog.movies(shown, of: matches)
            var found = MoviesPage(
                number: page,
                pageCount: (matches.totalCount + MoviesPage.size - 1) / MoviesPage.size,
                totalCount: matches.totalCount,
                movies: movies.map(lists.rated),
                source: .catalog(catalog.metadata.origin),
                notices: try notices + matches.notices
                    + leftOut(of: query, matches, in: catalog, by: lists),
                fallback: fallback
            )
            found.count.isLimit = matches.totalCountIsLimit
            found.gap = catalog.gap
            found.match.confidence = matches.confidence
            found.match.isTitle = matches.isTitle
            if query.isExplained { found.match.explanation = try catalog.explanation(of: matches) }
            return found
        }
    }

    /// Notes how many movies match that the files leave out, if there are no others.
    private func leftOut(
        of query: MovieQuery,
        _ matches: Catalog.Matches,
        in catalog: Catalog,
        by lists: MovieSelection.Lists
    ) throws(TextIndexError) -> [SearchNotice] {
        guard matches.totalCount == 0, !lists.included.isEmpty || !lists.excluded.isEmpty else {
            return []
        }
        let all = try catalog.matches(for: query, limit: 1)
        guard all.totalCount > 0, !all.notices.contains(.closestMatches) else { return [] }
        return [.leftOutByFiles(all.totalCount)]
    }

    /// Without recommendations, which take as long as a search: `FetchMovieDetailsUseCase` adds them.
    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        let imported = try store.read { catalog, fallback throws(TextIndexError) in
            let source = MoviesSource.catalog(catalog.metadata.origin)
            return (
                movie: try catalog.movie(id),
                source: source,
                extent: catalog.builtInExtent,
                fallback: fallback
            )
        }
        // The built-in catalog has facts that no data set has.
        let builtIn =
            imported.source == .catalog(.builtIn)
            ? imported.movie
            : try builtInMovie([id, imported.movie?.imdbID.map(MovieID.imdb)].compactMap(\.self))
        let movie = imported.movie.map { movie in builtIn.map(movie.filled) ?? movie } ?? builtIn
        let source = imported.movie == nil ? .catalog(.builtIn) : imported.source
        let details = movie?.details(
            language: store.language,
            source: source,
            fallback: imported.fallback
        )
        guard let details else {
            // The imported catalog may have the movie.
            if case .builtInCatalog(let reason) = imported.fallback { throw reason }
            throw .movieNotFound(id, imported.source, builtInExtent: imported.extent)
        }
        return try selection.contents().rated(details)
    }

    private func builtInMovie(_ ids: [MovieID]) throws(MoviesError) -> CatalogMovie? {
        try store.withBuiltInCatalog { catalog throws(TextIndexError) -> CatalogMovie? in
            for id in ids {
                if let movie = try catalog.movie(id) { return movie }
            }
            return nil
        }
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        (try? await details(of: id)).map { LocalMovieDetails(details: $0, isCurrent: true) }
    }

    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        let missing = try? store.read { catalog, _ throws(TextIndexError) in
            var missing: [FilterKey] = []
            for key in FilterKey.filters where try catalog.knownCount(of: key) == 0 {
                missing.append(key)
            }
            return missing
        }
        let ofLists = (try? selection.contents())?.limitations ?? []
        return ofLists
            + (missing ?? []).flatMap { key in
                [false, true].map { FilterLimitation(key: key, isSort: $0) }
            }
    }
}

extension CatalogMoviesRepository {
    package func imdbRating(of id: IMDbID) async -> IMDbUserRating? {
        store.readImported { catalog throws(TextIndexError) in
            guard catalog.metadata.origin == .imdb, let movie = try catalog.movie(.imdb(id)) else {
                return nil
            }
            return movie.voteTenths.map {
                IMDbUserRating(average: Double($0) / 10, voteCount: movie.voteCount)
            }
        }
    }
}

extension CatalogMoviesRepository: TitleSuggestionsRepository {
    package func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] {
        try store.read { catalog, _ throws(TextIndexError) in
            let matches = try catalog.matches(for: query, limit: limit)
            let documents = matches.documents.prefix(limit)
            return zip(documents, try catalog.movies(documents)).compactMap { document, movie in
                let title = matches.titles[document]
                return movie.titleSuggestion(movie.title(numbered: title, in: catalog.language))
            }
        }
    }

    package func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] {
        try store.read { catalog, _ throws(TextIndexError) in
            let popular = try catalog.matches(for: MovieQuery(), limit: limit).documents
            return try catalog.movies(popular.prefix(limit)).compactMap {
                $0.titleSuggestion($0.title(in: catalog.language))
            }
        }
    }
}

extension CatalogMovie {
    /// `nil` for a movie without an id.
    fileprivate func titleSuggestion(_ title: String) -> TitleSuggestion? {
        id.map { TitleSuggestion(id: $0, title: title, year: releaseDate?.year) }
    }
}

extension CatalogMovie {
    /// The title to show if one matches: the main or the original one, since it has the words of the
    /// query, or else the one in a language.
    func title(numbered number: Int?, in language: String) -> String {
        guard let number, number < shownTitles.count else { return title(in: language) }
        return shownTitles[number]
    }
}
