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

    /// Whether the people of all movies were searched, as far as this machine knows them.
    public let isComplete: Bool

    init(text: String, _ matches: [NarrowedMovie], isComplete: Bool = true) {
        self.text = text
        self.isComplete = isComplete
        rows = matches.map { Row(index: $0.index, titleMatches: $0.titleMatches) }
    }
}
