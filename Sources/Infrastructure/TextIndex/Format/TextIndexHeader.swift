/// What stands on the first page of an index: where its parts are.
struct TextIndexHeader {
    private static let magic = Array("TXTINDEX".utf8)

    /// To be raised with every change of the layout.
    static let version = 1

    /// How many bytes an owner may add to it.
    static let detailsLimit = 2048

    var documentCount = 0

    /// The documents below this number have their postings twice; see `TextIndex`.
    var topDocumentCount = 0

    /// How many bytes the index has, this page included.
    var byteCount = 0
    var contents = 0..<0
    var contentGroups = 0..<0
    var postings = 0..<0
    var topPostings = 0..<0
    var words = 0..<0
    var wordBlocks = 0..<0

    /// What the index is about, in its owner's words.
    var details: [UInt8] = []

    /// Fills a page's capacity.
    var encoded: [UInt8] {
        var bytes = Self.magic
        VariableLengthInteger.append(Self.version, to: &bytes)
        let numbers =
            [documentCount, topDocumentCount, byteCount]
            + [contents, contentGroups, postings, topPostings, words, wordBlocks]
            .flatMap { [$0.lowerBound, $0.count] } + [details.count]
        for number in numbers { VariableLengthInteger.append(number, to: &bytes) }
        bytes += details
        return bytes + [UInt8](repeating: 0, count: max(0, IndexPage.capacity - bytes.count))
    }

    init() {}

    /// Reads what a page's capacity holds.
    init(page: [UInt8]) throws(TextIndexError) {
        self = try page.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            try TextIndexHeader(buffer)
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(TextIndexError) {
        var reader = ByteReader(bytes, at: Self.magic.count)
        guard try reader.number() == Self.version else { throw .incompatibleVersion }
        documentCount = try reader.number()
        topDocumentCount = try reader.number()
        byteCount = try reader.number()
        contents = try Self.range(&reader, within: byteCount)
        contentGroups = try Self.range(&reader, within: byteCount)
        postings = try Self.range(&reader, within: byteCount)
        topPostings = try Self.range(&reader, within: byteCount)
        words = try Self.range(&reader, within: byteCount)
        wordBlocks = try Self.range(&reader, within: byteCount)
        details = try Array(reader.slice(reader.number()))
        guard
            documentCount <= TextIndexBuilder.documentLimit, topDocumentCount <= documentCount,
            contentGroups.count == StoredFieldBlock.count(of: documentCount)
                * StoredFieldBlock.entrySize
        else { throw .damaged }
    }

    /// How many bytes tell what a file is.
    static let checkedSize = magic.count + 1

    /// What the beginning of a file says of the rest of it, even where that is damaged.
    ///
    /// Says first whether it is an index at all, then whether it is one of this version.
    static func check(beginning: [UInt8]) throws(TextIndexError) {
        guard beginning.starts(with: magic) else { throw .notAnIndex }
        guard beginning.count > magic.count else { throw .damaged }
        guard Int(beginning[magic.count]) == version else { throw .incompatibleVersion }
    }

    private static func range(
        _ reader: inout ByteReader,
        within count: Int
    ) throws(TextIndexError) -> Range<Int> {
        let start = try reader.number()
        let length = try reader.number()
        guard start <= count, length <= count - start else { throw .damaged }
        return start..<start + length
    }
}

/// Why an index could not be used.
public enum TextIndexError: Error, Hashable, Sendable {
    /// The file is no index at all, or the index of something else.
    case notAnIndex

    /// Another version of the program made it; it has to be made anew.
    case incompatibleVersion

    /// The file was cut off, or holds other bytes than were once written.
    case damaged

    /// There is no such file.
    case missing

    case unreadable(reason: String)
}
