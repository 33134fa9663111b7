/// The numbers that decide what a search finds, and in which order.
///
/// Limits of sizes, which only save time, are where they are used.
///
/// A cost is in doublings of a document's number: documents are numbered by popularity, which mostly
/// falls with a power of the number (Zipf's law). A document whose match costs 3 more than another's
/// comes first if it is more than eight times as popular.
package enum SearchWeights {
}

// MARK: - Evidence of titles and names

extension SearchWeights {
    /// The parts of a doubling in which costs are counted.
    static let doubling = 8

    /// A typo: more than any difference in popularity.
    static let typo = 512

    /// Words spread over titles and names: worse than any number of typos in one of them.
    static let scattered = 16 * typo

    /// A document that lacks a part of the query: after all that have everything.
    static let partialMatch = 64 * typo

    /// What is weighed against popularity costs less than a typo.
    static let mostCloseness = typo

    /// Words beyond those of the query: a title of a document 128 times as popular comes first.
    static let extraTerms = 7

    /// The start of a longer word in a title of another language, where it is mostly a coincidence.
    static let coincidence = 5

    /// Each pair of neighbours that are none in the title.
    static let outOfOrder = 3

    /// A name: most titles come first, but not those of documents that nobody knows.
    static let secondaryField = 8

    /// A year off by one beside a whole title: before longer titles of unknown documents, and after
    /// those of documents that are about as popular.
    static let similarTag = 14

    /// The whole query, if it is missing.
    static let missing = 40

    /// The unit of what is missing.
    static let wholeQuery = 64

    /// A typo, if a part of the query is missing: then it is one lack among others.
    static let typoInPart = 4

    /// A match outside of one title, if a part of the query is missing.
    static let elsewhereInPart = 4
}

// MARK: - What is known, long and enough

extension SearchWeights {
    /// Documents below this number are known to more than a few people.
    package static let known = 1 << 14

    /// Many people know these.
    package static let wellKnown = 1 << 12

    /// Nearly everybody knows these, so a title in another country is meant by its words, too.
    package static let bestKnown = 1_000

    /// Documents whose titles are compared letter by letter: as many as a few milliseconds suffice for.
    static let scanned = 1 << 15

    /// A text of so many words is a description rather than a title.
    package static let longText = 4

    /// So many hits make a search for typos pointless: a page of them.
    static let enough = 20

    /// So many hits that lack a part are shown at most.
    static let partialHits = 20

    /// A hit that lacks a part is shown if it costs at most so much more than the best one.
    static let partialMargin = 10
}

// MARK: - Typos

extension SearchWeights {
    /// The typos of a word by its letters.
    ///
    /// Search engines commonly allow them from 5 and 9 letters; here the limits are lower, because a
    /// missing letter has already shortened the word.
    /// A lenient one is that of a query that nothing else matches.
    static func typos(letters: Int, isLenient: Bool) -> Int {
        switch letters {
        case ...2: 0
        case 3: isLenient ? 1 : 0
        case 4: 1
        case 5...6: isLenient ? 2 : 1
        default: 2
        }
    }

    /// From so many letters on, a word may have typos and be unfinished at once; shorter ones are close
    /// to the starts of many others.
    static let fuzzyPrefixLetters = 6

    /// Words of up to so many letters may be the starts of words before the last one: `sil lam`.
    static let shortenedWord = 3

    /// A missing article, in neighbours out of order.
    static let missingArticle = 2

    /// The start of a word that is not at the start of a title, in neighbours out of order.
    static let insideTitle = 2

    /// The typos of a whole title by its letters, if its words do not matter.
    static func titleTypos(letters: Int) -> Int {
        switch letters {
        case ..<4: 0
        case 4: 1
        default: min(5, max(2, letters * 3 / 10))
        }
    }

    /// In a title that has nearly everything, one letter in so many may be wrong.
    static let lettersPerTypo = 6

    /// From so many letters on, a start of a title that differs only by its spaces is more than a
    /// resemblance.
    static let unspacedStart = 6

    /// Shorter queries are like the starts of too many titles.
    static let startLetters = 5
}

// MARK: - Parts of a query

extension SearchWeights {
    /// What words such as `watch` and `trailer` mean, if they are left out: little.
    static let leftOut = 4

    /// A document may lack so much: three fifths.
    static let mostMissing = 38

    /// How many words a document may lack, by the number of words.
    static func missingWords(of count: Int) -> Int {
        switch count {
        case ..<2: 0
        case ..<4: 1
        case ..<8: 2
        default: 3
        }
    }

    /// The most bits that a word counts, however rare it is.
    static let mostBits = 14

    /// The bits of a word that no document has, which may be anything.
    static let unknownWordBits = 10

    /// A word with so many bytes of postings is spelled as it was meant.
    static let frequentWordBytes = 600
}

// MARK: - Topics

