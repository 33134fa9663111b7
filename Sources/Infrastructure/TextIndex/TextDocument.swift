/// What can be found of a thing by words.
public struct TextDocument: Sendable {
    /// Its names; a query is compared with each, and the best counts.
    public let titles: [String]

    /// A year that may follow a title in a query; `nil` for none.
    public let year: Int?

    public init(titles: [String], year: Int? = nil) {
        self.titles = titles
        self.year = year
    }
}
