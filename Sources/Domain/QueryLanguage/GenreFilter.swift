/// The genres that a movie must have, and those it must not have.
package struct GenreFilter: Hashable, Sendable {
    package var required: [Genre] = []
    package var excluded: [Genre] = []
}

extension GenreFilter {
    /// Takes names separated by commas, of which those after `!` are excluded.
    init?(_ names: String) {
        for listed in ListedName.all(in: names) {
            guard let genre = Genre(known: listed.name) else { return nil }
            if listed.isExcluded { excluded.append(genre) } else { required.append(genre) }
        }
    }

    func adding(_ other: GenreFilter) -> GenreFilter {
        GenreFilter(
            required: required.appending(other.required),
            excluded: excluded.appending(other.excluded)
        )
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

/// One of the names in a value such as `horror,!comedy`.
struct ListedName {
    let name: Substring

    /// Whether it has a `!` before it.
    let isExcluded: Bool

    /// The names between the commas of a value, without the spaces before them.
    static func all(in value: String) -> [ListedName] {
        value.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let name = part.drop { $0 == " " }
            let isExcluded = name.hasPrefix("!")
            return ListedName(name: name.dropFirst(isExcluded ? 1 : 0), isExcluded: isExcluded)
        }
    }
}

extension Array where Element: Equatable {
    /// The elements, and those of another array that are not among them.
    func appending(_ others: [Element]) -> [Element] {
        others.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
    }
}
