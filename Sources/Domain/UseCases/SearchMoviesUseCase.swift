import Text

/// Searches for movies, and saves the query if it found some.
///
/// Not saved are ids and links, queries with only the closest matches, and texts of one or two
/// letters, unless a movie has exactly that title.
///
/// The text of a query may be the id of a movie or a link to it, and may contain filters such as
/// `year:1999`. If no title surely matches a text that wishes for something that no source knows, it
/// finds nothing, and says so before it searches further. If no title matches, it searches for what
/// the text means instead, such as `90s horror`, then for movies that are about it, and then for the
/// most similar title, unless the query is exact.
package protocol SearchMoviesUseCase: Sendable {
    /// Takes a page within `MoviesSource.pageNumbers`.
    func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage
}

package struct DefaultSearchMoviesUseCase: SearchMoviesUseCase {
    private let movies: any MoviesRepository
    private let spelling: any SpellingCorrectionRepository
    private let interpreter: any QueryInterpreter
    private let recentQueries: (any RecentQueriesRepository)?

    /// Without `recentQueries`, no query is saved: the page has the one to save.
    package init(
        movies: any MoviesRepository,
        spelling: any SpellingCorrectionRepository,
        interpreter: any QueryInterpreter,
        recentQueries: (any RecentQueriesRepository)?
    ) {
        self.movies = movies
        self.spelling = spelling
        self.interpreter = interpreter
        self.recentQueries = recentQueries
    }

    package func execute(_ query: TypedQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        var found =
            switch try QueryTarget(query) {
            case .movie(let id, let filters): try await movies.page(page, of: id, filters: filters)
            case .movies(let target): try await search(for: target, typed: query, page: page)
            }
        found.notices += query.unknownFilters
        return found
    }

    /// Searches for what a typed query means.
    private func search(
        for query: MovieQuery,
        typed: TypedQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let meaning = LazyMeaning(query, interpreter)
        var query = query
        let found: MoviesPage
        do {
            switch try await spelledSearch(for: query, meaning, page: page) {
            case .titles(let titles): found = titles
            case .refused(let page): return page
            case .meaning(let meant): return await saving(typed, meant)
            case .nothingCertain(let tolerance):
                query.tolerance = tolerance
                found = try await movies.movies(matching: query, page: page)
            }
        } catch  where error.allowsFallback {
            // A catalog in place of the source has no such title, but may know what it means.
            guard
                let meant = try await movies.movies(meantBy: query, meaning.value, page: page)
            else { throw error }
            return await saving(typed, meant)
        }
        if !query.isYearAlone,
            let movie = try await movie(numbered: typed, query.filters, ifMissingFrom: found)
        {
            return movie
        }
        // `scary movei` is rather a title with a typo than a genre.
        let isTitle = found.totalCount > 0 && found.confidence >= .likely
        let meant = try await meantMovies(
            by: query,
            (isTitle ? nil : meaning.withoutTypos) ?? meaning.value,
            page: page,
            insteadOf: found
        )
        if case .enough(let meant) = meant {
            return await saving(typed, meant)
        }
        // The closest titles of a text such as `good movies`, which means no movies, are not shown.
        if found.notices.contains(.closestMatches), meaning.value.isFiller {
            return found.withoutMovies
        }
        if let result = try await personSearch(for: query, typed: typed, insteadOf: found) {
            return result
        }
        guard found.totalCount == 0,
            let corrected = await correctedQuery(for: query, found)
        else {
            let meant = found.notices.correctedQuery.map { MovieQuery($0, like: query) }
            return await saving(
                meant.map(typed.corrected) ?? typed,
                found.noting(genreMeantBy(query, found))
            )
        }
        let other = try await secondPage(try await movies.movies(matching: corrected, page: page))
        guard var other else { return found }
        if other.notices.correctedQuery == nil { other.correct(to: corrected.text) }
        return await saving(typed.corrected(to: corrected), other)
    }

    /// What a search for the words as they are spelled finds.
    private enum SpelledSearch {
        /// All that a search for titles would find.
        case titles(MoviesPage)
        case meaning(MoviesPage)

        /// A page without movies, because of what no source knows.
        case refused(MoviesPage)

        /// What may be misspelled.
        case nothingCertain(TypoTolerance)
    }

    /// Searches for the words as they are spelled: for titles, or else for what they mean.
    ///
    /// In a catalog, most of a search's time goes into titles with typos. Words that are spelled right
    /// are also better evidence.
    private func spelledSearch(
        for query: MovieQuery,
        _ meaning: LazyMeaning,
        page: Int
    ) async throws(MoviesError) -> SpelledSearch {
        // A number is an id rather than what it may mean otherwise, unless it is a year.
        guard !query.isExact, !query.text.isEmpty,
            query.isYearAlone || MovieID(query.text) == nil
        else { return .nothingCertain(.many) }
        var spelled = query
        spelled.tolerance = .none
        spelled.leastConfidence = .likely
        let found = try await movies.movies(matching: spelled, page: page)
        if let page = try await refused(query, found) { return .refused(page) }
        guard found.source.isCatalog else { return .titles(found) }
        if found.confidence == .sure, found.totalCount > 0 {
            // To a few titles, a catalog adds those with typos.
            return found.pageCount > 1 ? .titles(found) : .nothingCertain(.many)
        }
        let meant = try await meantMovies(
            by: spelled,
            meaning.value,
            page: page,
            least: .likely,
            insteadOf: found
        )
        if case .enough(let page) = meant { return .meaning(page) }
        // A text such as `dinosuar movies` is hardly a title.
        if query.text.asksForMovies {
            let misspelled = try await meantMovies(
                by: query,
                meaning.withoutTypos ?? meaning.value,
                page: page,
                insteadOf: found
            )
            if case .enough(let page) = misspelled { return .meaning(page) }
            return .nothingCertain(.few)
        }
        // Movies about all words are more evidence than titles of other words.
        if case .tooVague = meant { return .nothingCertain(.few) }
        return .nothingCertain(.many)
    }

    /// The page without movies if the text asks for something that no source knows; `nil` if it does
    /// not, or if it means titles.
    private func refused(
        _ query: MovieQuery,
        _ found: MoviesPage
    ) async throws(MoviesError) -> MoviesPage? {
        let isFound = found.totalCount > 0
        guard !isFound || found.confidence != .sure && found.exactTitles.isEmpty,
            let (wish, title) = interpreter.unknownWish(in: query.text)
        else { return nil }
        let hasTitles = isFound && (found.hasLiteralTitles || !found.source.isCatalog)
        if title != nil, hasTitles { return nil }
        if let title, try await !isTitle(title) { return nil }
        var page = found.withoutMovies
        page.notices = [.unknownWish(wish)]
        return page
    }

    /// Whether a movie has exactly that title, with or without *the* before it.
    private func isTitle(_ text: String) async throws(MoviesError) -> Bool {
        guard let query = MovieQuery(text, isExact: true) else { return false }
        let found = try await secondLookup(try await movies.movies(matching: query, page: 1))
        let titles = (found?.movies ?? []).flatMap { [$0.title, $0.originalTitle ?? ""] }
        let wanted = NormalizedText.all([text, "the \(text)"])
        return NormalizedText.all(titles).contains(where: wanted.contains)
    }

    /// What a text means if it is no title.
    private enum MeantMovies {
        case enough(MoviesPage)

        /// Movies of less confidence than is asked for.
        case tooVague
    }

    /// The movies that the text means if no title surely matches; `nil` if there are none.
    private func meantMovies(
        by query: MovieQuery,
        _ meaning: @autoclosure () -> QueryMeaning,
        page: Int,
        least: MatchConfidence = .doubtful,
        insteadOf found: MoviesPage
    ) async throws(MoviesError) -> MeantMovies? {
        guard found.confidence != .sure || found.totalCount == 0,
            // Whatever the text means, these match no movie.
            found.notices.unknownPerson == nil, !found.notices.hasUnknownGenre
        else { return nil }
        let least = found.totalCount == 0 ? least : max(least, found.confidence)
        let meant = try await movies.movies(
            meantBy: query,
            meaning(),
            page: page,
            enough: least,
            insteadOf: found
        )
        guard let meant else { return nil }
        guard meant.confidence >= least else {
            return meant.confidence >= .vague ? .tooVague : nil
        }
        guard meant.confidence == found.confidence, found.totalCount > 0,
            found.exactTitles.isEmpty, let topic = meant.notices.topic
        else { return .enough(meant) }
        guard page > 1 || query.sort != nil else {
            return interpreter.prefersTitles(found, to: meant, about: topic, for: query)
                ? nil : .enough(meant)
        }
        // Whatever the page and the order, the best movies decide.
        var unsorted = query
        unsorted.sort = nil
        let titles = try await movies.movies(matching: unsorted, page: 1)
        let best = try await movies.movies(meantBy: unsorted, meaning(), page: 1) ?? meant
        return interpreter.prefersTitles(titles, to: best, about: topic, for: query)
            ? nil : .enough(meant)
    }

    /// The result of a second search; `nil` if it finds nothing.
    private func secondPage(
        _ search: @autoclosure () async throws(MoviesError) -> MoviesPage
    ) async throws(MoviesError) -> MoviesPage? {
        let page = try await secondLookup(try await search())
        return page.flatMap { $0.totalCount > 0 ? $0 : nil }
    }

    /// Searches with the most similar name of an unknown person; `nil` if that finds nothing
    /// either, and for an id, which is not misspelled.
    ///
    /// The catalog tolerates typos itself.
    private func personSearch(
        for query: MovieQuery,
        typed: TypedQuery,
        insteadOf page: MoviesPage
    ) async throws(MoviesError) -> MoviesPage? {
        guard !query.isExact, !page.source.isCatalog, let name = page.notices.unknownPerson,
            case .name = PersonReference(name),
            let other = await spelling.correctedName(for: name)
        else { return nil }
        var corrected = query
        corrected.filters = query.filters.replacingPerson(name, with: other)
        guard
            let found = try await secondPage(
                try await movies.movies(matching: corrected, page: page.number)
            )
        else { return nil }
        let meant = typed.replacingPerson(name, with: other).corrected(to: corrected)
        var saved = await saving(meant, found)
        saved.correct(to: corrected.description)
        return saved
    }

    /// The movie whose TMDB id was typed; `nil` if a movie has that number as its title.
    private func movie(
        numbered typed: TypedQuery,
        _ filters: MovieFilters,
        ifMissingFrom found: MoviesPage
    ) async throws(MoviesError) -> MoviesPage? {
        guard found.totalCount == 0 || found.notices.contains(.closestMatches),
            let id = MovieID(typed.text),
            id.description == typed.text
        else { return nil }
        return try await secondPage(try await movies.page(found.number, of: id, filters: filters))
    }

    /// `nil` for a page of the catalog, which tolerates typos itself, and if it is not the text
    /// that matches nothing.
    private func correctedQuery(for query: MovieQuery, _ page: MoviesPage) async -> MovieQuery? {
        guard !page.source.isCatalog, !query.isExact, !query.text.isEmpty,
            page.notices.unknownPerson == nil, !page.notices.hasUnknownGenre
        else { return nil }
        return await spelling.correctedQuery(for: query)
    }

    /// The filters that a text means which is the name of a genre as well as a title of the movies.
    private func genreMeantBy(_ query: MovieQuery, _ found: MoviesPage) -> String? {
        guard !query.isExact, query.filters.genres == nil, !found.movies.isEmpty,
            found.number == 1, Genre(known: query.text) != nil
        else { return nil }
        let meaning = interpreter.meaning(of: query.text, besideFilters: false)
        guard !meaning.filterWords.isEmpty, meaning.text.isEmpty else { return nil }
        return meaning.filterWords.joined(separator: " ")
    }

    /// The page, after the query that found its movies is saved.
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

/// What the text of a query means, read once and only if it is needed.
private final class LazyMeaning {
    private let query: MovieQuery
    private let interpreter: any QueryInterpreter
    private(set) lazy var value = interpreter.meaning(
        of: query.text,
        besideFilters: !query.filters.isEmpty
    )

    /// `nil` if no word that means a filter has a typo.
    private(set) lazy var withoutTypos = interpreter.meaning(
        correctingTyposIn: query.text,
        value,
        besideFilters: !query.filters.isEmpty
    )

    init(_ query: MovieQuery, _ interpreter: any QueryInterpreter) {
        self.query = query
        self.interpreter = interpreter
    }
}

extension MoviesPage {
    /// The page of a search that finds nothing.
    fileprivate var withoutMovies: MoviesPage {
        var page = MoviesPage(
            number: number,
            pageCount: 0,
            totalCount: 0,
            movies: [],
            source: source,
            notices: notices.filter { $0 != .closestMatches },
            builtInExtent: builtInExtent,
            fallback: fallback
        )
        page.lacksOtherTitles = lacksOtherTitles
        return page
    }

    /// The page with a note that the text, which titles have, also means filters.
    fileprivate func noting(_ alternative: String?) -> MoviesPage {
        guard let alternative else { return self }
        var page = self
        page.notices.append(.alternative(filter: alternative))
        return page
    }

    /// Notes which text the movies match in place of the typed one.
    fileprivate mutating func correct(to text: String) {
        notices.insert(.correctedQuery(text), at: 0)
    }
}
