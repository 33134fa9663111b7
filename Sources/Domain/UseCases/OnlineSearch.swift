/// Further searches of an online source, which looks for titles only, if no title is likely: by the
/// meaning of the text, or with the spelling corrected.
struct OnlineSearch {
    let movies: any MoviesRepository
    let spelling: any SpellingCorrectionRepository
    let interpreter: any QueryInterpreter

    /// The movies, and the query that found them; `nil` if titles are rather meant, or nothing is found.
    func movies(
        for query: MovieQuery,
        _ typed: TypedQuery,
        insteadOf found: MoviesPage
    ) async throws(MoviesError) -> (TypedQuery, MoviesPage)? {
        if let name = found.notices.unknownPerson {
            return try await personSearch(for: query, typed, named: name, page: found.number)
        }
        guard !found.notices.hasUnknownGenre, !found.isLikely else { return nil }
        if let meant = try await movies(meantBy: query, insteadOf: found) { return (typed, meant) }
        guard found.count.movies == 0, !query.text.isEmpty,
            let corrected = await spelling.correctedQuery(for: query),
            var other = try await page(found.number, for: corrected)
        else { return nil }
        if other.notices.correctedQuery == nil { other.correct(to: corrected.text) }
        return (typed.corrected(to: corrected), other)
    }

    /// The movies that the text means if it is no title; `nil` if there are none, or titles are likelier.
    ///
    /// The movies that its filters allow (`90s horror`), or else those about the whole text.
    /// Takes one request or two more.
    private func movies(
        meantBy query: MovieQuery,
        insteadOf titles: MoviesPage
    ) async throws(MoviesError) -> MoviesPage? {
        let meaning = meaning(of: query, mayHaveTypos: titles.count.movies == 0)
        var meant: MoviesPage?
        if let filtered = query.filtered(by: meaning) {
            guard !filtered.excludesOnly else { return nil }
            meant = try await page(titles.number, for: filtered)
            if filtered.text.isEmpty {
                // Only catalogs exclude a text.
                var understood = filtered
                understood.filters.excludedText = ""
                meant?.notices.insert(.meaning(understood), at: 0)
            }
        } else if query.text.utf8.count > 2 {
            // One or two letters say nothing.
            var whole = query
            whole.subject = .topics
            meant = try await page(titles.number, for: whole)
        }
        guard titles.count.movies > 0 else { return meant }
        // Not what a catalog has instead of the source, unless only catalogs know it.
        let isOnlyInCatalogs = query.filtered(by: meaning)?.filters.areOnlyInCatalogs ?? false
        return meant.flatMap {
            ($0.source == titles.source || isOnlyInCatalogs) && $0.match.confidence > .guess
                ? $0 : nil
        }
    }

    private func meaning(of query: MovieQuery, mayHaveTypos: Bool) -> QueryMeaning {
        let isBesideFilters = !query.filters.isEmpty
        let meaning = interpreter.meaning(of: query.text, besideFilters: isBesideFilters)
        guard mayHaveTypos else { return meaning }
        let corrected = interpreter.meaning(
            correctingTyposIn: query.text,
            meaning,
            besideFilters: isBesideFilters
        )
        return corrected ?? meaning
    }

    /// Searches with the most similar name of an unknown person, but for an id, which is not misspelled.
    private func personSearch(
        for query: MovieQuery,
        _ typed: TypedQuery,
        named name: String,
        page: Int
    ) async throws(MoviesError) -> (TypedQuery, MoviesPage)? {
        guard case .name = PersonReference(name),
            let other = await spelling.correctedName(for: name)
        else { return nil }
        var corrected = query
        corrected.filters = query.filters.replacingPerson(name, with: other)
        guard var found = try await self.page(page, for: corrected) else { return nil }
        found.correct(to: corrected.description)
        return (typed.replacingPerson(name, with: other).corrected(to: corrected), found)
    }

    private func page(
        _ number: Int,
        for query: MovieQuery
    ) async throws(MoviesError) -> MoviesPage? {
        let page = try await secondLookup(try await movies.movies(matching: query, page: number))
        return page.flatMap { $0.count.movies > 0 ? $0 : nil }
    }
}

extension MoviesPage {
    /// Notes which text the movies match in place of the typed one.
    fileprivate mutating func correct(to text: String) {
        notices.insert(.correctedQuery(text), at: 0)
    }
}

extension MovieQuery {
    /// The query with the filters that its text means; `nil` if it means none, and says nothing else.
    package func filtered(by meaning: QueryMeaning) -> MovieQuery? {
        let words = meaning.filterWords.joined(separator: " ")
        let typed = TypedQuery(words)
        let understood = typed?.meaning ?? MovieQuery()
        guard !meaning.filterWords.isEmpty || meaning.text != text, !meaning.isFiller,
            typed?.error == nil
        else { return nil }
        var query = MovieQuery(meaning.text, like: self)
        query.filters = understood.filters.adding(filters)
        query.sort = sort ?? understood.sort
        query.filters.excludedText = meaning.excludedText
        query.subject = .topics
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
        "pelis", "filmes", "filmy", "filmler", "filmleri", "фильмы",
    ]
}
