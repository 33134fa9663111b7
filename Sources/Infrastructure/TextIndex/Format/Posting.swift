import Text

/// One occurrence of a term: the document, the field and the position in it.
///
/// In 64 bits, so that postings sort as integers: the document in the upper half; below it the
/// article before the term, whether the field is a secondary one, the field's number, the term's
/// position, and how many terms follow it. Articles before terms are not counted; an article that
/// is searched for by itself has the position of the term after it.
struct Posting: Hashable, Comparable {
    /// The maximum of a field's number, a position and the terms that follow; all are clamped.
    static let limit = 255

    private static let secondaryBit: UInt64 = 1 << 24

    var bits: UInt64

    /// The lower half of a posting: everything but the document.
    static func location(
        isSecondary: Bool,
        field: Int,
        article: LeadingArticle,
        position: Int,
        following: Int
    ) -> UInt32 {
        UInt32(isSecondary ? secondaryBit : 0) | UInt32(article.rawValue) << 25
            | UInt32(min(field, limit)) << 16 | UInt32(min(position, limit)) << 8
            | UInt32(min(following, limit))
    }

    var document: Int { Int(bits >> 32) }
    var article: LeadingArticle { LeadingArticle(bits: UInt64(bits >> 25)) }
    var isSecondary: Bool { bits & Self.secondaryBit != 0 }
    var field: Int { Int(bits >> 16 & 0xFF) }
    var position: Int { Int(bits >> 8 & 0xFF) }

    /// The number of terms of the field that follow this one.
    var following: Int { Int(bits & 0xFF) }

    static func < (lhs: Posting, rhs: Posting) -> Bool { lhs.bits < rhs.bits }
}

extension Posting {
    init(document: UInt32, location: UInt32) { bits = UInt64(document) << 32 | UInt64(location) }
}

/// The postings of a term, compressed.
///
/// Each posting is the difference to the previous document's number, plus one (0 ends the list),
/// and a location. The most frequent locations take one byte: the first title, a position below 8,
/// fewer than 4 terms after it, no `an` before it.
///
/// A list restarts on each page of an index: the first posting of a page has the difference to
/// document 0. So a search for a few documents can skip pages of a long list
/// (`TextIndex.forEachPosting`). Zeros fill the end of a page in which no posting fits.
enum PostingList {
    /// The most bytes of a posting and the zero after it: four of a number, four of a location.
    private static let postingSizeLimit = 9

    /// Marks the first byte of a location that takes four.
    private static let longForm: UInt8 = 0x60

    /// Appends a list to bytes that start at `offset` in the index.
    ///
    /// Without an offset, the list does not restart on each page.
    static func append(
        _ postings: UnsafeBufferPointer<UInt64>,
        to bytes: inout [UInt8],
        at offset: Int? = nil
    ) {
        var document = 0
        for bits in postings {
            let posting = Posting(bits: bits)
            if let offset {
                let room = IndexPage.capacity - (offset + bytes.count) % IndexPage.capacity
                if room < postingSizeLimit {
                    bytes.append(contentsOf: repeatElement(0, count: room))
                }
                if room < postingSizeLimit || room == IndexPage.capacity { document = 0 }
            }
            VariableLengthInteger.append(posting.document - document + 1, to: &bytes)
            document = posting.document
            let article = posting.article.rawValue
            if !posting.isSecondary, posting.field == 0, posting.position < 8,
                posting.following < 4, posting.article != .an
            {
                bytes.append(article << 5 | UInt8(posting.position << 2 | posting.following))
            } else {
                bytes.append(longForm | article << 1 | (posting.isSecondary ? 1 : 0))
                bytes.append(UInt8(posting.field))
                bytes.append(UInt8(posting.position))
                bytes.append(UInt8(posting.following))
            }
        }
        bytes.append(0)
    }

    /// Decodes consecutive lists and calls `body` with each posting.
    ///
    /// Throws `corrupt` if a list is truncated within a posting.
    @inline(__always)
    static func forEach(
        in bytes: [UInt8],
        documentCount: Int,
        _ body: (Posting) -> Void
    ) throws(TextIndexError) {
        let isValid = bytes.withUnsafeBufferPointer { buffer in
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
                guard document < documentCount, let location = readLocation(buffer, at: &index)
                else { return false }
                body(Posting(document: UInt32(truncatingIfNeeded: document), location: location))
            }
            return true
        }
        guard isValid else { throw .corrupt }
    }

    @inline(__always)
    private static func readLocation(
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

extension LeadingArticle {
    /// Takes the lowest two bits: the raw value.
    init(bits: UInt64) {
        self = LeadingArticle(rawValue: UInt8(truncatingIfNeeded: bits & 3)) ?? .none
    }
}
