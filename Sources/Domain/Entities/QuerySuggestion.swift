/// A query that a person may want to type.
public struct QuerySuggestion: Hashable, Sendable {
    public enum Origin: Hashable, Sendable {
        /// It found something before.
        case recentQuery
        case title
    }

    public let text: String
    public let origin: Origin

    /// The parts of the text that were typed: offsets of its characters, in order.
    public let matches: [Range<Int>]

    public init(text: String, origin: Origin, matches: [Range<Int>] = []) {
        self.text = text
        self.origin = origin
        self.matches = matches
    }
}
