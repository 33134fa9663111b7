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
        let parts: [([String], (String) -> MatchReason)] = [
            (movie.series, MatchReason.series), (movie.studios, MatchReason.studio),
            (movie.directors, MatchReason.director), (movie.cast, MatchReason.cast),
            (movie.characters, MatchReason.character), (movie.titles, MatchReason.title),
        ]
        for (texts, reason) in parts {
            for text in texts {
                let count = literalMatcher.matchCount(in: text)
                if count > best.count { best = (count, reason(text)) }
                if count == matcher.wordCount { return best.reason }
            }
        }
        for keyword in movie.keywords {
            let count = matcher.matchCount(in: keyword)
            if count > best.count { best = (count, .keyword(keyword)) }
            if count == matcher.wordCount { return best.reason }
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
        let needsReasons = documents.map { document in
            !matches.reasonText.isEmpty && matches.titles[document] != 0
        }
        let explained = zip(found, needsReasons).filter(\.1).map(\.0)
        var filled = (explained.isEmpty ? [] : try self.filled(explained)).makeIterator()
        var reasons = MatchReasons(explained.isEmpty ? "" : matches.reasonText)
        return documents.indices.compactMap { place in
            let movie = found[place - documents.startIndex]
            var shown = movie.toDomain(language: language)
            if needsReasons[place - documents.startIndex], let whole = filled.next() {
                let titles = [shown?.title, shown?.originalTitle].compactMap(\.self)
                shown?.reason = reasons.reason(for: whole, shownTitles: titles)
            }
            return shown
        }
    }
}
