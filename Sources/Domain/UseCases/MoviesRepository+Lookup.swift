extension MoviesRepository {
    /// A page of a search that one movie at most can match; empty if the source does not have it, if
    /// it does not satisfy the filters, or if the user's files leave it out.
    func page(
        _ number: Int,
        of id: MovieID,
        filters: MovieFilters
    ) async throws(MoviesError) -> MoviesPage {
        do {
            let details = try await details(of: id)
            let isMatch = filters.allow(details)
            var page = MoviesPage(
                number: number,
                of: isMatch && !details.isLeftOutByFiles ? [details.movie] : [],
                source: details.source,
                fallback: details.fallback
            )
            if isMatch, details.isLeftOutByFiles { page.notices.append(.leftOutByFiles(1)) }
            return page
        } catch .movieNotFound(_, let source, let extent) {
            var page = MoviesPage(number: number, of: [], source: source)
            page.gap = extent.map(CatalogGap.movies)
            return page
        }
    }

    /// The best match for a title, or else for the most similar title.
    ///
    /// Throws `MoviesError.titleNotFound` if no movie matches the whole title.
    func bestMatch(
        for title: TypedQuery,
        correctedBy spelling: any SpellingCorrectionRepository
    ) async throws(MoviesError) -> Movie {
        if let error = title.error { throw error }
        let query = title.meaning
        do {
            return try await bestMatch(for: query, typed: title.text)
        } catch .titleNotFound(let text, let source, let extent) {
            // A catalog tolerates typos itself.
            guard !source.isCatalog, !query.isExact,
                let corrected = await spelling.correctedQuery(for: query),
                let movie = try await secondLookup(try await bestMatch(for: corrected, typed: text))
            else { throw .titleNotFound(text, source, builtInExtent: extent) }
            return movie
        }
    }

    private func bestMatch(
        for query: MovieQuery,
        typed text: String
    ) async throws(MoviesError) -> Movie {
        let page = try await movies(matching: query, page: 1)
        guard !page.notices.contains(.closestMatches), var movie = page.movies.first else {
            throw .titleNotFound(text, page.source, builtInExtent: page.gap?.extent)
        }
        movie.otherMatchCount = page.count.movies - 1
        return movie
    }
}

/// The result of a second lookup, such as one with a corrected spelling; `nil` if it fails.
///
/// That nothing has what was typed is a result, even if the second lookup fails. Throws only
/// `MoviesError.cancelled`.
func secondLookup<Found>(
    _ lookup: @autoclosure () async throws(MoviesError) -> Found?
) async throws(MoviesError) -> Found? {
    do {
        return try await lookup()
    } catch .cancelled {
        throw .cancelled
    } catch {
        return nil
    }
}
