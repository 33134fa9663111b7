import Domain
import TextIndex

/// Tells whether someone who typed a query would say "ah, that one" about a movie.
struct TitleResemblance {
    /// Found by measuring: nearly all misspelled titles are closer to the right one, and few titles
    /// that no catalog has are to any.
    private static let leastDegree = 0.58

    /// What the query may be apart from what describes a copy of a movie, or a year.
    private let readings: [LetterResemblance]

    init(_ query: MovieQuery) {
        readings = Set(QueryReadings.readings(of: query).map(\.text)).map(LetterResemblance.init)
    }

    /// Compares the query with the titles, and with the titles beside the name of a person.
    func isClose(_ movie: CatalogMovie) -> Bool {
        // Words of Han, kana and Hangul have few characters, and a typo changes half of one.
        guard readings.allSatisfy(\.isAlphabetic) else { return true }
        if movie.titles.contains(where: isClose) { return true }
        let people = movie.directors + movie.cast
        return movie.shownTitles.contains { title in
            people.contains { name in
                isClose("\(title) \(name)")
                    || name.split(separator: " ").last.map { isClose("\(title) \($0)") } ?? false
            }
        }
    }

    private func isClose(_ text: String) -> Bool {
        readings.contains { $0.degree(to: text) >= Self.leastDegree }
    }
}
