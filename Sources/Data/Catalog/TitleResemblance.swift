import Domain
import TextIndex

/// Tells whether someone who typed a query would say "ah, that one" about a movie.
struct TitleResemblance {
    /// Found by measuring: nearly all misspelled titles are closer to the right one, and few titles
    /// that no catalog has are to any.
    private static let leastDegree = 0.54

    /// Hardly any title is so close to a text that is meant otherwise.
    private static let leastDegreeOfSame = 0.84

    /// What the query may be apart from what describes a copy of a movie, or a year.
    private let readings: [LetterResemblance]

    init(_ query: MovieQuery) {
        readings = Set(QueryReadings.readings(of: query).map(\.text)).map(LetterResemblance.init)
    }

    /// Whether a title, or a title beside the name of a person, is like the query.
    ///
    /// Words of Han, kana and Hangul are not compared: they have few characters, and a typo
    /// changes half of one.
    func isSimilar(_ movie: CatalogMovie) -> Bool {
        guard readings.allSatisfy(\.isAlphabetic) else { return true }
        return degree(of: movie.titles) >= Self.leastDegree
            || degree(of: titlesWithPeople(of: movie)) >= Self.leastDegree
    }

    /// Whether a title is nearly the query.
    func isClose(_ movie: CatalogMovie) -> Bool {
        degree(of: movie.titles) >= Self.leastDegreeOfSame
    }

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
