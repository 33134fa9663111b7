/// A document to index.
package struct TextDocument: Sendable {
    /// The document's names; a query is matched with each, and the best match counts.
    package var titles: [String]

    /// Other text that is searched, such as names of people; any match in a title ranks higher.
    package var secondaryFields: [String]

    /// What a search can require or exclude, such as a year; compared as is.
    package var tags: [String]

    /// What a search can require or exclude by its bit: 56 flags, from the lowest bit on.
    package var flags: UInt64

    /// What a search can compare with bounds, or sort by; unknown numbers are `nil`.
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
        secondaryFields: [String] = [],
        tags: [String] = [],
        flags: UInt64 = 0,
        numbers: [UInt32?] = [],
        popularity: UInt32 = 0,
        keys: [UInt64] = [],
        storedFields: [UInt8] = []
    ) {
        self.titles = titles
        self.secondaryFields = secondaryFields
        self.tags = tags
        self.flags = flags
        self.numbers = numbers
        self.popularity = popularity
        self.keys = keys
        self.storedFields = storedFields
    }
}
