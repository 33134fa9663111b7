import Domain

/// The movies of a list that match a typed text.
package struct MoviesNarrowing: Hashable, Sendable {
    /// A movie that matches.
    package struct Row: Hashable, Sendable {
        /// In `MoviesList.items`.
        package let index: Int

        /// The characters of the title that match; in order, not overlapping.
        package let titleMatches: [Range<Int>]
    }

    package let text: String

    /// The best matches first; equal ones in the order of the list.
    package let rows: [Row]

    /// Whether the people of all movies were searched, as far as this machine knows them.
    package let isComplete: Bool

    init(text: String, _ matches: [NarrowedMovie], isComplete: Bool = true) {
        self.text = text
        self.isComplete = isComplete
        rows = matches.map { Row(index: $0.index, titleMatches: $0.titleMatches) }
    }
}
