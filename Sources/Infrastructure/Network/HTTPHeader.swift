/// A header of a request or an answer; names are compared without regard to case.
public struct HTTPHeader: Hashable, Codable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
