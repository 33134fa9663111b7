import Text

extension MovieQuery {
    /// Whether the text is a year alone, such as `1995`: a title or a year, and never an id.
    ///
    /// Later numbers, such as `2046`, are titles, and earlier ones ids as well.
    package var isYearAlone: Bool { Years.year(text.folded, in: Years.ofPhrases) != nil }

    /// Takes the last year in the text as the year of release: `dune 1984`, `1984 dune` and
    /// `dune (1984)`.
    ///
    /// `nil` without such a year, if there is nothing else, and if years are set already.
    package var splittingYear: MovieQuery? {
        guard filters.years == nil, QueryToken.isShort(text) else { return nil }
        var words = text.split(separator: " ")
        guard words.count > 1, let index = words.lastIndex(where: { Self.releaseYear($0) != nil })
        else { return nil }
        var query = self
        query.filters.years = MovieFilters(year: Self.releaseYear(words.remove(at: index))).years
        return MovieQuery(words.joined(separator: " "), like: query)
    }

    /// The year of a word such as `1984` or `(1984)`, if movies may be of that year.
    private static func releaseYear(_ word: Substring) -> Int? {
        let brackets = "()[],"
        let inner = word.drop { brackets.contains($0) }.prefix { !brackets.contains($0) }
        return Years.year(String(inner), in: Years.plausible)
    }
}
