import SystemKit

/// The first titles of documents, by which they are sorted.
struct SpooledTitles: Sendable {
    /// The size in bytes of the part of a title that decides its place.
    static let titleSizeLimit = 255

    private var titles = TextList()

    /// Reads the titles of as many documents: the size and bytes of each.
    init(_ spool: Spool, count: Int) throws(StorageError) {
        titles.reserveCapacity(count, byteCount: spool.count - count)
        var reader = try spool.makeReader()
        var bytes: [UInt8] = []
        for _ in 0..<count {
            try reader.read(1, into: &bytes)
            try reader.read(Int(bytes[0]), into: &bytes)
            titles.append(bytes)
        }
    }

    /// The place plus one of each document's title among all titles, in the order of the documents
    /// in the index; `documentNumbers` are their numbers there.
    func ranks(_ documentNumbers: [UInt32]) -> [UInt32] {
        var ranks = [UInt32](repeating: 0, count: documentNumbers.count)
        var rank = UInt32(0)
        var last: Int?
        for document in titles.sortedNumbers().lazy.map({ Int($0) }) {
            if last.map({ titles[$0] == titles[document] }) != true { rank += 1 }
            ranks[Int(documentNumbers[document])] = rank
            last = document
        }
        return ranks
    }
}
