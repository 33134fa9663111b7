import Domain
import Text
import TextIndex

/// The readings of a query's text: a title alone, or a title and a year.
///
/// A year is a number of four digits at any place (`1999 matrix`, `the matrix (1999)`), of two
/// digits after an apostrophe (`'99`), or a decade (`1990s`, `90s`). What follows it may be about a
/// file instead of the movie: `The.Matrix.1999.1080p.BluRay`.
struct QueryReadings {
    private typealias Reading = SearchRequest.Reading

    /// The most words of a query that may be a title.
    private static let wordLimit = 100

    /// A query with more years than this is about something else.
    private static let yearLimit = 3

    private let query: MovieQuery
    private let words: [Word]
    private var readings: [Reading]

    static func readings(of query: MovieQuery) -> [SearchRequest.Reading] {
        var readings = QueryReadings(query)
        readings.addYears()
        readings.addWithoutDescription()
        return readings.readings
    }

    private init(_ query: MovieQuery) {
        self.query = query
        let reading = Reading(query.text, tags: query.year.map { [String($0)] } ?? [])
        words = Self.words(ofName: reading.text)
        readings = [reading]
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

    private mutating func addYears() {
        guard (2...Self.wordLimit).contains(words.count) else { return }
        let years = words.map(years)
        let indices = words.indices.filter { years[$0] != nil }.suffix(Self.yearLimit)
        for index in indices {
            guard let years = years[index] else { continue }
            let before = words[..<index]
            let after = words[(index + 1)...]
            // `(1974 film)`, `1999 1080p`: what follows is not part of the title.
            let rest = after.contains { ReleaseTags.contains($0.name) } ? [] : Array(after)
            let title = text(of: before.isEmpty ? Array(after) : before + rest)
            add(title, years)
        }
    }

    private mutating func addWithoutDescription() {
        guard (2...Self.wordLimit).contains(words.count) else { return }
        let tags = readings[0].tags
        let end = words.firstIndex { ReleaseTags.isFileTag($0.name) } ?? words.endIndex
        if end > 0, end < words.endIndex {
            readings.append(Reading(text(of: words[..<end]), tags: tags))
        }
    }

    private mutating func add(_ title: String, _ years: ClosedRange<Int>) {
        guard query.filters.ranges[.year].map({ years.allSatisfy($0.contains) }) ?? true else {
            return
        }
        readings.append(Reading(title, tags: years.map { String($0) }))
    }

    private func text(of words: some Sequence<Word>) -> String {
        words.map(\.text).joined(separator: " ")
    }

    private func years(_ word: Word) -> ClosedRange<Int>? {
        let isDecade = word.name.hasSuffix("s")
        let digits = word.name.dropLast(isDecade ? 1 : 0)
        let isShort = word.text.hasPrefix("'") || word.text.hasPrefix("’")
        let years = Years.years(digits, isDecade: isDecade, isShort: isShort)
        return years.flatMap { Years.plausible.contains($0.lowerBound) ? $0 : nil }
    }
}
