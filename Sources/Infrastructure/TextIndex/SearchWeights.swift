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

    /// Cost of a typo in a partial match.
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

    /// Minimum number of words of a title that is known by its initials.
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
    /// Share of a word's weight that a related word has, such as `child` for `kid`.
    static let relatedWord = 0.65

    /// Share of a word's weight that another inflection has.
    static let inflectedWord = 0.85

    /// Share of a word's weight that a misspelled word has.
    static let misspelledWord = 0.8

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

    /// Minimum resemblance of a misspelled name.
    package static let likeName = 0.7

    /// Maximum number of words in a name.
    package static let nameWords = 5

    /// Maximum number of words in a misspelled name.
    package static let misspelledNameWords = 4

    /// Maximum number of words in a query with a name and a title.
    package static let wordsWithName = 6

    /// Maximum ratio between the best known movies of two well-known people.
    package static let sameNameFactor = 20
}

// MARK: - What a text means

/// The cost in bits of one thing that a text and a movie have in common, or have not: -log₂ of its
/// probability.
///
/// Fitted to queries whose movies are known, and rounded to quarters where that changes no answer.
package struct Weight: Hashable, Sendable {
    package let name: String
    package let bits: Double

    private init(_ name: String, _ bits: Double) { (self.name, self.bits) = (name, bits) }

    /// Whether it is of a word that the movie does not explain.
    package var isOfIgnoredWord: Bool {
        [.small, .filler, .ignored, .ignoredNumber].contains(self)
    }

    /// Whether it is the cost of a typo.
    package var isOfTypo: Bool { [.typo, .twoTypos, .hitTypo, .letters].contains(self) }
}

extension Weight {
    /// A doubling of the document's number: popularity falls with a power of the number (Zipf's law).
    package static let popularity = Weight("popularity", 1.03)

    // MARK: Titles

    /// A movie of which no title is meant.
    package static let noTitle = Weight("no title", 7.25)

    /// A title that lists do not show, such as the original one in Latin letters.
    package static let otherTitle = Weight("other title", 2)

    /// A part of a title in another language, in which words are often there by chance.
    package static let localTitle = Weight("part of a title in another language", 5)

    /// A movie with the title of an older one: the votes of remakes are more than those who mean them.
    package static let remake = Weight("remake", 2)

    /// A word of the title that the text lacks, before the last one that it has.
    package static let missing = Weight("missing word", 3.5)

    /// A word of the title that the text lacks, after the last one that it has.
    package static let missingAfter = Weight("missing word after", 4.5)
    package static let missingSmallAfter = Weight("missing small word after", 2)

    /// The missing start of a title, such as the name of a series, and the missing end.
    package static let missingStart = Weight("missing start", 5)
    package static let unfinished = Weight("unfinished", 5)

    /// The words of a title after one that the text has unfinished.
    package static let toCome = Weight("words to come", 2)

    /// A word that stands before the one that it follows in the text.
    package static let order = Weight("order", 3.25)

    // MARK: Words in a title

    /// A word that the last one of the text begins, and each letter that is to come.
    package static let prefix = Weight("prefix", 0.5)
    package static let prefixLetter = Weight("letters of the word to come", 0.2)
    package static let typo = Weight("typo", 3.25)
    package static let twoTypos = Weight("two typos", 9.5)

    /// A typo in a word of one letter; in a longer one, its share.
    package static let typoInShort = Weight("typo in a short word", 9.5)

    /// Two words of the title that are one in the text, or the other way round.
    package static let joined = Weight("joined or split", 6)

    /// A wrong letter of a whole title, whatever its words are.
    package static let letters = Weight("wrong letters", 5.5)
    package static let initials = Weight("initials", 0.5)
    package static let partOfInitials = Weight("initials of a part", 4.25)
    package static let keyboard = Weight("other keyboard", 1)

    /// The first typo of a match of all words, and each other one.
    package static let hitTypo = Weight("first typo", 4.5)
    package static let hitTypos = Weight("further typo", 4.25)

    /// A small word that the title lacks, and a word that the movie is about.
    package static let smallBeside = Weight("small word beside a title", 2)
    package static let topicBeside = Weight("topic beside a title", 2.5)

