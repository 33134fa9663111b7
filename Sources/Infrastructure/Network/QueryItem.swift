/// A name and a value in the query part of a URL, both as plain text, not yet percent-encoded.
public struct QueryItem: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
