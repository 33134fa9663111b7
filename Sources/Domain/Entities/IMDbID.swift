/// The number that IMDb gives a title: `tt` and seven to ten digits, such as `tt0133093`.
public struct IMDbID: Hashable, Sendable, LosslessStringConvertible {
    public let description: String

    public init?(_ description: String) {
        let bytes = description.utf8
        guard
            bytes.starts(with: "tt".utf8),
            (9...12).contains(bytes.count),
            bytes.dropFirst(2).allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        self.description = description
    }
}
