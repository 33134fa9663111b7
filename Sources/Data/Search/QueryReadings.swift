import Domain
import Text
import TextIndex

/// The readings of a query's text: a title alone, or a title and a year.
///
/// A year is a number of four digits at any place (`1999 matrix`, `the matrix (1999)`), of two
/// digits after an apostrophe (`'99`), or a decade (`1990s`, `90s`). What follows it may be about a
/// file instead of the movie: `The.Matrix.1999.1080p.BluRay`.
enum QueryReadings {
    private typealias Reading = SearchRequest.Reading

    /// The most words of a query that may be a title.
    private static let wordLimit = 100

    /// A query with more years than this is about something else.
    private static let yearLimit = 3

    static func readings(of query: MovieQuery) -> [SearchRequest.Reading] {
        let whole = Reading(query.text, tags: query.year.map { [String($0)] } ?? [])
        let words = words(ofName: whole.text)
        guard (2...wordLimit).contains(words.count) else { return [whole] }
        var readings = [whole]
        let dated = words.indices.filter { years(words[$0]) != nil }.suffix(yearLimit)
        for case (let index, let years?) in dated.map({ ($0, years(words[$0])) })
        where query.filters.ranges[.year].map({ years.allSatisfy($0.contains) }) ?? true {
            let after = words[(index + 1)...]
            // `(1974 film)`, `1999 1080p`: what follows is not part of the title.
            let rest = after.contains { ReleaseTags.contains($0.name) } ? [] : after
            let title = text(of: index == 0 ? after : words[..<index] + rest)
            readings.append(Reading(title, tags: years.map { String($0) }))
        }
        // Tags of a file are not part of the title either.
        if let end = words.firstIndex(where: { ReleaseTags.isFileTag($0.name) }), end > 0 {
            readings.append(Reading(text(of: words[..<end]), tags: whole.tags))
        }
        return readings
    }

    /// The words of a file's name without its folders, and without a site in brackets before it.
    private static func words(ofName text: String) -> [Word] {
        var name = text
        if let end = text.lastIndex(of: "."),
            ReleaseTags.isFileTag(text[end...].dropFirst().lowercased())
        {
            name = text.split(separator: "/").last.map { String($0) } ?? text
        }
        let words = Word.words(of: name)
        let site = words.prefix { $0.bracket == .square && $0.group == words[0].group }
        let isSite = site.contains { ReleaseTags.isFileTag($0.name) }
        return isSite ? Array(words[site.count...]) : words
    }

    private static func text(of words: ArraySlice<Word>) -> String {
        words.map(\.text).joined(separator: " ")
    }

    private static func years(_ word: Word) -> ClosedRange<Int>? {
        let isDecade = word.name.hasSuffix("s")
        let isShort = word.text.hasPrefix("'") || word.text.hasPrefix("’")
        let digits = word.name.dropLast(isDecade ? 1 : 0)
        let years = Years.years(digits, isDecade: isDecade, isShort: isShort)
        return years.flatMap { Years.plausible.contains($0.lowerBound) ? $0 : nil }
    }
}