    // MARK: What a movie is about

    /// A word that the movie has, and each 32nd that its weight in the movie is less than the most;
    /// of several words, its share.
    package static let topic = Weight("topic", 0)
    static let topicWeight = Weight("lower weight", 0.43)
    static let topicForm = Weight("other form of a topic", 1.75)
    static let related = Weight("related word", 2.5)
    static let topicTypo = Weight("typo in a topic", 1.25)

    /// Words that are a keyword together, or the whole name of a series or a studio.
    static let phrase = Weight("keyword", 0)
    static let name = Weight("name", 0)

    // MARK: Readings

    /// A text that is the name of a person, with typos, or of several people.
    package static let person = Weight("person", 3.5)
    package static let personTypo = Weight("typo in a name", 2.75)

    /// A single name of several.
    package static let partOfName = Weight("part of a name", 3.75)

    /// A series and a place in it.
    package static let series = Weight("place in a series", 0.25)
    package static let genre = Weight("genre", 1.5)
    package static let language = Weight("language", 1.5)
    package static let year = Weight("years", 0)
    package static let filter = Weight("filter", 6.5)

    /// Filters beside words that are in a title: most people who type a title type nothing else.
    package static let filtersBesideTitle = Weight("filters beside a title", 5)

    /// A word for a filter with a typo.
    package static let filterTypo = Weight("typo in a filter", 10.5)

    /// Words that must not be there.
    package static let excluded = Weight("exclusion", 3)

    /// A year alone, which is rather a title.
    package static let yearAlone = Weight("year alone", 8)

    /// A title, or something unknown, in a text that asks for several movies: `shark movies`.
    package static let severalMovies = Weight("several movies", 5.75)

    /// A text with a word such as *not*, read as if nothing were excluded.
    package static let notExcluded = Weight("no exclusion", 8)

    /// The year of the movie beside its title, and a year that is off by one.
    package static let yearOfTitle = Weight("year", 2)
    package static let yearNear = Weight("year off by one", 4)

    // MARK: Names of files

    /// A title that is not the whole name.
    package static let otherName = Weight("other title than the name", 2)

    /// A whole name that says that it is one of a copy of a movie, and so of nothing else.
    package static let copy = Weight("name of a copy", -10)

    // MARK: Words that a movie does not explain

    /// Any words that the movie lacks.
    package static let incomplete = Weight("incomplete", 3.25)

    /// A word that the movie lacks, and each bit of its rarity.
    static let ignored = Weight("ignored", 0.5)
    static let ignoredRarity = Weight("rarity", 0.47)

    /// A word that no movie has.
    static let ignoredUnknown = Weight("unknown word", 2.75)
    package static let ignoredNumber = Weight("ignored number", 6.75)

    /// A word that says nothing, such as *of*, and one such as *watch*.
    static let small = Weight("small word", 1.25)
    static let filler = Weight("filler", 0)

    /// A small word at the end of the text, where descriptions rarely have one and unfinished titles do.
    package static let smallLast = Weight("small word at the end", 3.5)

    /// The first word of a question that does not ask for movies: `how old is the queen`.
    package static let question = Weight("question", 6.5)

    // MARK: Words that mean something else

    /// A text that means something that the catalog does not know, and its words.
    package static let background = Weight("background", 10.5)
    static let backgroundRarity = Weight("background rarity", 0.3)
    static let backgroundUnknown = Weight("background unknown word", 3.75)
    static let backgroundSmall = Weight("background small word", 1.5)
    static let backgroundFiller = Weight("background filler", 1.75)

    /// A word after the third that says something: titles are short.
    package static let backgroundLong = Weight("background long text", 3.25)
    static let backgroundDigit = Weight("background digit", 1.5)
}

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

    /// Number of movies from each source whose titles are compared.
    package static let compared = 24

    /// Number of movies with a word of a text in a title that are compared.
    package static let comparedOfWord = 8

    /// Difference in bits to the best movie with which another one is hardly shown.
    package static let shownMargin = 6.0

    /// Number of movies about a text that are compared.
    package static let comparedTopics = 100
}
