import Domain
import TextIndex

/// Tells whether someone who typed a query would say "ah, that one" about a movie.
struct TitleResemblance {
    /// A reading of the query without a year and the words that describe a copy of a movie.
    private var readings: [Reading]

    private struct Reading {
        var text: LetterResemblance

        /// The years of the movies that may be meant; empty for any.
        let years: [String]
    }

    /// The part of a title that is compared with an unfinished query.
    private let lengthLimit: Int
    let isWord: Bool
    private let isAlphabetic: Bool

    /// The first bytes of the words, in upper case.
    private let initials: [UInt8]

    /// Whether the query may be Japanese in Latin letters: each word ends in a vowel, or in `n`.
    private let isRomanizedKana: Bool

    /// The degrees of the movies that were compared so far; several questions need them.
    private var titleDegrees: [TitleDegrees] = []

    /// The resemblance of the query to the titles of a movie.
    private struct TitleDegrees {
        let document: Int

        /// The greatest degree of the shown titles, and of all titles.
        let shown: Double
        let all: Double
    }

    init(_ query: MovieQuery) {
        readings = QueryReadings.readings(of: query).map { reading in
            Reading(text: LetterResemblance(reading.text), years: reading.tags)
        }
        lengthLimit = query.text.count + 1
        isWord = LetterResemblance(query.text).isWord
        initials = query.text.uppercased().split(separator: " ").compactMap(\.utf8.first)
        isAlphabetic = readings.allSatisfy(\.text.isAlphabetic)
        isRomanizedKana = query.text.lowercased().split { !$0.isLetter }
            .allSatisfy { $0.last.map("aeioun".contains) ?? false }
    }

    /// Whether a partial match is like the query: a title, or a title beside the name of a person.
    ///
    /// Words of Han, kana and Hangul are not compared: they have few characters, and a typo
    /// changes half of one.
    mutating func isSimilar(_ movie: CatalogMovie, _ hit: SearchHit) -> Bool {
        guard isAlphabetic else { return true }
        return isSimilarInLetters(movie, hit) || matchesKana(movie, hit)
    }

    private mutating func isSimilarInLetters(_ movie: CatalogMovie, _ hit: SearchHit) -> Bool {
        let titles = titleDegrees(of: movie, hit)
        guard hit.isKnown else { return titles.all >= SearchWeights.sameTitle }
        return titles.shown >= SearchWeights.likeTitle || titles.all >= SearchWeights.likeOtherTitle
            || degree(of: starts(of: movie.shownTitles), in: movie) >= SearchWeights.likeStart
            || degree(of: titlesWithPeople(of: movie), in: movie) >= SearchWeights.likeOtherTitle
    }

    /// Whether a known movie's title in kana may be like the query; it may not be stored.
    private func matchesKana(_ movie: CatalogMovie, _ hit: SearchHit) -> Bool {
        guard isRomanizedKana, hit.isKnown, hit.typos == 0, let title = hit.title else {
            return false
        }
        let titles = movie.titles
        return title >= titles.count || !LetterResemblance(titles[title]).isAlphabetic
    }

    /// How surely a movie is meant; almost any words are in the title of some unknown movie.
    ///
    /// Takes whether the search found movies with all words.
    mutating func confidence(
        in movie: CatalogMovie,
        _ hit: SearchHit,
        hasAllWords: Bool
    ) -> MatchConfidence {
        guard hit.isKnown else {
            let isAlmostWhole = titleDegrees(of: movie, hit).all >= SearchWeights.almostWholeTitle
            return isAlmostWhole && !hit.isPartial ? .likely : .guess
        }
        let isSame = isSame(movie, hit, hasAllWords: hasAllWords)
        guard isAlphabetic else { return hit.isPartial ? .guess : hit.isLiteral ? .sure : .likely }
        if isSame {
            // `ww2` has the initials of Wayne's World 2, but may be the name of something.
            let isSure = !hit.isPartial || !isWord && isWholeTitle(of: movie, hit)
            return isSure && !isRareTitle(movie, hit) ? .sure : .likely
        }
        if hit.isLiteral { return .likely }
        let least = isWord && !hit.isPartial ? SearchWeights.likelyWord : SearchWeights.likelyTitle
        let isLikely =
            titleDegrees(of: movie, hit).all >= least
            || degree(of: movie.directors + movie.cast, in: movie) >= least
            || degree(of: titlesWithPeople(of: movie), in: movie) >= least
        return isLikely ? .likely : .guess
    }

