/// Where a word stands: in which document, which of its texts, and at which place there.
///
/// In 64 bits, so that postings sort as they are: the document in the upper half; below it the
/// article before the word, whether the text is a credit, the text's number, the word's position,
/// and how many words come after it. Articles before words are not counted; one that is looked for
/// by itself has the position of the word that it is before.
struct Posting: Hashable, Comparable {
    /// The greatest number of a text, a position, or words after a position; what is more, is this.
    static let limit = 255

    private static let creditBit: UInt64 = 1 << 24

    var bits: UInt64

    init(bits: UInt64) {
        self.bits = bits
    }

    init(document: UInt32, place: UInt32) {
        bits = UInt64(document) << 32 | UInt64(place)
    }

    /// A place in a text: the lower half of a posting.
    static func place(
        isCredit: Bool,
        text: Int,
        article: LeadingArticle,
        position: Int,
        rest: Int
    ) -> UInt32 {
        UInt32(isCredit ? creditBit : 0) | UInt32(article.rawValue) << 25
            | UInt32(min(text, limit)) << 16 | UInt32(min(position, limit)) << 8
            | UInt32(min(rest, limit))
    }

    var document: Int { Int(bits >> 32) }
    var article: LeadingArticle { LeadingArticle(rawValue: UInt8(bits >> 25 & 3)) ?? .none }
    var isCredit: Bool { bits & Self.creditBit != 0 }
    var text: Int { Int(bits >> 16 & 0xFF) }
    var position: Int { Int(bits >> 8 & 0xFF) }
    var rest: Int { Int(bits & 0xFF) }

    static func < (lhs: Posting, rhs: Posting) -> Bool { lhs.bits < rhs.bits }
}

/// The postings of a word, as few bytes as that takes.
///
/// Each is the distance to the document before, plus one (0 ends the list), and the place in one
/// byte for the most frequent: the first text, a position below 8, less than 4 words after it, no
/// `an` before it.
enum PostingList {
    private static let longForm: UInt8 = 0x60

    static func append(_ postings: UnsafeBufferPointer<UInt64>, to bytes: inout [UInt8]) {
        var document = 0
        for bits in postings {
            let posting = Posting(bits: bits)
            VariableLengthInteger.append(posting.document - document + 1, to: &bytes)
            document = posting.document
            let article = posting.article.rawValue
            if !posting.isCredit, posting.text == 0, posting.position < 8, posting.rest < 4,
                posting.article != .an
            {
                bytes.append(article << 5 | UInt8(posting.position << 2 | posting.rest))
            } else {
                bytes.append(longForm | article << 1 | (posting.isCredit ? 1 : 0))
                bytes.append(UInt8(posting.text))
                bytes.append(UInt8(posting.position))
                bytes.append(UInt8(posting.rest))
            }
        }
        bytes.append(0)
    }

    /// Reads lists that follow each other; `body` gets each posting.
    ///
    /// A list that was cut off in the middle of a posting is damaged.
    @inline(__always)
    static func forEach(
        in bytes: [UInt8],
        documentCount: Int,
        _ body: (Posting) -> Void
    ) throws(TextIndexError) {
        let isSound = bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            var document = 0
            while index < buffer.count {
                guard let distance = VariableLengthInteger.read(buffer, at: &index) else {
                    return false
                }
                guard distance > 0 else {
                    document = 0
                    continue
                }
                document += distance - 1
                guard
                    document < documentCount,
                    let place = readPlace(buffer, at: &index)
                else { return false }
                body(Posting(document: UInt32(truncatingIfNeeded: document), place: place))
            }
            return true
        }
        guard isSound else { throw .damaged }
    }

    @inline(__always)
    private static func readPlace(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at index: inout Int
    ) -> UInt32? {
        guard index < bytes.count else { return nil }
        let first = bytes[index]
        index += 1
        if first < longForm {
            return UInt32(first >> 5) << 25 | UInt32(first >> 2 & 7) << 8 | UInt32(first & 3)
        }
        guard index + 3 <= bytes.count else { return nil }
        defer { index += 3 }
        return UInt32(first >> 1 & 3) << 25 | UInt32(first & 1) << 24 | UInt32(bytes[index]) << 16
            | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    }
}
