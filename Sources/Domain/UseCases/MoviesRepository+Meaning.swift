/// Searches in which the user did not type a title.
extension MoviesRepository {
    /// The movies that a text means if it is no title; `nil` if there are none.
    ///
    /// First those that its filters allow (`90s horror`) and that are about the rest of it (`90s
    /// horror in a submarine`), then those that are about all of it. Takes the confidence that is
    /// enough, without which the likeliest of them are returned, and what a search for titles has
    /// found, of which movies of exactly that title come first.
    func movies(
        meantBy query: MovieQuery,
        _ meaning: QueryMeaning,
        page: Int,
        enough: MatchConfidence = .doubtful,
        insteadOf titles: MoviesPage? = nil
    ) async throws(MoviesError) -> MoviesPage? {
        guard !query.isExact, !query.text.isEmpty, query.subject == .titles else { return nil }
        var best: MoviesPage?
        for var meant in query.queries(for: meaning) {
            meant.firstMovies = titles?.exactTitles ?? []
            meant.lacksTitles = titles?.hasLiteralTitles ?? false
            meant.sortsFirstMovies = query.sort != nil
            let found = try await secondLookup(try await movies(matching: meant, page: page))
            // Only catalogs exclude a text, and without that nothing would be meant.
            guard let found, found.source.isCatalog || !meant.excludesOnly else { return nil }
            if found.totalCount > meant.firstMovies.count {
                let page = meant.text.isEmpty ? found.understood(as: meant) : found
                guard page.confidence < enough else { return page }
                if best.map({ $0.confidence < page.confidence }) ?? true { best = page }
            }
            // Online, each meaning takes one request or two more.
            guard found.source.isCatalog else { return nil }
        }
        return best
    }
}

extension MovieQuery {
    /// What a text may mean if it is no title, the most likely first.
    fileprivate func queries(for meaning: QueryMeaning) -> [MovieQuery] {
        var queries: [MovieQuery] = []
        if let filtered = filtered(by: meaning) { queries.append(filtered) }
        // A word that is a filter may also be what a movie is about, but one or two letters say nothing.
        // Movies of a year to come may not be known, but others are set in it.
        if !meaning.text.isEmpty || isYearAlone, text.utf8.count > 2 {
            var whole = self
            whole.subject = .topics
            queries.append(whole)
        }
        return queries
    }

    /// The query with the filters that a text means; `nil` if it means none.
    private func filtered(by meaning: QueryMeaning) -> MovieQuery? {
        let words = meaning.filterWords.joined(separator: " ")
        guard !meaning.filterWords.isEmpty || meaning.text != text,
            !meaning.filterWords.isEmpty || !meaning.text.isEmpty || !meaning.excludedText.isEmpty,
            let understood = try? TypedQuery(words)?.parsed() ?? MovieQuery()
        else { return nil }
        var query = MovieQuery(meaning.text, like: self)
        query.filters = understood.filters.adding(filters)
        query.sort = sort ?? understood.sort
        query.excludedText = meaning.excludedText
        query.subject = .topics
        query.isRemainder = meaning.text != text
        query.mayBeTitle = !text.asksForMovies
        return query
    }
}

extension String {
    /// Whether a text asks for several movies: `heist movies`, `weihnachtsfilme`.
    package var asksForMovies: Bool {
        let words = lowercased().split(separator: " ")
        return [words.first, words.last].compactMap(\.self).contains { word in
            Self.wordsForMovies.contains(String(word)) || word.hasSuffix("filme")
        }
    }

    private static let wordsForMovies = [
        "movies", "films", "flicks", "biopics", "series", "franchise", "películas", "peliculas",
        "pelis",
    ]
}

extension MoviesPage {
    fileprivate func understood(as query: MovieQuery) -> MoviesPage {
        var page = self
        var query = query
        // Only catalogs exclude a text.
        if !source.isCatalog { query.excludedText = "" }
        page.notices.insert(.meaning(query), at: 0)
        return page
    }
}
