package struct TextDocument: Sendable {
    /// The document's names; a query is matched with each, and the best match counts.
    package var titles: [String]

    /// Texts that queries match as they do titles, if a query is most of one.
    ///
    /// A `SearchHit` numbers them from `firstPhrase` on.
    package var phrases: [String]

    /// The number of the first phrase, and the most titles of a document that are searched.
    package static let firstPhrase = 112

    /// Other text that is searched, such as names of people; any match in a title ranks higher.
    package var secondaryFields: [String]

    /// Texts about the document, whose words `TextIndex.topicMatches` finds it by.
    package var topics: [TopicText]

    /// Values that a search can require or exclude, such as a year; compared as is.
    package var tags: [String]

    /// Bits that a search can require or exclude: 56 flags, from the lowest bit on.
    package var flags: UInt64

    /// Numbers that a search can compare with bounds, or sort by; unknown ones are `nil`.
    ///
    /// All documents of an index have the same columns, of which it can have seven.
    package var numbers: [UInt32?]

    /// Ranks documents that match a query equally well, the greatest first.
    package var popularity: UInt32

    /// Numbers below 2⁴⁰ by which the document is found, such as its ids elsewhere.
    package var keys: [UInt64]

    /// Opaque bytes that the index returns for a hit.
    package var storedFields: [UInt8]

    package init(
        titles: [String],
        phrases: [String] = [],
        secondaryFields: [String] = [],
        topics: [TopicText] = [],
        tags: [String] = [],
        flags: UInt64 = 0,
        numbers: [UInt32?] = [],
        popularity: UInt32 = 0,
        keys: [UInt64] = [],
        storedFields: [UInt8] = []
    ) {
        self.titles = titles
        self.phrases = phrases
        self.secondaryFields = secondaryFields
        self.topics = topics
        self.tags = tags
        self.flags = flags
        self.numbers = numbers
        self.popularity = popularity
        self.keys = keys
        self.storedFields = storedFields
    }
}

/// A text about a document, such as a description or a keyword.
package struct TopicText: Sendable {
    /// The way that its words are found.
    package enum Kind: Sendable {
        /// Each word by itself.
        case words

        /// Also all words together, if there are several.
        case phrase

        /// Also all words together, which are the name of something.
        case name
    }

    package let text: String
    package let kind: Kind

    /// The weight of a word in the document: 1…26 of 32.
    ///
    /// If several texts have a word, it tells more.
    package let weight: Int

    package init(_ text: String, _ kind: Kind, weight: Int) {
        self.text = text
        self.kind = kind
        self.weight = weight
    }

    /// Whether a word is the number of `world war i` rather than the small word.
    static func isNumeral(_ word: ArraySlice<UInt8>, at place: Int, of count: Int) -> Bool {
        place > 0 && place == count - 1 && word.elementsEqual([UInt8(ascii: "i")])
    }
}
