package import Domain
import Search
import Text
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
            let limit = page * CatalogSource.pageSize
            let matches = try catalog.matches(
                for: query,
                limit: limit,
                lists: lists.isEmpty ? nil : lists
            )
            let shown = matches.documents.dropFirst((page - 1) * CatalogSource.pageSize)
                .prefix(CatalogSource.pageSize)
            let movies = try catalog.movies(shown, of: matches)
            var found = MoviesPage(
                number: page,
                pageCount: (matches.totalCount + CatalogSource.pageSize - 1)
                    / CatalogSource.pageSize,
                totalCount: matches.totalCount,
                totalCountIsLimit: matches.totalCountIsLimit,
                movies: movies.map(lists.rated),
                source: .catalog(catalog.metadata.origin),
                notices: try notices + matches.notices
                    + leftOut(of: query, matches, in: catalog, by: lists),
                gap: catalog.gap,
                fallback: fallback
            )
            found.match = MoviesMatch(
                confidence: matches.confidence,
                isTitle: matches.isTitle,
                explanation: query.isExplained ? try catalog.explanation(of: matches) : nil
            )
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

    /// The movie of the built-in catalog that has one of these ids.
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
    /// The rating at IMDb in an imported catalog; `nil` if it is unknown.
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

extension CatalogMoviesRepository: MovieNameMatcher {
    package func match(_ name: MovieName) async throws(MoviesError) -> MovieMatch {
        let parsed = ParsedName(name)
        if let movie = await movie(parsed.id) {
            return MovieMatch(name: name.text, certainty: .sure, movie: movie)
        }
        let found = try store.read { catalog, _ throws(TextIndexError) in
            if let title = parsed.withSlash {
                let match = try catalog.match(title, allowsTypos: false)
                if match?.certainty == .sure { return match }
            }
            return try catalog.match(parsed)
        }
        if let found {
            return MovieMatch(name: name.text, certainty: found.certainty, movie: found.movie)
        }
        // A number is an id if no movie has it as its title.
        guard let movie = await movie(parsed.number) else { return MovieMatch(unknown: name.text) }
        return MovieMatch(name: name.text, certainty: .likely, movie: movie)
    }

    private func movie(_ id: MovieID?) async -> Movie? {
        guard let id else { return nil }
        return await localDetails(of: id)?.details.movie
    }
}

extension CatalogMoviesRepository: SpellingCorrectionRepository {
    package func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        // One or two letters say nothing.
        guard query.text.utf8.count > 2, !query.isYearAlone else { return nil }
        // A failure here must not fail the search.
        return try? store.read { catalog, _ throws(TextIndexError) in
            var titles = query
            titles.subject = .titles
            let matches = try catalog.matches(for: titles, limit: 1)
            guard matches.confidence > .guess, let document = matches.documents.first,
                let number = matches.titles[document],
                let movie = try catalog.movies([document]).first
            else { return nil }
            // TMDB finds its movies by these titles in each language.
            let title = movie.title(numbered: number, in: CatalogMovie.mainLanguage)
            return corrected(query, title: title, releaseYear: movie.releaseDate?.year)
        }
    }

    package func correctedName(for name: String) async -> String? {
        let name = QueryGrammar().latinName(of: name)
        return try? store.read { catalog, _ throws(TextIndexError) in
            guard let other = try catalog.people().people(named: name).first?.name,
                NormalizedText(other) != NormalizedText(name)
            else { return nil }
            return other
        }
    }

    /// The query with the title in place of its text; `nil` if that is the same.
    private func corrected(_ query: MovieQuery, title: String, releaseYear: Int?) -> MovieQuery? {
        let dated = query.splittingYear
        // Another year than that of release finds nothing, as a typo does.
        let isDated = dated != nil && dated?.year == releaseYear
        let typed = [query, isDated ? dated : nil].compactMap { $0.map { NormalizedText($0.text) } }
        guard !typed.contains(NormalizedText(title)) else { return nil }
        var corrected = MovieQuery(title, like: query)
        // A year in the title, as in "Blade Runner 2049", is not the year of release.
        if isDated { corrected.filters.years = dated?.filters.years }
        return corrected
    }
}

extension CatalogMovie {
    /// The title to show if one matches: the main or the original one, since it has the words of the
    /// query, or else the one in a language.
    fileprivate func title(numbered number: Int?, in language: String) -> String {
        guard let number, number < shownTitles.count else { return title(in: language) }
        return shownTitles[number]
    }
}
