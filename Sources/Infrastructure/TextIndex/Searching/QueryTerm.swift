/// A word of a query, and what may be found for it.
struct QueryTerm {
    let word: Term

    /// The last word may still be in the typing.
    let isPrefix: Bool

    /// What was typed before it; a text without that is no whole match.
    var article = LeadingArticle.none

    /// Whether it has to follow the word before it at once.
    var mustFollowPrevious = false

    /// How many typos it may have: none up to 3 letters, 1 from 4 and 2 from 7.
    ///
    /// Lower than what search engines use (5 and 9), because a missing letter has already
    /// shortened the typed word. A number may have none: another number is another thing.
    var typoLimit: Int {
        if word.isNumber { return 0 }
        return switch word.scalars.count {
        case ...3: 0
        case 4...6: 1
        default: 2
        }
    }

    /// Whether it may have typos and be unfinished at once.
    ///
    /// Shorter ones are so near to the beginnings of so many words that all they find is noise.
    var mayBeUnfinishedWithTypos: Bool { isPrefix && word.scalars.count >= 6 }

    /// The terms of a query: the last as a prefix, articles as marks on the words after them.
    static func terms(_ words: some Collection<Term>) -> [QueryTerm] {
        var terms: [QueryTerm] = []
        var article = LeadingArticle.none
        for (index, word) in words.enumerated() {
            let isLast = index == words.count - 1
            if !isLast, word.article != .none {
                article = word.article
            } else {
                terms.append(QueryTerm(word: word, isPrefix: isLast, article: article))
                article = .none
            }
        }
        return terms
    }
}

/// Postings that answer a term.
struct PostingsSource {
    let span: TermDictionary.Span
    var typos = 0

    /// Whether they are of words that the term is all of, and not the beginning or the inside.
    var isWhole = true

    /// Whether they are of the term itself, and not of another way to write the same number.
    var isLiteral = true

    /// Whether all of them are of one word, and so by their documents.
    var isSingleWord = true
}

/// All postings that answer a term.
struct PostingsSources {
    let term: QueryTerm
    var sources: [PostingsSource]

    /// In bytes.
    var size: Int { sources.reduce(0) { $0 + $1.span.full.count } }

    /// Whether all postings are of one word, and so by their documents.
    var isSingleWord: Bool { sources.allSatisfy(\.isSingleWord) }
}
