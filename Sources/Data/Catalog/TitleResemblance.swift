import Domain
import TextIndex

/// Tells whether someone who typed a query would say "ah, that one" about a movie.
struct TitleResemblance {
    // Found by measuring: nearly all misspelled titles are closer to the right one, and few titles
    // that no catalog has are to any.
    private static let leastDegree = 0.57
    private static let leastDegreeOfOtherTitle = 0.66

    /// Few titles are so close to a text that is meant otherwise.
    private static let leastDegreeOfLikely = 0.66

    private static let leastDegreeOfComplete = 0.55

    /// Hardly any title is.
    private static let leastDegreeOfSame = 0.84

    /// What the query may be apart from what describes a copy of a movie, or a year.
    private let readings: [LetterResemblance]

    /// How much of a title is compared with an unfinished query.
    private let lengthLimit: Int

    init(_ query: MovieQuery) {
        lengthLimit = query.text.count + 1
        readings = Set(QueryReadings.readings(of: query).map(\.text)).map { LetterResemblance($0) }
    }

    /// Whether a title, or a title beside the name of a person, is like the query.
    ///
    /// Words of Han, kana and Hangul are not compared: they have few characters, and a typo
    /// changes half of one.
    func isSimilar(_ movie: CatalogMovie) -> Bool {
        !isAlphabetic || degree(of: movie.shownTitles) >= Self.leastDegree
            || degree(of: movie.titles) >= Self.leastDegreeOfOtherTitle
            || degree(of: titlesWithPeople(of: movie)) >= Self.leastDegreeOfOtherTitle
    }

    /// How surely the movie is meant, which is the best match.
    func confidence(in movie: CatalogMovie, isPartial: Bool) -> MatchConfidence {
        guard isAlphabetic else { return isPartial ? .vague : .likely }
        let titleDegree = degree(of: movie.titles)
        if titleDegree >= Self.leastDegreeOfSame { return .sure }
        let people = movie.directors + movie.cast + titlesWithPeople(of: movie)
        // The query may be unfinished, if all of its words are there.
        let starts = isPartial ? [] : movie.titles.map { String($0.prefix(lengthLimit)) }
        let least = isPartial ? Self.leastDegreeOfLikely : Self.leastDegreeOfComplete
        return max(titleDegree, degree(of: people), degree(of: starts)) >= least ? .likely : .vague
    }

    private var isAlphabetic: Bool { readings.allSatisfy(\.isAlphabetic) }

    private func titlesWithPeople(of movie: CatalogMovie) -> [String] {
        (movie.directors + movie.cast).flatMap { name in
            let lastName = name.split(separator: " ").last.map { String($0) } ?? name
            return movie.shownTitles.flatMap { ["\($0) \(name)", "\($0) \(lastName)"] }
        }
    }

    private func degree(of texts: [String]) -> Double {
        texts.lazy.flatMap { text in readings.map { $0.degree(to: text) } }.max() ?? 0
    }
}
