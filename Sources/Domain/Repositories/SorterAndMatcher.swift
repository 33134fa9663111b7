/// Sorts movies; titles regardless of case, accents and punctuation.
package protocol MovieSorter: Sendable {
    /// The indices of the movies in an order; those that lack the value come last.
    func order(of movies: [Movie], by sort: MovieSort) -> [Int]
}

/// Finds typed text in other texts, regardless of case, accents, punctuation and width.
package protocol QueryMatcher: Sendable {
    /// Returns one result for each text: `nil` if none of its words starts with a typed word.
    ///
    /// The first match of the whole typed text counts, or else the first match of each word.
    func matches(of typed: String, in texts: [String]) -> [QueryMatch?]

    /// Returns one result for each text: `nil` if it lacks one of the words.
    ///
    /// A text is a list of parts, of which only the first is shown.
    func matches(ofWords words: String, in texts: [[String]]) -> [QueryMatch?]
}

package struct QueryMatch: Hashable, Sendable {
    /// The best first.
    package enum Quality: CaseIterable, Hashable, Sendable {
        /// A word of the text starts with the whole typed text.
        case whole

        /// A word of the text starts with each typed word.
        case prefix

        /// The text contains each typed word.
        case substring

        /// The text has the letters of each typed word in order.
        case letters

        /// Words of the text start with some of the typed words.
        case someWords
    }

    package let quality: Quality

    /// The parts of the shown text that match, as offsets of characters; in order, not overlapping.
    package let ranges: [Range<Int>]

    package init(_ quality: Quality, _ ranges: [Range<Int>]) {
        self.quality = quality
        self.ranges = ranges
    }
}
