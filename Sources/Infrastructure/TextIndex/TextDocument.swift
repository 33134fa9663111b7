/// Something to be found by words.
public struct TextDocument: Sendable {
    /// Its names; a query is compared with each, and the best counts.
    public var titles: [String]

    /// Who has to do with it, searched as well; but any match in a title is better.
    public var credits: [String]

    /// What a search can ask for or rule out, such as a year; compared as they stand.
    public var labels: [String]

    /// How well known it is: where two documents answer a query equally well, the greater is first.
    public var weight: UInt32

    /// Whatever its owner wants to get back when it is found.
    public var content: [UInt8]

    public init(
        titles: [String],
        credits: [String] = [],
        labels: [String] = [],
        weight: UInt32 = 0,
        content: [UInt8] = []
    ) {
        self.titles = titles
        self.credits = credits
        self.labels = labels
        self.weight = weight
        self.content = content
    }
}
