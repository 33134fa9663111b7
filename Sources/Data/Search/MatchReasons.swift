package import Domain
package import TextIndex

/// Finds out why a movie matches a query whose words its shown titles do not have.
struct MatchReasons {
    private var matcher: TopicMatcher

    /// Compares titles and names, in which related words explain nothing: the title `Jaws` does not
    /// say why `shark` finds it.
    private var literalMatcher: TopicMatcher

    /// Takes the text of a query, or the names in its filters.
    init(_ text: String) {
        matcher = TopicMatcher(text, relatedWords: RelatedWords.words)
        literalMatcher = TopicMatcher(text) { _ in [] }
    }

    /// The best part of a movie that has words of the query; `nil` if the titles have as much.
    ///
    /// Takes a movie with all that is known of it.
    mutating func reason(for movie: CatalogMovie, shownTitles: [String]) -> MatchReason? {
        let shown = shownTitles.map { literalMatcher.matchCount(in: $0) }.max() ?? 0
        guard shown < matcher.wordCount else { return nil }
        var best: (count: Int, reason: MatchReason?) = (shown, nil)
        let parts: [(isLiteral: Bool, texts: [String], reason: (String) -> MatchReason)] = [
            (true, movie.series, MatchReason.series), (true, movie.studios, MatchReason.studio),
            (true, movie.directors, MatchReason.director), (true, movie.cast, MatchReason.cast),
            (true, movie.characters, MatchReason.character),
            (true, movie.titles + movie.quotes, MatchReason.title),
            (false, movie.keywords, MatchReason.keyword),
        ]
        for part in parts {
            for text in part.texts {
                let count =
                    part.isLiteral
                    ? literalMatcher.matchCount(in: text) : matcher.matchCount(in: text)
                if count > best.count { best = (count, part.reason(text)) }
                if count == matcher.wordCount { return best.reason }
            }
        }
        if let overview = movie.overview, matcher.matchCount(in: overview) > best.count {
            return .overview(overview, matches: matcher.ranges(in: overview))
        }
        return best.reason
    }
}

extension Catalog {
    /// The movies of some documents of a search, with the reasons for which they match.
    package func movies(
        _ documents: ArraySlice<Int>,
        of matches: Matches
    ) throws(TextIndexError) -> [Movie] {
        let found = try movies(documents)
        guard found.count == documents.count else {
            return found.compactMap { $0.toDomain(language: language) }
        }
        func needsReason(_ document: Int) -> Bool {
            !matches.reasonText.isEmpty && matches.titles[document] != 0 && matches.reasons.isEmpty
        }
        let explained = zip(documents, found).filter { needsReason($0.0) }.map(\.1)
        var filled = (explained.isEmpty ? [] : try self.filled(explained)).makeIterator()
        var reasons = MatchReasons(explained.isEmpty ? "" : matches.reasonText)
        return zip(documents, found).compactMap { document, movie in
            var shown = movie.toDomain(language: language)
            shown?.reason = matches.reasons[document]
            if needsReason(document), let whole = filled.next() {
                let titles = [shown?.title, shown?.originalTitle].compactMap(\.self)
                shown?.reason = reasons.reason(for: whole, shownTitles: titles)
            }
            return shown
        }
    }
}
