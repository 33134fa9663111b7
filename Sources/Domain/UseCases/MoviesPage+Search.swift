import Text

extension MoviesPage {
    /// Whether there are movies that are no guess.
    var isLikely: Bool {
        count.movies > 0 && match.confidence > .guess && !notices.contains(.closestMatches)
    }

    /// Whether the text surely is a title of the movies.
    var isSurelyTitle: Bool { isLikelyTitle && match.confidence == .sure }

    /// Whether the text is rather a title of the movies than anything else.
    var isLikelyTitle: Bool { isLikely && match.isTitle && notices.understoodQuery == nil }

    /// The page, with a note of the genre that the text also names which is a title of the movies.
    func noting(genreMeantBy query: MovieQuery, _ interpreter: any QueryInterpreter) -> MoviesPage {
        guard isSurelyTitle, !query.isExact, query.filters.genres == nil, number == 1,
            Genre(known: query.text) != nil
        else { return self }
        let meaning = interpreter.meaning(of: query.text, besideFilters: false)
        guard meaning.isOnlyFilters else { return self }
        var page = self
        page.notices.append(.alternative(filter: meaning.filterWords.joined(separator: " ")))
        return page
    }

    /// The page of a search that finds nothing, because no source knows what it asks for.
    func refusing(_ wish: UnknownWish) -> MoviesPage {
        MoviesPage(
            number: number,
            pageCount: 0,
            totalCount: 0,
            movies: [],
            source: source,
            notices: [.unknownWish(wish)],
            gap: gap,
            fallback: fallback
        )
    }
}

extension Movie {
    /// Whether a text is exactly a title of the movie, with or without *the* before it.
    func isTitled(_ text: String) -> Bool {
        let wanted = NormalizedText.all([text, "the \(text)"])
        return NormalizedText.all([title, originalTitle ?? ""]).contains(where: wanted.contains)
    }
}
