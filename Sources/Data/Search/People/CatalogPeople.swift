package import Domain
import Text
package import TextIndex

package struct CatalogPeople: Sendable {
    /// The maximum number of people of the same name that a search returns.
    private static let sameNameLimit = 200

    package let index: TextIndex

    package init(index: TextIndex) { self.index = index }

    /// The people who match a name best: all with as few typos, those with exactly that name
    /// first, then the best known; for a single word, well-known people come before all others.
    package func people(
        named name: String,
        allowsTypos: Bool = true
    ) throws(TextIndexError) -> [CatalogPerson] {
        let people = try people(numbers(named: name, allowsTypos: allowsTypos))
        // A single word is mostly a part of a name.
        guard !name.contains(" "), let best = people.compactMap(\.movies.first).min() else {
            return people
        }
        let isWellKnown = people.map { person in
            person.movies.first.map {
                $0 < SearchWeights.sameNameFactor * (best + SearchWeights.sameNameFactor)
            } ?? false
        }
        return people.moved(toFront: isWellKnown)
    }

    package func person(_ id: PersonID) throws(TextIndexError) -> CatalogPerson? {
        switch id {
        case .tmdb: return nil
        case .imdb(let imdbID):
            return try Int(imdbID.description.dropFirst(2)).flatMap(person(imdbNumber:))
        case .name(let name): return try people(named: name).first { $0.name == name }
        }
    }

    /// The people in a filter: for a name, all of the best matches.
    package func people(
        _ reference: PersonReference?,
        allowsTypos: Bool
    ) throws(TextIndexError) -> [CatalogPerson] {
        switch reference {
        case .id(let id): try person(id).map { [$0] } ?? []
        case .name(let name):
            try people(named: QueryGrammar().latinName(of: name), allowsTypos: allowsTypos)
        case nil: []
        }
    }

    /// The people of whose names a word begins with each word of a text, by their numbers in the
    /// index, the best known first; all people for a blank text.
    package func people(
        completing text: String,
        onlyDirectors: Bool,
        limit: Int
    ) throws(TextIndexError) -> [(number: Int, person: CatalogPerson)] {
        let words = text.split(separator: " ")
        var numbers = Array(0..<min(index.documentCount, Self.completionLimit))
        if !words.isEmpty {
            var request = SearchRequest(readings: [.init(text)], allowsTypos: false)
            request.allowsEachPrefix = words.count > 1
            numbers = try index.search(request).filter { !$0.isPartial }.map(\.document).sorted()
        }
        let candidates = numbers.prefix(onlyDirectors ? Self.completionLimit : limit)
        let people = zip(candidates, try people(Array(candidates))).map { (number: $0, person: $1) }
        let found = people.filter { !onlyDirectors || !$0.person[.director].isEmpty }
        return Array(found.prefix(limit))
    }

    private static let completionLimit = 200

    /// The people with these numbers in the index, in the same order.
    package func people(_ numbers: [Int]) throws(TextIndexError) -> [CatalogPerson] {
        try index.storedFields(of: numbers).compactMap(CatalogPerson.init(record:))
    }

    /// The names of people, as `people(_:)` returns them.
    package func names(of numbers: [Int]) throws(TextIndexError) -> [String] {
        try index.storedFields(of: numbers).compactMap(CatalogPerson.name(inRecord:))
    }

    package func person(imdbNumber: Int) throws(TextIndexError) -> CatalogPerson? {
        guard imdbNumber > 0, let number = try index.document(withKey: UInt64(imdbNumber))
        else { return nil }
        return try people([number]).first
    }

    private func numbers(named name: String, allowsTypos: Bool) throws(TextIndexError) -> [Int] {
        var request = SearchRequest(
            readings: [.init(name)],
            allowsPrefix: false,
            allowsTypos: allowsTypos
        )
        var hits = try index.search(request)
        if hits.isEmpty {
            request.allowsPrefix = true
            hits = try index.search(request)
        }
        let typos = hits.first?.typos
        return hits.prefix { $0.typos == typos && !$0.isPartial }.prefix(Self.sameNameLimit)
            .map(\.document)
    }

    /// The whole names that a text is a list of: `tom hanks and meg ryan`; empty if it is none.
    func names(listedIn text: String) throws(TextIndexError) -> [String] {
        var words = text.split(separator: " ").filter { $0 != "and" && $0 != "&" }[...]
        guard (4...SearchWeights.nameWords * 2).contains(words.count) else { return [] }
        var names: [String] = []
        while !words.isEmpty {
            var name: String?
            for count in [2, 3] where name == nil && count <= words.count {
                let part = words.prefix(count).joined(separator: " ")
                guard let found = try self.name(meantBy: part, allowsTypos: false),
                    NormalizedText(found) == NormalizedText(part)
                else { continue }
                name = found
                words.removeFirst(count)
            }
            guard let name else { return [] }
            names.append(name)
        }
        return names
    }

    /// The name of the best known person whom a text means; `nil` if it is no name.
    func name(meantBy text: String, allowsTypos: Bool) throws(TextIndexError) -> String? {
        var words = text.split(separator: " ")
        // `coen brothers` are people of that name.
        if words.count > 1, let last = words.last, ["brothers", "sisters"].contains(last) {
            words.removeLast()
        }
        guard (1...SearchWeights.nameWords).contains(words.count),
            words.contains(where: { $0.count > 1 && !StopWords.contains(Array($0.utf8)[...]) })
        else { return nil }
        let name = words.joined(separator: " ")
        var request = SearchRequest(readings: [.init(name)], allowsPrefix: false)
        request.allowsTypos = allowsTypos && words.count <= SearchWeights.misspelledNameWords
        // Two typos make a single word another one.
        request.allowsTwoTypos = words.count > 1
        guard let hit = try index.search(request).first, !hit.isPartial, hit.typos <= words.count,
            let person = try people([hit.document]).first?.name,
            hit.document < SearchWeights.knownNames
                || NormalizedText(person) == NormalizedText(name)
        else { return nil }
        if words.count < text.split(separator: " ").count { return name }
        // A single word is a last name, or the whole one.
        let lastName = person.split(separator: " ").last.map { String($0) } ?? person
        var resemblance = LetterResemblance(name)
        let degree = resemblance.degree(to: words.count > 1 ? person : lastName)
        let least = hit.typos > 0 ? SearchWeights.likeName : words.count > 1 ? 0 : 1
        return degree >= least ? person : nil
    }
}
