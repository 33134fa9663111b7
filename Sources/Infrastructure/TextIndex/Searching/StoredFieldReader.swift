/// Documents whose contents are found together: only where the first of them begins is written.
enum StoredFieldBlock {
    /// In documents.
    static let size = 16

    /// Where a group begins takes so many bytes, the least significant first.
    static let entrySize = 6

    /// How many groups so many documents are.
    static func count(of documents: Int) -> Int { (documents + size - 1) / size }

    static func append(_ offset: Int, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: UInt64(offset).littleEndian) {
            bytes.append(contentsOf: $0.prefix(entrySize))
        }
    }

    static func offset(_ entry: ArraySlice<UInt8>) -> Int {
        entry.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Reads the contents of documents.
struct StoredFieldReader {
    /// Some hundred kilobytes, when all contents are read one after the other.
    private static let groupsPerRead = 256

    private let bytes: any IndexStorage
    private let header: TextIndexHeader

    init(_ bytes: any IndexStorage, _ header: TextIndexHeader) {
        self.bytes = bytes
        self.header = header
    }

    /// The contents of some documents, in the order in which these are given.
    func contents(of documents: [Int]) throws(TextIndexError) -> [[UInt8]] {
        let places = documents.map { entries(ofGroup: $0 / StoredFieldBlock.size) }
        bytes.prepare(places)
        var ranges: [Range<Int>] = []
        for place in places { try ranges.append(range(place)) }
        bytes.prepare(ranges)
        var contents: [[UInt8]] = []
        for (document, range) in zip(documents, ranges) {
            let group = try bytes.read(range)
            try contents.append(content(document % StoredFieldBlock.size, of: group))
        }
        return contents
    }

    /// The first content of which `matches` says so, in the order of the documents.
    func first(
        where matches: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(TextIndexError) -> [UInt8]? {
        let groupCount = StoredFieldBlock.count(of: header.documentCount)
        for group in stride(from: 0, to: groupCount, by: Self.groupsPerRead) {
            let end = min(group + Self.groupsPerRead, groupCount)
            let bytes = try bytes.read(
                range(entries(ofGroup: group))
                    .lowerBound..<range(entries(ofGroup: end - 1)).upperBound
            )
            if let content = try first(in: bytes, where: matches) { return content }
        }
        return nil
    }

    private func first(
        in contents: [UInt8],
        where matches: (UnsafeBufferPointer<UInt8>) -> Bool
    ) throws(TextIndexError) -> [UInt8]? {
        try contents.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            while reader.index < buffer.count {
                let content = try reader.slice(reader.number())
                if matches(content) { return Array(content) }
            }
            return nil
        }
    }

    private func content(_ place: Int, of group: [UInt8]) throws(TextIndexError) -> [UInt8] {
        try group.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            for _ in 0..<place { _ = try reader.slice(reader.number()) }
            return try Array(reader.slice(reader.number()))
        }
    }

    /// Where the contents of a group are, by its entry and the next one.
    private func range(_ entries: Range<Int>) throws(TextIndexError) -> Range<Int> {
        let entries = try bytes.read(entries)
        let start = StoredFieldBlock.offset(entries.prefix(StoredFieldBlock.entrySize))
        let end =
            entries.count > StoredFieldBlock.entrySize
            ? StoredFieldBlock.offset(entries.dropFirst(StoredFieldBlock.entrySize))
            : header.contents.upperBound
        guard header.contents.lowerBound <= start, start <= end, end <= header.contents.upperBound
        else { throw .damaged }
        return start..<end
    }

    /// Where a group begins is written, and where the next one does if there is one.
    private func entries(ofGroup group: Int) -> Range<Int> {
        let start = header.contentGroups.lowerBound + group * StoredFieldBlock.entrySize
        return start..<min(start + 2 * StoredFieldBlock.entrySize, header.contentGroups.upperBound)
    }
}
