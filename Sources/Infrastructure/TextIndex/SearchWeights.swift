/// The weights and thresholds of the search.
///
/// A limit that only saves time is defined where it is used.
///
/// Costs are in doublings of a document's number. Documents are numbered by popularity, which mostly
/// falls with a power of the number (Zipf's law). A document whose match costs 3 more than another's
/// comes first if it is more than eight times as popular.
package enum SearchWeights {
}

// MARK: - Costs of matches

extension SearchWeights {
    /// Costs are counted in eighths of a doubling.
    static let doubling = 8

    /// Cost of a typo; greater than any difference in popularity.
    static let typo = 512

    /// Cost of a match whose words are in several fields; greater than that of 15 typos.
    static let scattered = 16 * typo

    /// Cost of a match that lacks query words; greater than that of any complete match.
    static let partialMatch = 64 * typo

    /// Maximum sum of the costs that are weighed against popularity.
    static let mostCloseness = typo

    /// Cost of title words that are not in the query.
    ///
    /// The longer title comes first if its document is more than 128 times as popular.
    static let extraTerms = 7

    /// Cost of a prefix match in a title of another language, which is mostly a coincidence.
    static let coincidence = 5

    /// Cost of each word in another form, and of neighbouring words that are not neighbours in the title.
    static let outOfOrder = 3

    /// Cost of a match in a name instead of a title.
    ///
    /// Most titles come first, but not those of unknown documents.
    static let secondaryField = 8

    /// Cost of a query of which every word is missing; a missing part costs its share.
    static let missing = 40

    /// Missing parts are counted in 64ths of the query.
    static let wholeQuery = 64
    static let typoInPart = 4

    /// Cost of a partial match in a name, or in several fields.
    static let elsewhereInPart = 4
}

// MARK: - Known documents, long texts, pages

extension SearchWeights {
    /// Documents with a lower number are known; almost any words are in the title of an unknown one.
    package static let known = 1 << 14

    /// Documents with a lower number are surely meant by their titles in other countries.
    package static let knownAbroad = 1_000

    /// Documents with a lower number are meant by a file name that home videos also have.
    package static let knownBesideHomeVideos = 1 << 12

    /// One document in this many is popular: a popular match ends a search before typos are tried.
    static let documentsPerPopular = 8

    /// Votes at TMDB of a movie with number 1: the number of a movie is about this, divided by its votes.
    package static let votesOfFirst = 4_000_000

    /// Minimum popularity at TMDB of a movie that many look at now, such as one that is to come.
    package static let popularityNow = 5.0

    /// Maximum number of such a movie in the order of popularity.
    package static let numberNow = 2_000

    /// Number of documents whose titles are compared letter by letter.
    static let scanned = 1 << 15

    /// Minimum number of words of a long text: a description rather than a title.
    package static let longText = 4

    /// Number of hits on a page; a search that has as many does not look for typos.
    package static let enough = 20

    /// Maximum number of partial matches in a result.
    static let partialHits = 20

    /// Maximum difference in cost between a partial match and the best one.
    static let partialMargin = 10
}

// MARK: - Typos

extension SearchWeights {
    /// Maximum number of typos in a word.
    ///
    /// Search engines commonly allow them from 5 and 9 letters. Here the limits are lower, because a
    /// missing letter has already shortened the word.
    static func typos(letters: Int) -> Int { letters < 4 ? 0 : letters < 7 ? 1 : 2 }

    /// Minimum length of a prefix that may have typos; a shorter one is close to too many words.
    static let fuzzyPrefixLetters = 6

    /// Maximum length of a word that is also a prefix before the last word: `sil lam`.
    static let shortenedWord = 3

    /// Cost of a missing article, in pairs of words out of order.
    static let missingArticle = 2

    /// Cost of a prefix that is not at the start of the title, in pairs of words out of order.
    static let insideTitle = 2

    /// Maximum number of typos in a title that is compared letter by letter.
    static func titleTypos(letters: Int) -> Int {
        switch letters {
        case ..<4: 0
        case 4: 1
        default: min(5, max(2, letters * 3 / 10))
        }
    }

    static let wordsOfInitials = 3

