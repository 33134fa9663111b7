import Text

/// The weight of a word in a document: 0…31 of 32.
///
/// It is stored in place of a position, in one byte with the compact form of `PostingList`.
struct TopicWeight: Hashable, Comparable {
    static let unit = 32
    private static let limit = 31

    /// The values that are stored of phrases, and of those that name something, such as a series.
    static let phrase = TopicWeight(1)
    static let name = TopicWeight(2)

    private(set) var value: Int

    init(_ value: Int) { self.value = min(max(value, 0), Self.limit) }

    init(_ posting: Posting) { value = min(posting.position << 2 | posting.following, Self.limit) }

    var location: UInt32 {
        Posting.location(
            isSecondary: false,
            field: 0,
            article: .none,
            position: value >> 2,
            following: value & 3
        )
    }

    /// Adds the weight of the word in another text: as independent probabilities add up.
    mutating func add(_ other: Int) {
        self = TopicWeight(value + other - value * other / Self.unit)
    }

    static func < (lhs: TopicWeight, rhs: TopicWeight) -> Bool { lhs.value < rhs.value }
}
