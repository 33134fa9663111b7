/// The documents that a search may find, besides what it searches for.
package struct DocumentFilter: Hashable, Sendable {
    package struct Bounds: Hashable, Sendable {
        /// The index of the number in `TextDocument.numbers`.
        package let column: Int
        package let range: ClosedRange<Int>

        package init(column: Int, range: ClosedRange<Int>) {
            self.column = column
            self.range = range
        }
    }

    /// Documents with one of these tags are as if they were not there.
    package var hiddenTags: [String] = []

    /// A document must have a tag of each of these lists, and none of the excluded ones.
    package var requiredTags: [[String]] = []
    package var excludedTags: [String] = []

    /// A document must have all of these flags, by their bits, and none of the excluded ones.
    package var requiredFlags: [Int] = []
    package var excludedFlags: [Int] = []

    /// A document must be within all of these.
    package var bounds: [Bounds] = []

    /// A document must be in each of these lists of numbers in the index.
    package var requiredDocuments: [[Int]] = []

    /// A document must not be one of these.
    package var excludedDocuments: [Int] = []

    package static let all = DocumentFilter()

    var hiding: DocumentFilter { DocumentFilter(hiddenTags: hiddenTags) }
}

extension DocumentFilter {
    package init(hiddenTags: [String]) { self.hiddenTags = hiddenTags }
}

/// An order of documents other than that of how well they match.
///
/// Documents with an unknown value come last. Those with equal values are sorted by popularity, the
/// most popular first, also in descending order.
package struct DocumentOrder: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case popularity

        /// No meaning, but always the same for a seed; known documents come first.
        case random(seed: Int)

        /// The values of some documents, by their numbers.
        case assigned([Int: Int])

        /// The first title, without regard to case, accents and punctuation.
        case title

        /// The number in a column of `TextDocument.numbers`.
        case number(column: Int)

        /// The average in a column, weighted by the votes, which are the number in another column.
        case weighted(column: Int, votes: Int, BayesianAverage)
    }

    package let value: Value
    package let isDescending: Bool

    package init(_ value: Value, isDescending: Bool) {
        self.value = value
        self.isDescending = isDescending
    }
}
