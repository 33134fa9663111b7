/// A term of a query, and which terms of the index match it.
struct QueryTerm {
    let term: Term

    /// Whether it matches longer terms: the last word of a query may be incomplete.
    var isPrefix: Bool

    /// The article before it in the query; a field without the same article is no whole match.
    var article = LeadingArticle.none

    /// Whether it matches only right after the match of the previous term.
    var mustFollowPrevious = false

    /// Whether it allows more typos than usual, because nothing else matches.
    var isLenient = false

    /// 0 up to 3 characters, 1 from 4 and 2 from 7; if it is lenient, 1 from 3 and 2 from 5.
    ///
    /// Search engines commonly allow them from 5 and 9 characters; here the limits are lower
    /// because a missing character has already shortened the query's term. A number has no typos:
    /// another number means something else.
    var typoLimit: Int {
        if term.isNumber { return 0 }
        return switch term.scalars.count {
        case ...2: 0
        case 3: isLenient ? 1 : 0
        case 4: 1
        case 5...6: isLenient ? 2 : 1
        default: 2
        }
    }

    /// Whether it may have typos and be a prefix at once.
    ///
    /// Shorter terms are close to prefixes of many others: the matches are noise.
    var allowsFuzzyPrefix: Bool { isPrefix && term.scalars.count >= 6 }

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
