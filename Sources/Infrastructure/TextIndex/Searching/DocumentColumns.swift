/// Reads the flags and numbers of documents.
struct DocumentColumns {
    private let storage: any IndexStorage
    private let header: TextIndexHeader

    init(_ storage: any IndexStorage, _ header: TextIndexHeader) {
        self.storage = storage
        self.header = header
    }

    /// The documents that have a flag, 64 in each word, the first in its lowest bit.
    func words(ofFlag flag: Int) throws(TextIndexError) -> [UInt64] {
        let count = header.documentCount
        guard let range = header.flags.range(of: flag, documentCount: count) else {
            return [UInt64](repeating: 0, count: FlagLayout.size(documentCount: count) / 8)
        }
        let bytes = try storage.read(range)
        return bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 8).map {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
            }
        }
    }

    /// The numbers of all documents in a column; all unknown in a column that the index lacks.
    func column(_ column: Int) throws(TextIndexError) -> DocumentColumn {
        // The last column is that of the titles' places.
        guard header.columns.indices.dropLast().contains(column) else {
            return DocumentColumn(count: header.documentCount)
        }
        return try DocumentColumn(header.columns[column], storage, count: header.documentCount)
    }

    /// The places of all documents' titles.
    func titleColumn() throws(TextIndexError) -> DocumentColumn {
        guard let layout = header.columns.last else {
            return DocumentColumn(count: header.documentCount)
        }
        return try DocumentColumn(layout, storage, count: header.documentCount)
    }
}

/// The numbers of all documents in a column.
struct DocumentColumn {
    private let base: Int
    private let width: Int

    /// The stored numbers of a column with a width.
    private let bytes: [UInt8]

    /// The stored numbers of a column without one.
    private let numbers: [UInt32]

    /// A column of unknown numbers.
    init(count: Int) {
        (base, width, bytes) = (0, 0, [])
        numbers = [UInt32](repeating: 0, count: count)
    }

    init(
        _ layout: ColumnLayout,
        _ storage: any IndexStorage,
        count: Int
    ) throws(TextIndexError) {
        base = layout.base
        width = layout.width
        let bytes = try storage.read(layout.bytes)
        guard width == 0 else {
            self.bytes = bytes
            numbers = []
            return
        }
        var numbers = [UInt32](repeating: 0, count: count)
        try ColumnRuns.forEach(in: bytes, documentCount: count) { number, documents in
            guard number > 0 else { return }
            for document in documents { numbers[document] = UInt32(truncatingIfNeeded: number) }
        }
        self.bytes = []
        self.numbers = numbers
    }

    /// The number of a document; `nil` if it is unknown.
    @inline(__always)
    subscript(document: Int) -> Int? {
        let stored = stored(document)
        return stored == 0 ? nil : Int(stored) - 1 + base
    }

    /// Removes the documents whose number is unknown or outside a range.
    func retain(_ range: ClosedRange<Int>, in documents: DocumentBitSet) {
        let limits = base...base + Int(UInt32.max) - 2
        guard range.overlaps(limits) else { return documents.removeAll() }
        let range = range.clamped(to: limits)
        let first = UInt32(range.lowerBound - base) + 1
        let span = UInt32(range.upperBound - range.lowerBound)
        switch width {
        case 1:
            bytes.withUnsafeBufferPointer { bytes in
                documents.retain { UInt32(bytes[$0]) &- first <= span }
            }
        default: documents.retain { stored($0) &- first <= span }
        }
    }

    @inline(__always)
    private func stored(_ document: Int) -> UInt32 {
        switch width {
        case 0: numbers[document]
        case 1: UInt32(bytes[document])
        case 2: UInt32(bytes[document * 2]) | UInt32(bytes[document * 2 + 1]) << 8
        default:
            (0..<width).reduce(0) { $0 | UInt32(bytes[document * width + $1]) << UInt32($1 * 8) }
        }
    }
}
