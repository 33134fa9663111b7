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

    /// A famous line, which is rather a title if some movie has that, and a part of one.
    package static let famousLine = Weight("famous line", 5)
    package static let partOfFamousLine = Weight("part of a famous line", 8)

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
    package static let award = Weight("award", 1.5)

    /// Each place of a mood after the first among those of a movie.
    package static let moodPlace = Weight("place of a mood", 3.5)
    package static let year = Weight("years", 0)
    package static let filter = Weight("filter", 6.5)

    /// Filters beside words that are in a title: most people who type a title type nothing else.
    package static let filtersBesideTitle = Weight("filters beside a title", 5)
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
