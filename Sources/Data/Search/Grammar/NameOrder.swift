import Domain
import Text

/// The name of a series or of a person, and which of their movies are meant: `last star wars movie`.
struct NameOrder {
    let name: String
    let place: Meaning.Place

    /// Whether the text ends with a word for movies.
    let hasMovies: Bool
}

extension NameOrder {
    /// The ways to read a text as a name with a place after or before it, the likelier first.
    static func all(in text: String) -> [NameOrder] {
        guard QueryGrammar.isShort(text) else { return [] }
        let divided = MeaningPhrases(text)
        var phrases = divided.phrases[...]
        guard phrases.contains(where: { $0.place != nil }) else { return [] }
        let hasMovies = phrases.last?.has(.movie) ?? false
        func order(_ phrases: ArraySlice<MeaningPhrase>, _ place: Meaning.Place) -> NameOrder? {
            guard let first = phrases.first, let last = phrases.last else { return nil }
            let words = divided.words[first.words.lowerBound..<last.words.upperBound]
            var name = words.map(\.text).joined(separator: " ")
            for ending in ["'s", "’s", "'", "’"] where name.hasSuffix(ending) {
                name.removeLast(ending.count)
            }
            return NameOrder(name: name, place: place, hasMovies: hasMovies)
        }
        var ends: [Meaning.Place] = []
        while let last = phrases.last, last.place != nil || last.isFiller {
            if let place = last.place { ends.append(place) }
            phrases.removeLast()
        }
        let end = Self.closest(ends)
        var orders = [end.flatMap { order(phrases, $0) }]
        var starts: [Meaning.Place] = []
        while let first = phrases.first, first.place != nil || first.isFiller {
            if let place = first.place { starts.append(place) }
            phrases.removeFirst()
        }
        orders.append(end.flatMap { order(phrases, $0) })
        if !hasMovies { starts.removeAll { $0 == .every } }
        orders.append(Self.closest(starts).flatMap { order(phrases, $0) })
        return orders.compactMap(\.self)
    }

    /// The place that counts: of an original trilogy, that is not the first movie.
    private static func closest(_ places: [Meaning.Place]) -> Meaning.Place? {
        ([.trilogy] + Meaning.Place.allCases).first(where: places.contains)
    }

    /// The order of the movies of a person; `nil` if they are none of a person.
    var sort: MovieSort? {
        switch place {
        case .next, .previous, .trilogy, .series, .every: nil
        case .last: MovieSort(.year)
        default: MovieSort(.year, isReversed: true)
        }
    }
}
