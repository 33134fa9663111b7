/// The genres that a movie must have, and those it must not have.
package struct GenreFilter: Hashable, Sendable {
    package var required: [Genre] = []
    package var excluded: [Genre] = []
}

extension GenreFilter {
    /// Takes names separated by commas, of which those after `!` are excluded.
    init?(_ names: String) {
        for part in names.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.drop { $0 == " " }
            let isExcluded = name.hasPrefix("!")
            guard let genre = Genre(known: name.dropFirst(isExcluded ? 1 : 0)) else { return nil }
            if isExcluded { excluded.append(genre) } else { required.append(genre) }
        }
    }

    func adding(_ other: GenreFilter) -> GenreFilter {
        GenreFilter(required: required + other.required, excluded: excluded + other.excluded)
    }

    func allows(_ genres: [Genre]) -> Bool {
        func has(_ genre: Genre) -> Bool { genres.contains { $0.isSame(as: genre) } }
        return required.allSatisfy(has) && !excluded.contains(where: has)
    }
}

extension GenreFilter: CustomStringConvertible {
    package var description: String {
        (required.map(\.word) + excluded.map { "!\($0.word)" }).joined(separator: ",")
    }
}

extension Genre {
    /// As users type it: `science-fiction`.
    package var word: String { String(name.lowercased().map { $0 == " " ? "-" : $0 }) }
}
