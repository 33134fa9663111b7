import Text

/// A title that a name may have, with the year of the movie if the name has one.
struct NameReading: Hashable {
    let title: String
    let year: Int?

    /// Whether a word at its end is left out that may describe an edition, or be a part of the title
    /// as in `Home Movie`.
    var lacksWord = false
}

struct NameReader {
    private let words: [Word]

    /// The first word that describes a copy of the movie; the number of words if none does.
    private let end: Int

    /// The words that are years of release, from the likeliest to the least likely one.
    private let years: [Int]
    private(set) var readings: [NameReading] = []

    init(_ words: [Word]) {
        let words = Self.withoutSite(words)
        self.words = words
        end = words.indices.first { $0 > 0 && Self.isCopy(words, $0) } ?? words.count
        years = Self.years(of: words, before: end)
        addReadings()
    }

    /// Whether words say that the file is a copy of a movie, or its year stands in brackets.
    var isDescribed: Bool {
        end < words.count || years.first.map { words[$0].bracket != nil } ?? false
    }

    var wordsAfterTitle: ArraySlice<Word> {
        let year = years.first.map { $0 + 1 }
        return words[min(year ?? end, words.count)...]
    }

    /// Whether words after the year say something else than that it is a movie: `1999 Monaco Trip`.
    var hasOtherWords: Bool {
        !isDescribed && !years.isEmpty
            && wordsAfterTitle.contains { !NameWords.editions.contains($0.name) }
    }

    private static func isCopy(_ words: [Word], _ index: Int) -> Bool {
        let word = words[index].name
        if ReleaseTags.isFileTag(word) || NameWords.copies.contains(word) { return true }
        let next = index + 1 < words.count ? words[index + 1].name : ""
        return word == "web" && next == "dl" || word == "blu" && next == "ray"
            || word == "h" && (next == "264" || next == "265")
    }

    /// The words without a group in brackets before them, and without the name of a site.
    private static func withoutSite(_ words: [Word]) -> [Word] {
        var rest = words[...]
        if let first = rest.first, first.bracket == .square, first.year == nil {
            let others = rest.drop { $0.group == first.group }
            if others.contains(where: { $0.bracket == nil }) { rest = others }
        }
        if rest.first?.name == "www",
            let end = rest.prefix(6).lastIndex(where: { domains.contains($0.name) })
        {
            rest = rest[(end + 1)...]
        }
        return Array(rest)
    }

    private static let domains = ["com", "org", "net", "to", "mx", "cc", "ws", "me", "tv", "io"]

    /// The year in round brackets, else the last year after the first word.
    private static func years(of words: [Word], before end: Int) -> [Int] {
        let all = words.indices.filter { $0 > 0 && words[$0].year != nil }
        let bracketed = all.reversed().filter { words[$0].bracket != nil }
        let inside = all.reversed().filter { $0 < end && words[$0].bracket == nil }
        let others = all.filter { $0 >= end && words[$0].bracket == nil }.prefix(1)
        return bracketed + inside + others
    }
}

extension NameReader {
    private mutating func addReadings() {
        for year in years.prefix(1) {
            add(words[..<min(year, end)], words[year].year)
        }
        // The year may be a part of the title: `Death Race 2000`.
        if let year = years.first, words[year].bracket == nil {
            add(words[..<end], nil)
        }
        if let first = words.first?.year, words.count > 1, years.isEmpty {
            let isApart = words[1].followsDash || words[0].bracket != nil
            if !isApart { add(words[..<end], nil) }
            add(words[1..<end], first)
            if isApart { add(words[..<end], nil) }
        }
        if years.isEmpty { add(words[..<end], nil) }
    }

    private mutating func add(_ words: ArraySlice<Word>, _ year: Int?) {
        let outside = words.filter { $0.bracket == nil }
        let round = words.filter { $0.bracket == .round }
        let all = words.filter { $0.bracket != .square || round.isEmpty && outside.isEmpty }
        guard !outside.isEmpty, !round.isEmpty else {
            addTitle(outside.isEmpty ? all : outside, year)
            return
        }
        addTitle(all, year)
        addTitle(outside, year)
        // Brackets after a title may have the same title in another language. Without the year of the
        // name it would be any movie of that title.
        let isAfterTitle = all.last?.bracket == .round && all.first?.bracket == nil
        if isAfterTitle, year != nil || years.isEmpty { addTitle(round, year) }
    }

    private mutating func addTitle(_ words: [Word], _ year: Int?) {
        let titles = words.split { $0.name == "aka" }
        if titles.count > 1 {
            for title in titles.prefix(Self.otherTitleLimit) { addForms(of: Array(title), year) }
        }
        addForms(of: words, year)
    }

    private static let otherTitleLimit = 4

    /// Adds the forms that a catalog may have of a title.
    private mutating func addForms(of words: [Word], _ year: Int?) {
        let isReversed = words.last.map { $0.followsComma && $0.isArticle } ?? false
        append(isReversed ? words.suffix(1) + words.dropLast() : words, year)
        let shorter = withoutEdition(words)
        if shorter.count < words.count {
            append(shorter, year, lacksWord: shorter.count == words.count - 1)
        }
        if let first = words.first, words.count > 1, first.isNumber, first.name.utf8.count <= 2 {
            append(Array(words.dropFirst()), year)
        }
        // Without the year of the name these would be any movies of those titles.
        guard year != nil || years.isEmpty else { return }
        let latin = words.filter(\.isLatin)
        if !latin.allSatisfy(\.isNumber), latin.count < words.count {
            append(words.filter { !$0.isLatin }, year)
            append(latin, year)
        }
    }

    private func withoutEdition(_ words: [Word]) -> [Word] {
        var rest = words[...]
        while rest.count > 1, let last = rest.last, NameWords.editions.contains(last.name) {
            rest.removeLast()
        }
        return Array(rest)
    }

    private mutating func append(_ words: [Word], _ year: Int?, lacksWord: Bool = false) {
        let title = words.map(\.text).joined(separator: " ")
        guard !title.isEmpty, !readings.contains(where: { $0.title == title && $0.year == year })
        else { return }
        readings.append(NameReading(title: title, year: year, lacksWord: lacksWord))
    }
}

extension Word {
    var name: String { key.filter { $0 != "'" } }

    var followsComma: Bool { separator.contains(",") }
    var followsDash: Bool { separator.contains { "-–—".contains($0) } }

    var isNumber: Bool { name.utf8.allSatisfy(\.isASCIIDigit) }

    /// In lists, an article stands at the end of a title.
    var isArticle: Bool { NameWords.articles.contains(name) }

    /// A year in which a movie may have been released.
    var year: Int? { Years.year(name, in: Years.ofNames) }

    var isLatin: Bool { text.unicodeScalars.allSatisfy { $0.value < 0x370 } }
}
