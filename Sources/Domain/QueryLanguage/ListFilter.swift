/// The names in a filter such as `genre:horror,!comedy`: those that are wanted, and those that are not.
package struct ListFilter: Hashable, Sendable {
    /// Genres by their English names, languages by ISO 639-1 and countries by ISO 3166-1 in lower case.
    package var wanted: [String] = []
    package var excluded: [String] = []

    package init(wanted: [String] = [], excluded: [String] = []) {
        (self.wanted, self.excluded) = (wanted, excluded)
    }

    package func adding(_ other: ListFilter) -> ListFilter {
        ListFilter(
            wanted: wanted.appending(other.wanted),
            excluded: excluded.appending(other.excluded)
        )
    }
}

/// As users type it: `horror,!science-fiction`.
extension ListFilter: CustomStringConvertible {
    package var description: String {
        (wanted.map(\.filterWord) + excluded.map { "!\($0.filterWord)" }).joined(separator: ",")
    }
}

/// The kind of the names in a `ListFilter`; the raw value is a noun for messages.
enum ListedNames: String {
    case genre, language, country

    /// Takes names separated by commas, of which those after `!` are excluded; `nil` for an unknown one.
    ///
    /// No country can be excluded: no source can do so, and lists do not say where movies are from.
    func filter(_ text: String) -> ListFilter? {
        var filter = ListFilter()
        for listed in ListedName.all(in: text) {
            guard !listed.isExcluded || self != .country, let name = name(listed.name) else {
                return nil
            }
            filter = filter.adding(
                listed.isExcluded ? ListFilter(excluded: [name]) : ListFilter(wanted: [name])
            )
        }
        return filter
    }

    /// Names what is wrong with a value, if one of its names is.
    func problem(of value: String) -> String? {
        let listed = ListedName.all(in: value)
        if self == .country, listed.contains(where: \.isExcluded) {
            return "no country can be excluded"
        }
        let unknown = listed.map(\.name).first { name($0) == nil }
        guard let unknown, unknown.first?.isLetter == true else { return nil }
        return "unknown \(rawValue) '\(unknown.prefix(60))'"
    }

    /// The name as filters have it; takes English names, and codes of languages and countries.
    private func name(_ typed: Substring) -> String? {
        switch self {
        case .genre: Genre(known: typed)?.name
        case .language: LanguageNames.code(typed)
        case .country: CountryNames.code(of: String(typed))
        }
    }

    /// Whether a movie satisfies a filter of genres or languages; lists do not say the countries.
    func allow(_ movie: Movie, by filter: ListFilter) -> Bool {
        switch self {
        case .genre:
            func has(_ name: String) -> Bool { movie.genres.contains { $0.isSame(as: name) } }
            return filter.wanted.allSatisfy(has) && !filter.excluded.contains(where: has)
        case .language:
            guard let language = movie.originalLanguage?.lowercased() else { return false }
            func has(_ codes: [String]) -> Bool {
                LanguageNames.codes(ofMoviesIn: codes).contains(language)
            }
            return (filter.wanted.isEmpty || has(filter.wanted)) && !has(filter.excluded)
        case .country: return true
        }
    }
}

extension Genre {
    /// As users type it: `science-fiction`.
    package var word: String { name.filterWord }
}

extension String {
    fileprivate var filterWord: String { String(lowercased().map { $0 == " " ? "-" : $0 }) }
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