    /// Number of letters per typo in a title that matches nearly the whole query.
    static let lettersPerTypo = 6

    /// Minimum length of a misspelled title's start; a shorter one is like too many titles.
    static let startLetters = 5
}

// MARK: - Partial matches

extension SearchWeights {
    /// Maximum share of the query, in 64ths, that a partial match lacks.
    static let mostMissing = 38

    /// Maximum number of query words that a partial match lacks.
    static let missingWords = 2

    /// Maximum weight of a rare word, in bits.
    static let mostBits = 14

    /// Weight of a word that no document has, in bits.
    static let unknownWordBits = 10

    /// Size in bytes of the postings of a frequent word, in which no typo is assumed.
    static let frequentWordBytes = 600
}

// MARK: - Topics

extension SearchWeights {
    /// Minimum length of a topic word with a typo; with two typos, two letters more.
    static let misspelledTopicLetters = 6

    /// Maximum number of words of a phrase that is no name.
    static let phraseWords = 3

    /// Weight in 32nds of a word in a title of several words.
    package static let titleTopic = 20

    /// Weight in 32nds of a title of one word.
    package static let titleWordTopic = 24

    /// Weight in 32nds of a keyword; the first keywords are the most important.
    package static func keywordTopic(place: Int) -> Int { place < 3 ? 26 : place < 6 ? 23 : 20 }

    /// Weight in 32nds of the name of a series or a studio.
    package static let seriesTopic = 26

    /// Weight in 32nds of the name of a character.
    package static let characterTopic = 24

    /// Weight in 32nds of the name of a person.
    package static let personTopic = 23

    /// Weight in 32nds of a word in an overview, which has many words.
    package static let overviewTopic = 15
}

// MARK: - Confidence

extension SearchWeights {
    /// Minimum share of a title's letters in a query that means the whole title.
    package static let wholeShare = 0.8
}

// MARK: - Names

extension SearchWeights {
    /// People with a lower number are found by a part of their name.
    package static let knownNames = 2_000

    /// People with a lower number are found by a last name, if they have several movies.
    package static let knownLastNames = 20_000

    /// Minimum resemblance of a misspelled name, and of one that sounds like it.
    package static let likeName = 0.7
    package static let soundsLike = 0.5
    package static let nameWords = 5
    package static let misspelledNameWords = 4

    /// Maximum number of words in a query with a name and a title.
    package static let wordsWithName = 6

    /// Maximum ratio between the best known movies of two well-known people.
    package static let sameNameFactor = 20
}

// MARK: - What a text means

extension SearchWeights {
    /// The rarity in bits of a word that every document has, which is one of many words.
    static let rarityOfAll = 5.5

    /// Maximum rarity of a word that some document has.
    static let mostRarity = 18.0

    /// Rarity of a word that no document has: it is spelled letter by letter.
    static func unknownRarity(letters: Int, isAlphabetic: Bool) -> Double {
        min(45, 10 + Double(letters) * (isAlphabetic ? 1.5 : 8))
    }

    /// Maximum difference of the cost of words between documents about the same.
    static let aboutMargin = 12.0

    /// Number of words that say something in most titles, and of further words that count.
    package static let wordsOfTitle = 3
    package static let furtherWords = 5

    /// The share of the probability that the listed documents have together.
    package static let listedShare = 0.97

    /// Minimum probability of an answer that is a guess, likely, and sure.
    package static let guess = 0.05
    package static let likely = 0.5
    package static let sure = 0.97

    /// Minimum share of a whole title in the probability of a list, before which it is shown.
    package static let titleShare = 0.02

    /// Maximum cost by which a title that explains all words is preferred to what the movie is about.
    package static let titleMargin = 3.0

    /// Maximum number of movies in an answer that does not explain all words.
    package static let closest = 10

    /// Minimum number of words of a text that may be a part of a famous line.
    package static let wordsOfPhrase = 3

    /// Number of movies from each source whose titles are compared.
    package static let compared = 24

    /// Number of movies with a word of a text in a title that are compared.
    package static let comparedOfWord = 8

    /// Difference in bits to the best movie with which another one is hardly shown.
    package static let shownMargin = 6.0

    /// Number of movies about a text that are compared.
    package static let comparedTopics = 100
}
