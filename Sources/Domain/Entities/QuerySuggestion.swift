/// A query that completes what was typed.
public struct QuerySuggestion: Hashable, Sendable {
    public enum Origin: Hashable, Sendable {
        /// A query that found movies before.
        case recentQuery

        /// The title of a movie.
        case title
    }

    public let text: String
    public let origin: Origin

    /// The parts of the text that were typed, as offsets of its characters, in order.
    public let matches: [Range<Int>]

    public init(text: String, origin: Origin, matches: [Range<Int>] = []) {
        self.text = text
        self.origin = origin
        self.matches = matches
    }
}

/// The parts of a text that match what was typed, as offsets of its characters.
public enum QueryMatch: Hashable, Sendable {
    /// The whole typed text, at the start of a word.
    case whole(Range<Int>)

    /// Some of the typed words; the ranges are in order, do not overlap, and are not empty.
    case words([Range<Int>])

    /// In order.
    public var ranges: [Range<Int>] {
        switch self {
        case .whole(let range): [range]
        case .words(let ranges): ranges
        }
    }
}
