import Text
import TextIndex

/// Finds the people that a query names, alone or beside words of a title: `kubrick`,
/// `inception dicaprio`.
extension CatalogPeople {
    /// The movies of the people in the readings.
    func relations(
        of readings: [SearchRequest.Reading],
        _ stage: Relation.Stage
    ) throws(TextIndexError) -> [Relation] {
        var relations: [Relation] = []
        for reading in readings where reading.typos == 0 {
            switch stage {
            case .whole, .similar:
                relations += try self.relations(
                    of: reading.text,
                    beside: "",
                    in: reading,
                    allowsTypos: stage == .similar
                )
                if stage == .similar { relations += try parts(of: reading, allowsTypos: false) }
            case .similarParts: relations += try parts(of: reading, allowsTypos: true)
            }
        }
        return relations
    }

    /// The movies of people named by the first or the last words.
    private func parts(
        of reading: SearchRequest.Reading,
        allowsTypos: Bool
    ) throws(TextIndexError) -> [Relation] {
        let words = reading.text.split(separator: " ")
        let limit =
            allowsTypos ? SearchWeights.misspelledNameWords : SearchWeights.wordsWithName
        guard (2...limit).contains(words.count) else { return [] }
        var relations: [Relation] = []
        for count in 1..<words.count {
            let start = words.prefix(count).joined(separator: " ")
            let end = words.dropFirst(count).joined(separator: " ")
            for (name, rest) in [(end, start), (start, end)] {
                relations += try self.relations(
                    of: name,
                    beside: rest,
                    in: reading,
                    allowsTypos: allowsTypos
                )
            }
        }
        return relations
    }

    /// The movies of people with a name: of those with no other name, and of those with more names.
    private func relations(
        of name: String,
        beside rest: String,
        in reading: SearchRequest.Reading,
        allowsTypos: Bool
    ) throws(TextIndexError) -> [Relation] {
        let request = SearchRequest(
            readings: [.init(name)],
            allowsPrefix: false,
            allowsTypos: allowsTypos
        )
        let hits = try index.search(request)
        guard let typos = hits.first?.typos, !allowsTypos || typos > 0 || !rest.isEmpty else {
            return []
        }
        let numbers = hits.prefix { $0.typos == typos }.prefix(SearchWeights.peopleOfName).map(
            \.document
        )
        let people = try people(numbers)
        let names = NormalizedText.all(people.map(\.name))
        let whole = NormalizedText(name)
        return [true, false].compactMap { isWholeName in
            let movies = zip(people, names).filter { (typos == 0 && $0.1 == whole) == isWholeName }
                .flatMap(\.0.movies)
            guard !movies.isEmpty else { return nil }
            return Relation(
                rest: SearchRequest.Reading(rest, tags: reading.tags),
                documents: movies,
                typos: typos,
                isWholeName: isWholeName
            )
        }
    }
}
