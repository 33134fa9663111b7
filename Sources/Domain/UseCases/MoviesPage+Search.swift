import Text

extension MoviesPage {
    /// Whether there are movies that are no guess.
    var isLikely: Bool {
        count.movies > 0 && match.confidence > .guess && !notices.contains(.closestMatches)
    }

    /// Whether the text surely is a title of the movies.
    var isSurelyTitle: Bool { isLikelyTitle && match.confidence == .sure }

    /// Whether the text is rather a title of the movies than anything else.
    var isLikelyTitle: Bool { isLikely && match.isTitle && notices.understood == nil }

    /// The page, with a note of the genre that the text also names which is a title of the movies.
    func noting(genreMeantBy query: MovieQuery, _ interpreter: any QueryInterpreter) -> MoviesPage {
        guard isSurelyTitle, !query.isExact, query.filters.lists[.genre] == nil, number == 1,
            Genre(known: query.text) != nil
        else { return self }
        let meaning = interpreter.meaning(of: query.text, besideFilters: false)
        guard meaning.isOnlyFilters else { return self }
        var page = self
        page.notices.append(.alternative(filter: meaning.filterWords.joined(separator: " ")))
        return page
    }

    /// The page of a search that finds nothing, because no source knows what it asks for.
    func refusing(because notice: SearchNotice) -> MoviesPage {
        var page = MoviesPage(number: number, of: [], source: source, fallback: fallback)
        (page.gap, page.notices) = (gap, [notice])
        return page
    }
}

extension UnknownWish {
    /// Imported catalogs know writers, and a soundtrack may be that of a title.
    func isUnknown(beside found: MoviesPage) -> Bool {
        switch self {
        case .writers: found.source == .catalog(.builtIn)
        case .composers: !found.isLikely
        default: true
        }
    }
}

extension Movie {
    /// Whether a text is exactly a title of the movie, with or without *the* before it.
    func isTitled(_ text: String) -> Bool {
        let wanted = NormalizedText.all([text, "the \(text)"])
        return NormalizedText.all([title, originalTitle ?? ""]).contains(where: wanted.contains)
    }
}

/// The queries that the history is to have.
extension TypedQuery {
    /// Whether a person may want to type the query again that found these movies.
    func isWorthSaving(for page: MoviesPage) -> Bool {
        guard let first = page.movies.first, !text.isEmpty,
            text.utf8.count <= RecentQuery.textSizeLimit, !page.notices.contains(.closestMatches),
            // The history has the opened movie instead of its id or link.
            !text.utf8.contains(UInt8(ascii: "/")) || !isReference
        else { return false }
        return text.hasLetters(3) || text.lowercased() == first.title.lowercased()
    }

    /// Whether the text without filters is an id or a link.
    private var isReference: Bool { error == nil && MovieReference(meaning.text) != nil }
}

extension String {
    /// Whether there are so many letters and digits; a Han character, kana or whole Hangul syllable
    /// counts as two, because it often is a word.
    fileprivate func hasLetters(_ minimum: Int) -> Bool {
        var count = 0
        for character in self where count < minimum {
            guard let scalar = character.unicodeScalars.first,
                character.isLetter || character.isNumber
            else { continue }
            let isWord =
                Script(scalar).isUnsegmented || (0xAC00...0xD7A3).contains(scalar.value)
                || (0xFF66...0xFF9D).contains(scalar.value)
            count += isWord ? 2 : 1
        }
        return count >= minimum
    }
}
