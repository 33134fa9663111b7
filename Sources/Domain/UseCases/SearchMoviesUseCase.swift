import Text

/// Searches for movies by what a query means, and saves the query if it found some.
///
/// Not saved are ids and links, queries of which the movies are a guess, and texts of one or two letters,
/// unless a movie has exactly that title.
///
/// The text of a query may be the id of a movie or a link to it, and may contain filters such as
/// `year:1999`. If it wishes for something that no source knows, the search finds nothing, and says so.
package protocol SearchMoviesUseCase: Sendable {
    /// Takes a page within `MoviesPage.numbers`.
    func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage
}

package struct DefaultSearchMoviesUseCase: SearchMoviesUseCase {
    private let movies: any MoviesRepository
    private let online: OnlineSearch
    private let similar: SimilarMoviesSearch
    private let interpreter: any QueryInterpreter
    private let recentQueries: (any RecentQueriesRepository)?
    private let threads: WorkThreads

    /// Without `recentQueries`, no query is saved: the page has the one to save.
    package init(
        movies: any MoviesRepository,
        spelling: any SpellingCorrectionRepository,
        interpreter: any QueryInterpreter,
        recentQueries: (any RecentQueriesRepository)?,
        threads: WorkThreads = .callers
    ) {
        self.movies = movies
        self.threads = threads
        online = OnlineSearch(movies: movies, spelling: spelling, interpreter: interpreter)
        similar = SimilarMoviesSearch(movies: movies, interpreter: interpreter)
        self.interpreter = interpreter
        self.recentQueries = recentQueries
    }

    package func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        try await threads.run { () async throws(MoviesError) in
            try await self.page(page, of: query)
        }
    }

    private func page(_ page: Int, of query: TypedQuery) async throws(MoviesError) -> MoviesPage {
        var found =
            switch try QueryTarget(query) {
            case .movie(let id, let filters): try await movies.page(page, of: id, filters: filters)
            case .movies(let target): try await search(for: target, typed: query, page: page)
            }
        found.notices += query.unknownFilters
        return found
    }

    private func search(
        for query: MovieQuery,
        typed: TypedQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        if let id = query.likedMovie {
            return try await saving(typed, similar.page(page, like: id, query))
        }
        let wish = query.isExact ? nil : interpreter.similarity(in: query.text)
        if let wish, wish.isSure, let other = try await similar.page(page, wish, query) {
            return await saving(typed, other)
        }
        var everything = query
        let id = query.isYearAlone ? nil : MovieID(query.text)
        if !query.isExact, !query.text.isEmpty, id == nil { everything.subject = .everything }
        let found = try await movies.movies(matching: everything, page: page)
        if let id, id.description == query.text, !found.isLikely,
            let movie = try await secondLookup(
                try await movies.page(page, of: id, filters: query.filters)
            ), movie.count.movies > 0
        {
            return movie
        }
        if !query.isExact, !found.isLikelyTitle {
            if let wish {
                if !wish.isSure, let other = try await similar.page(page, wish, query) {
                    return await saving(typed, other)
                }
                if wish.isSure || !found.isLikely {
                    return found.refusing(because: .unknownSimilar(wish.title))
                }
            }
            if let wish = interpreter.unknownWish(in: query.text), wish.isUnknown(beside: found) {
                return found.refusing(because: .unknownWish(wish))
            }
        }
        if !query.isExact, !found.source.isCatalog,
            let (meant, other) = try await online.movies(for: query, typed, insteadOf: found)
        {
            return await saving(meant, other)
        }
        let corrected = found.notices.correctedQuery.map { MovieQuery($0, like: query) }
        return await saving(
            corrected.map(typed.corrected) ?? typed,
            found.noting(genreMeantBy: query, interpreter)
        )
    }

    private func saving(_ query: TypedQuery, _ page: MoviesPage) async -> MoviesPage {
        guard query.isWorthSaving(for: page) else { return page }
        var page = page
        guard let recentQueries else {
            page.queryToSave = query
            return page
        }
        do {
            try await recentQueries.save(query)
        } catch {
            // A full disk must not cost the user the results that are there already.
            page.notices.append(.unsavedQuery(error))
        }
        return page
    }
}
