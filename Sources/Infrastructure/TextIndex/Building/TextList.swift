import SystemKit
import Text

/// Many texts in UTF-8, numbered from 0 on, in a single array of bytes.
struct TextList {
    private(set) var bytes: [UInt8] = []

    /// The starts of the texts in `bytes`; then the end of the last one.
    private var bounds: [UInt32] = [0]

    var count: Int { bounds.count - 1 }

    subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

    func range(of number: Int) -> Range<Int> { Int(bounds[number])..<Int(bounds[number + 1]) }

    mutating func reserveCapacity(_ count: Int, byteCount: Int) {
        bounds.reserveCapacity(count + 1)
        bytes.reserveCapacity(byteCount)
    }

    mutating func append(_ text: some Collection<UInt8>) {
        bytes.append(contentsOf: text)
        bounds.append(UInt32(bytes.count))
    }

    /// All numbers, in the byte order of their texts; those of equal texts in their order.
    func sortedNumbers() -> [UInt32] {
        bytes.withUnsafeBufferPointer { bytes in
            // Eight bytes compared as one number mostly decide, without reading the texts.
            let keys = (0..<count).map { number in
                let start = bytes[range(of: number)].prefix(8)
                return (start.packed << UInt64(8 * (8 - start.count)), UInt32(number))
            }
            return keys.sorted { one, other in
                guard one.0 == other.0 else { return one.0 < other.0 }
                let text = bytes[range(of: Int(one.1))]
                return text.lexicographicallyPrecedes(bytes[range(of: Int(other.1))])
            }.map(\.1)
        }
    }
}

/// The first titles of documents, by which they are sorted.
extension TextList {
    /// Reads as many spooled titles: the size and bytes of each.
    init(_ spool: Spool, count: Int) throws(StorageError) {
        reserveCapacity(count, byteCount: spool.count - count)
        var reader = try spool.makeReader()
        var bytes: [UInt8] = []
        for _ in 0..<count {
            try reader.read(1, into: &bytes)
            try reader.read(Int(bytes[0]), into: &bytes)
            append(bytes)
        }
    }

    /// The place plus one of each document's title among all titles, in the order of the documents
    /// in the index; `documentNumbers` are their numbers there.
    func ranks(_ documentNumbers: [UInt32]) -> [UInt32] {
        var ranks = [UInt32](repeating: 0, count: documentNumbers.count)
        var rank = UInt32(0)
        var last: Int?
        for document in sortedNumbers().lazy.map({ Int($0) }) {
            if last.map({ self[$0] == self[document] }) != true { rank += 1 }
            ranks[Int(documentNumbers[document])] = rank
            last = document
        }
        return ranks
    }
}
