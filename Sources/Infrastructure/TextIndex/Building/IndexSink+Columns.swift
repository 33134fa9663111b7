import SystemKit

extension IndexSink {
    /// Writes the flags and the numbers of all documents, as `TextIndexSegment` spools them.
    ///
    /// `documentNumbers` are the numbers in the index of the spooled documents.
    func writeColumns(
        _ properties: Spool,
        count columnCount: Int,
        _ documentNumbers: [UInt32]
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
        try writeFlags(flags)
        for column in columns { try writeColumn(column) }
    }

    private func writeFlags(_ flags: [UInt64]) throws(StorageError) {
        let start = count
        let mask = flags.reduce(0, |)
        for flag in 0..<FlagLayout.limit where mask & 1 << UInt64(flag) != 0 {
            var words = [UInt64](repeating: 0, count: (flags.count + 63) / 64)
            for (document, flags) in flags.enumerated() {
                words[document / 64] |= (flags >> UInt64(flag) & 1) << UInt64(document % 64)
            }
            try append(words.withUnsafeBytes { Array($0) })
        }
        header.flags = FlagLayout(
            bytes: start..<count,
            mask: Int(mask),
            flaggedCount: flags.count { $0 != 0 }
        )
    }

    /// Takes the numbers plus one, in the order of the documents; 0 is an unknown number.
    func writeColumn(_ numbers: [UInt32]) throws(StorageError) {
        let known = numbers.filter { $0 > 0 }
        let least = known.min() ?? 1
        let stored = numbers.map { $0 > 0 ? $0 - least + 1 : 0 }
        var layout = ColumnLayout(base: Int(least) - 1, knownCount: known.count)
        var bytes: [UInt8] = []
        if zip(stored, stored.dropFirst()).allSatisfy({ $0 >= $1 }) {
            bytes = ColumnRuns.encode(stored)
        } else {
            let bits = UInt32.bitWidth - (stored.max() ?? 0).leadingZeroBitCount
            layout.width = (bits + 7) / 8
            bytes.reserveCapacity(stored.count * layout.width)
            for number in stored {
                for byte in 0..<layout.width {
                    bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(byte * 8)))
                }
            }
        }
        layout.bytes = try append(bytes)
        header.columns.append(layout)
    }
}
