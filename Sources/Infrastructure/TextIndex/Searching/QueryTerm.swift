import Text

struct QueryTerm {
    let term: Term

    /// Whether it matches longer terms: the last word of a query may be incomplete.
    var isPrefix: Bool

    /// The article before it in the query; a field without the same article is no whole match.
    var article = LeadingArticle.none

    /// Whether it matches only right after the match of the previous term.
    var mustFollowPrevious = false

    /// A number has no typos: another number means something else.
    var typoLimit: Int { term.isNumber ? 0 : SearchWeights.typos(letters: term.scalars.count) }

    /// Whether it may have typos and be a prefix at once.
    var allowsFuzzyPrefix: Bool {
        isPrefix && term.scalars.count >= SearchWeights.fuzzyPrefixLetters
    }

    /// The terms of a query: the last is a prefix, and articles mark the terms after them.
    static func terms(_ words: some Collection<Term>) -> [QueryTerm] {
        var terms: [QueryTerm] = []
        var article = LeadingArticle.none
        for (index, word) in words.enumerated() {
            let isLast = index == words.count - 1
            if !isLast, word.article != .none {
                article = word.article
            } else {
                terms.append(QueryTerm(term: word, isPrefix: isLast, article: article))
                article = .none
            }
        }
        return terms
    }
}
