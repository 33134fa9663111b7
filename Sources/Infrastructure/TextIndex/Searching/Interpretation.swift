import Text

/// A meaning of a query: terms, and the tags that a document may have.
struct Interpretation {
    var terms: [QueryTerm]

    /// The tags of which a document must have one; empty if it needs none.
    let tags: [String]

    /// Longer queries are truncated; hardly any title is longer.
    private static let termLimit = 20

    /// All meanings of the readings that leave out nothing: as is, with numbers separated from
    /// words, in words or in digits, and with an article moved from the end to the start.
    static func all(of request: SearchRequest) -> [Interpretation] {
        var tokenizer = Tokenizer()
        return request.readings.flatMap { reading -> [Interpretation] in
            let words = Array(tokenizer.terms(in: reading.text).prefix(termLimit))
            guard let last = words.last else { return [] }
            let terms = QueryTerm.terms(words)
            var meanings = [terms]
            if let separated = WordBreakVariants.separatingNumbers(terms) {
                meanings.append(separated)
            }
            meanings += NumberForms.variants(of: words).map { QueryTerm.terms($0) }
            if words.count > 1, last.article != .none {
                meanings.append(QueryTerm.terms([last] + words.dropLast()))
            }
            let all = meanings.map { Interpretation(terms: $0, tags: reading.tags) }
            return request.allowsPrefix ? all : all.map { $0.with(isPrefix: false) }
        }
    }

    /// The interpretation with every term as a prefix, or with only whole words.
    private func with(isPrefix: Bool) -> Interpretation {
        var interpretation = self
        for index in terms.indices { interpretation.terms[index].isPrefix = isPrefix }
        return interpretation
    }

    /// The interpretation with short terms as prefixes; `nil` if there are none.
    var shortened: Interpretation? {
        var other: Interpretation?
        for (place, term) in terms.enumerated()
        where !term.isPrefix && term.term.scalars.count <= SearchWeights.shortenedWord
            && !term.term.isUnsegmented && !StopWords.contains(term.term.utf8[...])
        {
            other = other ?? self
            other?.terms[place].isPrefix = true
        }
        return other
    }

    /// The interpretation with every term as a prefix; `nil` if that is no difference.
    var withPrefixes: Interpretation? { terms.allSatisfy(\.isPrefix) ? nil : with(isPrefix: true) }
}
