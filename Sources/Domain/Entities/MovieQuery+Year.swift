extension MovieQuery {
    /// The same query with `year:1999` or `y:1999` in its text as the year of release.
    ///
    /// A year that is set already counts instead. A text without other words stays as it is.
    public var applyingYearWords: MovieQuery {
        guard text.utf8.contains(UInt8(ascii: ":")), mayHaveYear else { return self }
        var years: [Int] = []
        let others = text.split(separator: " ").filter { word in
            guard let year = Self.year(ofFilter: word) else { return true }
            years.append(year)
            return false
        }
        return replacing(text: others.joined(separator: " "), year: year ?? years.last) ?? self
    }

    /// The same query with the last year in its text as the year of release: `dune 1984`,
    /// `1984 dune` and `dune (1984)`.
    ///
    /// `nil` without such a year, if there is nothing else, and if the year is set already.
    public var splittingYear: MovieQuery? {
        guard year == nil, mayHaveYear else { return nil }
        var words = text.split(separator: " ")
        guard let index = words.lastIndex(where: { Self.releaseYear($0) != nil }) else {
            return nil
        }
        let year = Self.releaseYear(words.remove(at: index))
        return replacing(text: words.joined(separator: " "), year: year)
    }

    /// A longer text is no title with a year, and comparing its characters would take seconds.
    private var mayHaveYear: Bool { text.utf8.count <= 2_000 }

    /// The same query with another text and year; `nil` for a blank text.
    func replacing(text: String, year: Int?) -> MovieQuery? {
        MovieQuery(text, year: year, includesAdult: includesAdult, isExact: isExact)
    }

    /// The year of a word such as `year:1999`, in any case.
    private static func year(ofFilter word: Substring) -> Int? {
        let word = word.lowercased()
        return ["year:", "y:"].first(where: word.hasPrefix)
            .flatMap { number(word.dropFirst($0.count)) }
            .flatMap { (1000...9999).contains($0) ? $0 : nil }
    }

    /// The year of a word such as `1984` or `(1984)`, if movies may be of that year.
    private static func releaseYear(_ word: Substring) -> Int? {
        let brackets = "()[],"
        let inner = word.drop { brackets.contains($0) }.prefix { !brackets.contains($0) }
        return number(inner).flatMap { years.contains($0) ? $0 : nil }
    }

    /// Takes four digits.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.count == 4 && text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
    }
}
