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

    /// The people with a last name who are known or have several movies, the best known first.
    private func people(lastNamed name: String) throws(TextIndexError) -> [CatalogPerson] {
        let request = SearchRequest(
            readings: [.init(name)],
            allowsPrefix: false,
            allowsTypos: false
        )
        let numbers = try index.search(request).prefix(Self.sameNameLimit)
            .filter { !$0.isPartial && $0.document < SearchWeights.knownLastNames }
            .map(\.document).sorted()
        var resemblance = LetterResemblance(name)
        return try zip(numbers, people(numbers)).filter { number, person in
            let words = person.name.split(separator: " ")
            return [1, 2].contains { count in
                resemblance.degree(to: words.suffix(count).joined(separator: " ")) == 1
            } && (number < SearchWeights.knownNames || person.movies.count > 2)
        }.map(\.1)
    }

    /// The names that a text is a list of, of people with a movie in common: `tom hanks and meg ryan`,
    /// `pitt clooney`; empty if it is none.
    func names(listedIn text: String) throws(TextIndexError) -> [String] {
        let separators = ["and", "&", "with", "together"]
        var words = text.split(separator: " ").filter { !separators.contains($0.lowercased()) }[...]
        guard (2...SearchWeights.nameWords * 2).contains(words.count) else { return [] }
        var lists: [(names: [String], movies: Set<Int>)] = [([], [])]
        while !words.isEmpty {
            var found: [CatalogPerson] = []
            for count in [2, 3, 1] where found.isEmpty && count <= words.count {
                let part = words.prefix(count).joined(separator: " ")
                if count == 1 {
                    found = try people(lastNamed: part)
                } else if let name = try name(meantBy: part, allowsTypos: false),
                    NormalizedText(name) == NormalizedText(part)
                {
                    found = try people(named: name, allowsTypos: false).filter { $0.name == name }
                }
                if !found.isEmpty { words.removeFirst(count) }
            }
            lists = lists.flatMap { names, movies in
                found.map { person in
                    let own = Set(person.movies)
                    return (names + [person.name], names.isEmpty ? own : movies.intersection(own))
                }
            }.filter { !$0.movies.isEmpty }
            if lists.isEmpty { return [] }
        }
        let best = lists.max { $0.movies.count < $1.movies.count }
        return best.flatMap { $0.names.count > 1 ? $0.names : nil } ?? []
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
        if words.count == 1, !allowsTypos {
            let isOfFamily = text.contains(" ")
            return try people(lastNamed: name).first.map { isOfFamily ? name : $0.name }
        }
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

    /// The name of a known person that sounds like a text, or has nearly its letters: `sersha ronan`.
    func name(soundingLike text: String) throws(TextIndexError) -> String? {
        let count = text.split(separator: " ").count
        guard (2...SearchWeights.misspelledNameWords).contains(count), let first = text.utf8.first
        else { return nil }
        let sounds = Self.sounds(of: text)
        var resemblance = LetterResemblance(text)
        let known = 0..<min(SearchWeights.knownNames, index.documentCount)
        var best: (degree: Double, name: String)?
        for name in try names(of: Array(known)) {
            guard let letter = name.utf8.first, letter | 0x20 == first | 0x20 else { continue }
            let degree = resemblance.degree(to: name)
            guard degree > best?.degree ?? SearchWeights.soundsLike,
                degree >= SearchWeights.likeName && name.count(where: { $0 == " " }) == count - 1
                    || Self.sounds(of: name) == sounds
            else { continue }
            best = (degree, name)
        }
        return best?.name
    }

    /// The consonants of each word as they sound in English, without silent ones at the end.
    private static func sounds(of text: String) -> [[UInt8]] {
        NormalizedText(text).words.map { word in
            var word = String(decoding: word, as: UTF8.self)
            for (letters, sound) in spellings { word = word.replacing(letters, with: sound) }
            var sounds: [UInt8] = []
            for (index, letter) in word.utf8.enumerated()
            where letter != sounds.last && (index == 0 || !"aeiouyhw".utf8.contains(letter)) {
                sounds.append(letter)
            }
            if sounds.count > 1, let last = sounds.last, "ts".utf8.contains(last) {
                sounds.removeLast()
            }
            return sounds
        }
    }

    private static let spellings: KeyValuePairs = [
        "sch": "x", "ch": "x", "sh": "x", "ph": "f", "ce": "se", "ci": "si", "c": "k", "q": "k",
        "z": "s",
    ]
}
