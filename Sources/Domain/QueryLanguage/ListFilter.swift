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

    /// Whether these names have all that are wanted, and none that is excluded.
    func allows(_ names: [String]) -> Bool {
        wanted.allSatisfy(names.contains) && !excluded.contains(where: names.contains)
    }
}

/// As users type it: `horror,!science-fiction`.
extension ListFilter: CustomStringConvertible {
    package var description: String {
        (wanted.map(\.filterWord) + excluded.map { "!\($0.filterWord)" }).joined(separator: ",")
    }
}

/// The names that a list may have, and how they are typed.
struct ListFormat: Sendable {
    /// For messages.
    let noun: String
    var canExclude = true

    /// The name as filters have it, of what is typed; `nil` for an unknown one.
    let name: @Sendable (Substring) -> String?

    /// Takes names separated by commas, of which those after `!` are excluded; `nil` for an unknown one.
    func filter(_ text: String) -> ListFilter? {
        var filter = ListFilter()
        for listed in ListedName.all(in: text) {
            guard canExclude || !listed.isExcluded, let name = name(listed.name) else {
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
        if !canExclude, listed.contains(where: \.isExcluded) {
            return "no \(noun) can be excluded"
        }
        let unknown = listed.map(\.name).first { name($0) == nil }
        guard let unknown, unknown.first?.isLetter == true else { return nil }
        return "unknown \(noun) '\(unknown.prefix(60))'"
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

    /// In bytes; no name of a person or a service is longer.
    private static let sizeLimit = 200

    /// A name without needless spaces; `nil` if it is blank or far too long.
    static func name(_ text: some StringProtocol) -> String? {
        text.utf8.count <= sizeLimit ? MovieQuery(String(text))?.text : nil
    }
}

extension Array where Element: Equatable {
    /// The elements, and those of another array that are not among them.
    package func appending(_ others: [Element]) -> [Element] {
        others.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
    }
}
