/// The first page of an index: its metadata, and where its parts are.
struct TextIndexHeader {
    /// The maximum number of documents of an index.
    static let documentLimit = 1 << 24 - 1

    /// Must be raised with every change of the layout.
    static let version = 5

    private static let magic = Array("TXTINDEX".utf8)

    var documentCount = 0

    /// The documents below this number are in the champion lists; see `TextIndex`.
    var topDocumentCount = 0

    /// The size of the index in bytes, this page included.
    var byteCount = 0
    var storedFields = 0..<0
    var storedFieldBlocks = 0..<0
    var postings = 0..<0
    var topPostings = 0..<0
    var terms = 0..<0
    var termBlocks = 0..<0
    var termGroups = 0..<0
    var scannedTitles = 0..<0
    var initials = 0..<0
    var keys = 0..<0
    var keyBlocks = 0..<0
    var flags = FlagLayout()

    /// The columns of the documents' numbers, then that of the places of their titles.
    var columns: [ColumnLayout] = []

    /// Opaque bytes of the caller; they must fit on the page.
    var metadata: [UInt8] = []

    /// The column with this index among a document's numbers; `nil` if the index lacks it.
    func layout(ofColumn column: Int) -> ColumnLayout? {
        columns.indices.dropLast().contains(column) ? columns[column] : nil
    }

    /// The parts of the index, in the order of the header.
    private static let parts: [any WritableKeyPath<Self, Range<Int>> & Sendable] = [
        \.storedFields, \.storedFieldBlocks, \.postings, \.topPostings, \.terms, \.termBlocks,
        \.termGroups, \.scannedTitles, \.initials, \.keys, \.keyBlocks, \.flags.bytes,
    ]

    /// The header's bytes, padded to a page's capacity.
    var encoded: [UInt8] {
        var bytes = Self.magic
        VariableLengthInteger.append(Self.version, to: &bytes)
        var numbers = [documentCount, topDocumentCount, byteCount]
        for part in Self.parts {
            numbers += [self[keyPath: part].lowerBound, self[keyPath: part].count]
        }
        numbers += [flags.mask, flags.flaggedCount, columns.count]
        for column in columns {
            numbers += [column.bytes.lowerBound, column.bytes.count]
            numbers += [column.base, column.width, column.knownCount]
        }
        numbers.append(metadata.count)
        for number in numbers { VariableLengthInteger.append(number, to: &bytes) }
        bytes += metadata
        return bytes + [UInt8](repeating: 0, count: max(0, IndexPage.capacity - bytes.count))
    }

    init() {}

    /// Decodes the bytes of the first page.
    init(page: [UInt8]) throws(TextIndexError) {
        self = try page.withUnsafeBufferPointer(TextIndexHeader.init)
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(TextIndexError) {
        var reader = ByteReader(bytes, at: Self.magic.count)
        guard try reader.number() == Self.version else { throw .incompatibleVersion }
        documentCount = try reader.number()
        topDocumentCount = try reader.number()
        byteCount = try reader.number()
        for part in Self.parts { self[keyPath: part] = try reader.range(within: byteCount) }
        flags.mask = try reader.number()
        flags.flaggedCount = try reader.number()
        let columnCount = try reader.number()
        guard columnCount <= ColumnLayout.countLimit else { throw .corrupt }
        for _ in 0..<columnCount {
            columns.append(
                try ColumnLayout(
                    bytes: reader.range(within: byteCount),
                    base: reader.number(),
                    width: reader.number(),
                    knownCount: reader.number()
                )
            )
        }
        metadata = try Array(reader.slice(reader.number()))
        guard documentCount <= Self.documentLimit, topDocumentCount <= documentCount,
            storedFieldBlocks.count == StoredFieldBlock.count(of: documentCount)
                * StoredFieldBlock.entrySize,
            flags.isValid(documentCount: documentCount),
            columns.allSatisfy({ $0.isValid(documentCount: documentCount) })
        else { throw .corrupt }
    }

    static let checkedPrefixSize = magic.count + 1

    /// Identifies a file by its first bytes, even if the rest is corrupt.
    ///
    /// Checks first whether it is an index at all, then whether it has this version.
    static func check(prefix: [UInt8]) throws(TextIndexError) {
        guard prefix.starts(with: magic) else { throw .notAnIndex }
        guard prefix.count > magic.count else { throw .corrupt }
        guard Int(prefix[magic.count]) == version else { throw .incompatibleVersion }
    }
}

extension ByteReader {
    fileprivate mutating func range(within count: Int) throws(TextIndexError) -> Range<Int> {
        let start = try number()
        let length = try number()
        guard start <= count, length <= count - start else { throw .corrupt }
        return start..<start + length
    }
}

/// The reason that an index can't be used.
package enum TextIndexError: Error, Hashable, Sendable {
    /// The file is not an index, or is the index of something else.
    case notAnIndex

    /// Another version of the program wrote the file; it must be rebuilt.
    case incompatibleVersion

    /// The file is truncated, or has other bytes than were written.
    case corrupt

    /// There is no such file.
    case missing

    case unreadable(reason: String)
}
