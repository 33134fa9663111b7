import SystemKit

/// Writes the flags and the numbers of all documents.
struct ColumnsWriter {
    let columnCount: Int

    /// For each document its flags, then its numbers plus one, or 0 for unknown ones.
    let properties: Spool

    /// Appends the properties of a document as they are spooled.
    static func append(_ document: TextDocument, columnCount: Int, to bytes: inout [UInt8]) {
        let flags = document.flags & (1 << UInt64(FlagLayout.limit) - 1)
        withUnsafeBytes(of: flags) { bytes.append(contentsOf: $0) }
        for column in 0..<columnCount {
            let number = column < document.numbers.count ? document.numbers[column] : nil
            let stored = number.map { $0 < .max ? $0 + 1 : $0 } ?? 0
            withUnsafeBytes(of: stored) { bytes.append(contentsOf: $0) }
        }
    }

    /// `documentNumbers` are the numbers in the index of the spooled documents.
    func write(
        _ documentNumbers: [UInt32],
        to sink: some IndexSink,
        _ header: inout TextIndexHeader
    ) throws(StorageError) {
        var flags = [UInt64](repeating: 0, count: documentNumbers.count)
        var columns = [[UInt32]](
            repeating: [UInt32](repeating: 0, count: documentNumbers.count),
            count: columnCount
        )
        var reader = try properties.makeReader()
        var record: [UInt8] = []
        for number in documentNumbers {
            try reader.read(8 + columnCount * 4, into: &record)
            record.withUnsafeBytes { bytes in
                flags[Int(number)] = bytes.loadUnaligned(as: UInt64.self)
                for column in columns.indices {
                    columns[column][Int(number)] =
                        bytes.loadUnaligned(fromByteOffset: 8 + column * 4, as: UInt32.self)
                }
            }
        }
        try writeFlags(flags, to: sink, &header)
        for column in columns { try Self.writeColumn(column, to: sink, &header) }
    }

    private func writeFlags(
        _ flags: [UInt64],
        to sink: some IndexSink,
        _ header: inout TextIndexHeader
    ) throws(StorageError) {
        let start = sink.count
        let mask = flags.reduce(0, |)
        for flag in 0..<FlagLayout.limit where mask & 1 << UInt64(flag) != 0 {
            var words = [UInt64](repeating: 0, count: (flags.count + 63) / 64)
            for (document, flags) in flags.enumerated() {
                words[document / 64] |= (flags >> UInt64(flag) & 1) << UInt64(document % 64)
            }
            try sink.append(words.withUnsafeBytes { Array($0) })
        }
        header.flags = FlagLayout(
            bytes: start..<sink.count,
            mask: Int(mask),
            flaggedCount: flags.count { $0 != 0 }
        )
    }

    /// Takes the numbers plus one, in the order of the documents; 0 is an unknown number.
    static func writeColumn(
        _ numbers: [UInt32],
        to sink: some IndexSink,
        _ header: inout TextIndexHeader
    ) throws(StorageError) {
        let start = sink.count
        let known = numbers.filter { $0 > 0 }
        let least = known.min() ?? 1
        let stored = numbers.map { $0 > 0 ? $0 - least + 1 : 0 }
        var layout = ColumnLayout(base: Int(least) - 1, knownCount: known.count)
        if zip(stored, stored.dropFirst()).allSatisfy({ $0 >= $1 }) {
            try sink.append(ColumnRuns.encode(stored))
        } else {
            let bits = UInt32.bitWidth - (stored.max() ?? 0).leadingZeroBitCount
            layout.width = (bits + 7) / 8
            var bytes: [UInt8] = []
            bytes.reserveCapacity(stored.count * layout.width)
            for number in stored {
                for byte in 0..<layout.width {
                    bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(byte * 8)))
                }
            }
            try sink.append(bytes)
        }
        layout.bytes = start..<sink.count
        header.columns.append(layout)
    }
}
