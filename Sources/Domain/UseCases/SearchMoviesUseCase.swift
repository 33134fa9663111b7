/// Searches for movies, and saves the query if it found some.
///
/// The text of a query may be the id of a movie or a link to it, and may contain filters such as
/// `year:1999`. If nothing matches, it searches for the most similar title instead, unless the query
/// is exact.
package protocol SearchMoviesUseCase: Sendable {
    /// Takes a page within `MoviesPage.numbers`.
    func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult
}

package struct DefaultSearchMoviesUseCase: SearchMoviesUseCase {
    private let movies: any MoviesRepository
    private let spelling: any SpellingCorrectionRepository
    private let recentQueries: any RecentQueriesRepository

    package init(
        movies: any MoviesRepository,
        spelling: any SpellingCorrectionRepository,
        recentQueries: any RecentQueriesRepository
    ) {
        self.movies = movies
        self.spelling = spelling
        self.recentQueries = recentQueries
    }

    package func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult {
        switch try QueryTarget(query) {
        case .movie(let id, let filters):
            await saving(query, try await movies.page(page, of: id, filters: filters))
        case .movies(let target): try await search(for: target, typed: query, page: page)
        }
    }

    /// Searches for what a typed query means.
    private func search(
        for query: MovieQuery,
        typed: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult {
        let found = try await movies.movies(matching: query, page: page)
        if let movie = try await movie(numbered: typed, ifMissingFrom: found) {
            return await saving(typed, movie)
        }
        if let name = found.unknownPerson,
            let result = try await search(for: query, correcting: name, typed: typed, page: page)
        {
            return result
        }
        guard found.totalCount == 0,
            let corrected = await correctedQuery(for: query, found)
        else {
            return await saving(typed, found, correctedQuery: found.correctedQuery)
        }
        do {
            let other = try await movies.movies(matching: corrected, page: page)
            guard other.totalCount > 0 else { return MoviesSearchResult(page: found) }
            let text = other.correctedQuery ?? corrected.text
            return await saving(typed, other, correctedQuery: text)
        } catch .cancelled {
            throw .cancelled
        } catch {
            // "No matches" for the typed query is a result, even if the second search fails.
            return MoviesSearchResult(page: found)
        }
    }

    /// Searches with the most similar name of a person; `nil` if that finds nothing either.
    ///
    /// The catalog tolerates typos itself.
    private func search(
        for query: MovieQuery,
        correcting name: String,
        typed: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult? {
        guard !query.isExact, let other = await spelling.correctedName(for: name) else {
            return nil
        }
        var corrected = query
        corrected.filters = query.filters.replacingPerson(name, with: other)
        do {
            let found = try await movies.movies(matching: corrected, page: page)
            guard found.totalCount > 0 else { return nil }
            var result = await saving(typed, found)
            result.correctedQuery = corrected.description
            return result
        } catch .cancelled {
            throw .cancelled
        } catch {
            // As above: "no such person" is a result.
            return nil
        }
    }

    /// The movie whose TMDB id was typed; `nil` if a movie has that number as its title.
    private func movie(
        numbered typed: MovieQuery,
        ifMissingFrom found: MoviesPage
    ) async throws(MoviesError) -> MoviesPage? {
        guard
            found.totalCount == 0 || found.match == .some, let id = MovieID(typed.text),
            id.description == typed.text
        else { return nil }
        do {
            let page = try await movies.page(found.number, of: id, filters: typed.filters)
            return page.totalCount > 0 ? page : nil
        } catch .cancelled {
            throw .cancelled
        } catch {
            // As above: nothing matches the number as a title, which is a result.
            return nil
        }
    }

    /// `nil` for a page of the catalog, which tolerates typos itself, and if it is not the text
    /// that matches nothing.
    private func correctedQuery(for query: MovieQuery, _ page: MoviesPage) async -> MovieQuery? {
        guard
            !page.source.isCatalog, !query.isExact, !query.text.isEmpty,
            page.unknownPerson == nil, page.unknownGenre == nil
        else { return nil }
        return await spelling.correctedQuery(for: query)
    }

    /// The result of a search, after the text that found movies is saved.
    private func saving(
        _ query: MovieQuery,
        _ page: MoviesPage,
        correctedQuery: String? = nil
    ) async -> MoviesSearchResult {
        var result = MoviesSearchResult(page: page, correctedQuery: correctedQuery)
        let saved = correctedQuery.flatMap { MovieQuery($0) } ?? query
        guard !page.movies.isEmpty, !saved.text.isEmpty,
            saved.text.utf8.count <= RecentQuery.textSizeLimit
        else { return result }
        do {
            try await recentQueries.save(saved)
        } catch {
            // A full disk must not cost the user the results that are there already.
            result.historyError = error
        }
        return result
    }
}

/// The result of a search.
package struct MoviesSearchResult: Hashable, Sendable {
    package let page: MoviesPage

    /// The text of the query that matched instead of the typed one, with its filters if these were
    /// corrected; `nil` if the typed one was used.
    package var correctedQuery: String?

    /// Why the query could not be saved; `nil` if it was saved, or did not have to be.
    package var historyError: MoviesError?

    package init(
        page: MoviesPage,
        correctedQuery: String? = nil,
        historyError: MoviesError? = nil
    ) {
        self.page = page
        self.correctedQuery = correctedQuery
        self.historyError = historyError
    }
}
