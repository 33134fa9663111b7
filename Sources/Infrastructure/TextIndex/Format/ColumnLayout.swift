/// The place and the encoding of one column's numbers in an index.
///
/// The number of a document is stored less `base`, plus one, so that 0 is an unknown number. With
/// a `width`, there are as many bytes for each document, the lowest first. Without one, the numbers
/// fall from each document to the next, as if the documents were numbered by them; then there are
/// runs of documents with the same number (`ColumnRuns`), which take hardly any space.
struct ColumnLayout: Hashable {
    var bytes = 0..<0
    var base = 0

    /// 0…4.
    var width = 0
    var knownCount = 0

    /// The maximum number of columns of an index.
    static let countLimit = 8

    func isValid(documentCount: Int) -> Bool {
        base <= Int(UInt32.max) && knownCount <= documentCount && (0...4).contains(width)
            && (width == 0 || bytes.count == documentCount * width)
    }
}

/// Numbers that fall from each document to the next: pairs of the difference to the last number,
/// and of how many documents have it.
enum ColumnRuns {
    /// Takes the stored numbers, in the order of the documents, which must not rise.
    static func encode(_ numbers: [UInt32]) -> [UInt8] {
        var bytes: [UInt8] = []
        var last = numbers.first ?? 0
        VariableLengthInteger.append(Int(last), to: &bytes)
        var count = 0
        for number in numbers {
            if number != last {
                VariableLengthInteger.append(count, to: &bytes)
                VariableLengthInteger.append(Int(last - number), to: &bytes)
                (last, count) = (number, 0)
            }
            count += 1
        }
        VariableLengthInteger.append(count, to: &bytes)
        return bytes
    }

    /// Calls `body` with each stored number and the documents that have it.
    static func forEach(
        in bytes: [UInt8],
        documentCount: Int,
        _ body: (Int, Range<Int>) -> Void
    ) throws(TextIndexError) {
        try bytes.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            var number = try reader.number()
            var start = 0
            while true {
                let count = try reader.number()
                guard count <= documentCount - start else { throw .corrupt }
                body(number, start..<start + count)
                start += count
                if reader.isAtEnd { break }
                number -= try reader.number()
                guard number >= 0 else { throw .corrupt }
            }
            guard start == documentCount else { throw .corrupt }
        }
    }
}

/// The documents that have a flag, one bit for each document: the flags of an index one after the
/// other, without those that no document has.
struct FlagLayout: Hashable {
    var bytes = 0..<0

    /// The bits of the flags that a document has.
    var mask = 0

    /// The number of documents with a flag.
    var flaggedCount = 0

    /// Flags are the bits below this one.
    static let limit = 56

    /// In bytes: a multiple of eight.
    static func size(documentCount: Int) -> Int { (documentCount + 63) / 64 * 8 }

    func isValid(documentCount: Int) -> Bool {
        mask < 1 << Self.limit && flaggedCount <= documentCount
            && bytes.count == mask.nonzeroBitCount * Self.size(documentCount: documentCount)
    }

    /// The place of the documents with a flag; `nil` if there are none.
    func range(of flag: Int, documentCount: Int) -> Range<Int>? {
        guard flag < Self.limit, mask & 1 << flag != 0 else { return nil }
        let size = Self.size(documentCount: documentCount)
        let start = bytes.lowerBound + (mask & (1 << flag - 1)).nonzeroBitCount * size
        return start..<start + size
    }
}
