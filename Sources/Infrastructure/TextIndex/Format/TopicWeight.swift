import Text

/// The weight of a word in a document: 0…31 of 32.
///
/// It is stored in place of a position, in one byte with the compact form of `PostingList`.
struct TopicWeight: Hashable, Comparable {
    static let unit = 32
    private static let limit = 31

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

/// The value that is stored of a phrase in place of a weight.
struct TopicPhrase {
    /// Whether it is the name of something, such as a series.
    let isName: Bool

    init(isName: Bool) { self.isName = isName }
    init(_ weight: TopicWeight) { isName = weight.value > 1 }

    var weight: TopicWeight { TopicWeight(isName ? 2 : 1) }
}
