import Domain
import Text
import TextIndex

extension CatalogPeople {
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
