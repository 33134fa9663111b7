import SystemKit

/// Selects the titles of the most popular documents, and writes what is made of them.
enum ScannedTitlesWriter {
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
    private typealias Title = (document: Int, number: Int, text: [UInt8])

    /// `numbers` are the numbers in the index of the spooled documents.
    static func write(
        _ spool: Spool,
        _ numbers: [UInt32],
        to sink: some IndexSink
    ) throws(StorageError) {
        let titles = try select(from: spool, numbers)
            .sorted { ($0.document, $0.number) < ($1.document, $1.number) }
        var bytes: [UInt8] = []
        var last = 0
        for title in titles where bytes.count < ScannedTitles.byteLimit {
            ScannedTitles.append(
                title.text,
                number: title.number,
                documentDistance: title.document - last,
                to: &bytes
            )
            last = title.document
        }
        sink.header.scannedTitles = try sink.append(bytes)
        sink.header.initials = try sink.append(InitialsTable.bytes(of: titles))
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
            if document < SearchWeights.scanned { titles.append((document, Int(head[4]), bytes)) }
        }
    }
}
