import Domain

/// The movies of a list that match a typed text.
public struct MoviesNarrowing: Hashable, Sendable {
    /// A movie that matches.
    public struct Row: Hashable, Sendable {
        /// In `MoviesList.items`.
        public let index: Int

        /// The characters of the title that match; in order, not overlapping.
        public let titleMatches: [Range<Int>]
    }

    public let text: String

    /// The best matches first; equal ones in the order of the list.
    public let rows: [Row]

    init(text: String, _ matches: [NarrowedMovie]) {
        self.text = text
        rows = matches.map { Row(index: $0.index, titleMatches: $0.titleMatches) }
    }
}
