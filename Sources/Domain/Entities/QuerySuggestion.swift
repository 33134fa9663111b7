/// A query that a person may want to type.
public struct QuerySuggestion: Hashable, Sendable {
    public enum Origin: Hashable, Sendable {
        /// It found something before.
        case recentQuery
        case title
    }

    public let text: String
    public let origin: Origin

    public init(text: String, origin: Origin) {
        self.text = text
        self.origin = origin
    }
}