extension SearchWeights {
    /// The share of a word's rarity that counts for a related word, such as `child` for `kid`.
    static let relatedWord = 0.65

    /// For a word with another ending.
    static let inflectedWord = 0.85

    /// For a word with a typo.
    static let misspelledWord = 0.8

    /// Words of topics have a typo from so many letters on, and two from two more.
    static let misspelledTopicLetters = 6

    /// Of the weight of all words, the share that a document must have: all of three, since a few
    /// words are in some description by chance.
    static func quorum(words: Int) -> Double {
        switch words {
        case ..<longText: allWords
        case longText: 0.65
        default: 0.5
        }
    }

    /// The share of all words, but for what floating point loses.
    static let allWords = 0.99

    /// The least weight of the words of a short text in a document that has them as no phrase.
    ///
    /// Titles often start with an article, and topics rarely.
    static func leastTopic(words: Int, startsWithArticle: Bool) -> Double {
        switch words {
        case ...1: startsWithArticle ? 0.8 : 0
        case 2: startsWithArticle ? 0.85 : 0.74
        case 3: startsWithArticle ? 0.75 : 0.64
        default: 0
        }
    }

    /// Hits with less than this share of the best one's score are not worth showing.
    static let leastShareOfBest = 0.6

    /// Nor are those with fewer of the words, weighed.
    static let leastShareOfWords = 0.75

    /// A doubling of a document's number: of a theme, popular documents are wanted.
    static let topicPopularity = 0.034

    /// In a long text, which describes one document.
    static let topicPopularityOfLongText = 0.017

    /// The first documents are about as popular as this one.
    static let equallyPopular = 20

    /// A word of a phrase.
    static let phraseWord = 0.12

    /// A whole text that is the name of something, such as a series.
    static let wholeName = 0.25

    /// The weights of texts in 32nds, with which most of our own queries found the right documents: a
    /// title of several words, and of one.
    package static let titleTopic = 20
    package static let titleWordTopic = 24

    /// A keyword by its place: the first ones are the most important.
    package static func keywordTopic(place: Int) -> Int { place < 3 ? 26 : place < 6 ? 23 : 20 }

    /// A series or a studio, which people search for by name.
    package static let seriesTopic = 26
    package static let characterTopic = 24
    package static let personTopic = 23

    /// A word of an overview, which has many.
    package static let overviewTopic = 15

    /// How many documents about a text are looked at to find out what it names.
    package static let namingDocuments = 20
}

// MARK: - How surely something is meant

extension SearchWeights {
    /// The share of letters (`LetterResemblance`) by which a title is like a misspelled query: nearly
    /// all misspelled titles are closer to the right one.
    package static let likeTitle = 0.57

    /// The same for titles in other countries, and for titles with a name, of which there are many.
    package static let likeOtherTitle = 0.66

    /// The same for the start of a title.
    package static let likeStart = 0.72

    /// Few titles are so close to a text that is meant otherwise.
    package static let likelyTitle = 0.68

    /// A single word has few letters.
    package static let likelyWord = 0.57

    /// Hardly any title is so close to another text.
    package static let sameTitle = 0.8

    /// So close is a title that few people know, if it is meant.
    package static let almostWholeTitle = 0.85

    /// The share of a title's letters that a query has if it is the whole title.
    package static let wholeShare = 0.8

    /// Words that begin the words of a title, in order.
    static let beginnings = 0.8

    /// So many documents about a phrase make it a likely topic.
    package static let likelyTopic = 3

    /// And so many about a single word.
    package static let likelyTopicOfWord = 8

    /// A document with this share of the greatest weight of the words is a likely answer.
    package static let likelyDescription = 0.85

    /// A topic of one word in so many hardly says what the text means.
    package static let smallPart = 4

    /// A last name is rather a topic if so many times as many documents are about it.
    package static let topicsPerName = 2

    /// A document is far less popular than another one from so many times its number on.
    package static let obscurity = 100

    /// Documents with fewer votes that have exactly the text as their title.
    package static let votesOfExactTitle = 10

    /// So many of those come before what the text means.
    package static let exactTitlesWithoutVotes = 3
}

// MARK: - Names

extension SearchWeights {
    /// A part of a name is that of one of the best known people, or means something else.
    package static let knownNames = 2_000

    /// How alike a misspelled name and the right one are.
    package static let likeName = 0.7

    /// The most words of a name, of one with typos, of several names, and of one beside a title.
    package static let nameWords = 5
    package static let misspelledNameWords = 4
    package static let wordsWithName = 6

    /// People of one name that a query may mean.
    package static let peopleOfName = 50

    /// Of two well-known people, how far the numbers of their best known movies may be apart.
    package static let namesakeFactor = 20

    /// How alike a file's name and a title are: of a known and an unknown movie of the year, and of a
    /// known movie without one.
    package static let likeFileOfYear = 0.7
    package static let likeUnknownFileOfYear = 0.8
    package static let likeFile = 0.85
}