    /// Whether the query is nearly the whole title, or the start of one that has all words.
    private mutating func isSame(_ movie: CatalogMovie, _ hit: SearchHit, hasAllWords: Bool) -> Bool
    {
        if hit.isLiteral, let title = hit.title, title < movie.titles.count,
            Double(lengthLimit) >= SearchWeights.wholeShare * Double(movie.titles[title].count)
        {
            return true
        }
        if titleDegrees(of: movie, hit).all >= SearchWeights.sameTitle { return true }
        return !hit.isLiteral && hasAllWords
            && degree(of: starts(of: movie.titles), in: movie) >= SearchWeights.sameTitle
    }

    /// Whether the title that matches is that of a movie in some other country, which is not among
    /// the best known ones, and so may rather be meant otherwise: as `Hannibal Lecter`, the name of a
    /// character, is one of Hannibal Rising.
    mutating func isRareTitle(_ movie: CatalogMovie, _ hit: SearchHit) -> Bool {
        guard let title = hit.title, isAlphabetic, !isWord else { return false }
        return hit.document >= SearchWeights.knownAbroad && title >= movie.shownTitles.count
            && titleDegrees(of: movie, hit).shown < 1
    }

    /// The starts of the titles that are longer than the query.
    private func starts(of titles: [String]) -> [String] {
        titles.compactMap { title in
            let start = title.prefix(lengthLimit)
            return start.endIndex < title.endIndex ? String(start) : nil
        }
    }

    /// Whether what the query may be is a title but for its article.
    mutating func isWholeTitle(of movie: CatalogMovie, _ hit: SearchHit) -> Bool {
        titleDegrees(of: movie, hit).all == 1
    }

    /// The shown titles of a movie, each followed by the name of a person.
    ///
    /// Empty for a query of one word. A person counts only if a part of the name has the first
    /// letter of a word of the query.
    private func titlesWithPeople(of movie: CatalogMovie) -> [String] {
        guard !isWord else { return [] }
        return (movie.directors + movie.cast).flatMap { name -> [String] in
            guard hasInitial(name) else { return [] }
            let lastName = name.split(separator: " ").last.map { String($0) } ?? name
            return movie.shownTitles.flatMap { ["\($0) \(name)", "\($0) \(lastName)"] }
        }
    }

    /// Whether a part of a name may have the first letter of a word of the query.
    private func hasInitial(_ name: String) -> Bool {
        var isFirst = true
        for byte in name.utf8 {
            if isFirst, initials.contains(byte) { return true }
            isFirst = byte == UInt8(ascii: " ")
        }
        return false
    }

    private mutating func titleDegrees(of movie: CatalogMovie, _ hit: SearchHit) -> TitleDegrees {
        if let known = titleDegrees.first(where: { $0.document == hit.document }) { return known }
        let shown = degree(of: movie.shownTitles, in: movie)
        let others = degree(of: Array(movie.titles.dropFirst(movie.shownTitles.count)), in: movie)
        let degrees = TitleDegrees(document: hit.document, shown: shown, all: max(shown, others))
        titleDegrees.append(degrees)
        return degrees
    }

    private mutating func degree(of texts: [String], in movie: CatalogMovie) -> Double {
        let year = movie.releaseDate.map { String($0.year) }
        var greatest = 0.0
        for place in readings.indices {
            let years = readings[place].years
            guard years.isEmpty || year.map(years.contains) ?? false
            else { continue }
            for text in texts { greatest = max(greatest, readings[place].text.degree(to: text)) }
        }
        return greatest
    }
}
