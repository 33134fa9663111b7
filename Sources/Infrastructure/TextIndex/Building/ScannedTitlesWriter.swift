import SystemKit

/// Selects the titles of the most popular documents, and writes what is made of them.
struct ScannedTitlesWriter {
    private let titles: [Title]

    /// Appends a title as it is spooled: its document, its number, its size and its bytes.
    static func spool(_ title: [UInt8], number: Int, document: Int, to record: inout [UInt8]) {
        let size = min(title.count, ScannedTitles.titleSizeLimit)
        withUnsafeBytes(of: UInt32(document).littleEndian) { record.append(contentsOf: $0) }
        record.append(UInt8(number))
        record.append(UInt8(size))
        title.withUnsafeBufferPointer {
            record.append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<size]))
        }
    }

    /// Spooled titles of documents with other numbers.
    static func moved(_ titles: consuming [UInt8], by distance: Int) -> [UInt8] {
        titles.withUnsafeMutableBytes { bytes in
            var start = 0
            while start < bytes.count {
                let document = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
                bytes.storeBytes(
                    of: (UInt32(littleEndian: document) + UInt32(distance)).littleEndian,
                    toByteOffset: start,
                    as: UInt32.self
                )
                start += headSize + Int(bytes[start + headSize - 1])
            }
        }
        return titles
    }

    private static let headSize = 6

    /// A title of a document below `SearchWeights.scanned`.
    private struct Title {
        var document: Int
        var number: Int
        var bytes: [UInt8]
    }

    /// `numbers` are the numbers in the index of the spooled documents.
    init(_ spool: Spool, documentNumbers numbers: [UInt32]) throws(StorageError) {
        titles = try Self.select(from: spool, numbers)
            .sorted { ($0.document, $0.number) < ($1.document, $1.number) }
    }

    func write(to sink: some IndexSink, _ header: inout TextIndexHeader) throws(StorageError) {
        header.scannedTitles = try sink.append(scannedTitles)
        header.initials = try sink.append(
            InitialsTable.bytes(of: titles.lazy.map { ($0.document, $0.number, $0.bytes) })
        )
    }

    private var scannedTitles: [UInt8] {
        var bytes: [UInt8] = []
        var last = 0
        for title in titles {
            guard bytes.count < ScannedTitles.byteLimit else { break }
            ScannedTitles.append(
                title.bytes,
                number: title.number,
                documentDistance: title.document - last,
                to: &bytes
            )
            last = title.document
        }
        return bytes
    }

    private static func select(
        from spool: Spool,
        _ numbers: [UInt32]
    ) throws(StorageError) -> [Title] {
        var reader = try spool.makeReader()
        var titles: [Title] = []
        var head: [UInt8] = []
        var bytes: [UInt8] = []
        while true {
            try reader.read(headSize, into: &head)
            guard head.count == headSize else { return titles }
            let spooled = head.withUnsafeBytes { UInt32(littleEndian: $0.load(as: UInt32.self)) }
            let document = Int(numbers[Int(spooled)])
            try reader.read(Int(head[5]), into: &bytes)
            if document < SearchWeights.scanned {
                titles.append(Title(document: document, number: Int(head[4]), bytes: bytes))
            }
        }
    }
}
