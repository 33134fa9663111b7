extension TextIndex {
    /// The documents that have a flag, 64 in each word, the first in its lowest bit.
    func words(ofFlag flag: Int) throws(TextIndexError) -> [UInt64] {
        guard let range = header.flags.range(of: flag, documentCount: documentCount) else {
            return [UInt64](repeating: 0, count: FlagLayout.size(documentCount: documentCount) / 8)
        }
        let bytes = try storage.read(range)
        return bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 8).map {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
            }
        }
    }

    /// The numbers of documents in a column; all unknown in a column that the index lacks.
    func column(_ column: Int) throws(TextIndexError) -> DocumentColumn {
        try DocumentColumn(header.layout(ofColumn: column), of: self)
    }

    func titleColumn() throws(TextIndexError) -> DocumentColumn {
        try DocumentColumn(header.columns.last, of: self)
    }

    /// Removes the documents whose number is unknown or outside the bounds.
    func retain(
        _ bounds: DocumentFilter.Bounds,
        in documents: DocumentBitSet
    ) throws(TextIndexError) {
        guard let layout = header.layout(ofColumn: bounds.column) else {
            return documents.removeAll()
        }
        let limits = layout.base...layout.base + Int(UInt32.max) - 2
        guard bounds.range.overlaps(limits) else { return documents.removeAll() }
        let range = bounds.range.clamped(to: limits)
        // Stored numbers are less by the base and greater by one, and 0 if unknown.
        let stored = range.lowerBound - layout.base + 1...range.upperBound - layout.base + 1
        if layout.width == 0 {
            try retainRuns(layout, stored, in: documents)
        } else {
            var chunk = ColumnChunk(storage: storage, layout: layout)
            try documents.mapWords { index, word throws(TextIndexError) in
                try chunk.word(word, at: index, with: stored)
            }
        }
    }

    /// The documents with a number in a range are consecutive, because the numbers fall.
    private func retainRuns(
        _ layout: ColumnLayout,
        _ stored: ClosedRange<Int>,
        in documents: DocumentBitSet
    ) throws(TextIndexError) {
        let bytes = try storage.read(layout.bytes)
        var first: Int?
        var end = 0
        try ColumnRuns.forEach(in: bytes, documentCount: documentCount) { number, run in
            guard stored.contains(number) else { return }
            first = first ?? run.lowerBound
            end = run.upperBound
        }
        documents.formIntersection((first ?? end)..<end)
    }
}

/// Reads a column with a width in parts, of which a search for few documents skips most.
private struct ColumnChunk {
    /// The number of words of 64 documents in a part: some pages.
    private static let wordCount = 256

    let storage: any IndexStorage
    let layout: ColumnLayout
    var number = -1
    var bytes: [UInt8] = []

    /// The documents of a word whose stored number is in a range.
    mutating func word(
        _ word: UInt64,
        at index: Int,
        with range: ClosedRange<Int>
    ) throws(TextIndexError) -> UInt64 {
        try read(index / Self.wordCount)
        let (first, span) = (UInt32(range.lowerBound), UInt32(range.count - 1))
        let start = (index - number * Self.wordCount) * 64 * layout.width
        let width = layout.width
        return bytes.withUnsafeBufferPointer { bytes in
            guard word == .max, width == 1 else {
                var (retained, rest) = (word, word)
                while rest != 0 {
                    let bit = rest.trailingZeroBitCount
                    var stored: UInt32 = 0
                    for byte in 0..<width {
                        stored |= UInt32(bytes[start + bit * width + byte]) << UInt32(byte * 8)
                    }
                    if stored &- first > span { retained &= ~(1 << UInt64(bit)) }
                    rest &= rest - 1
                }
                return retained
            }
            // A filter alone checks the documents by the million.
            guard range.lowerBound <= UInt8.max else { return 0 }
            let range = UInt8(range.lowerBound)...UInt8(clamping: range.upperBound)
            let numbers = UnsafeRawBufferPointer(bytes)
            var retained: UInt64 = 0
            for bit in stride(from: 0, to: 64, by: 16) {
                let some = numbers.loadUnaligned(
                    fromByteOffset: start + bit,
                    as: SIMD16<UInt8>.self
                )
                retained |= some.bits(in: range) << UInt64(bit)
            }
            return retained
        }
    }

    /// The stored number of a document; 0 if it is unknown.
    @inline(__always)
    mutating func stored(_ document: Int) throws(TextIndexError) -> UInt32 {
        try read(document / 64 / Self.wordCount)
        let start = (document - number * Self.wordCount * 64) * layout.width
        var stored: UInt32 = 0
        for byte in 0..<layout.width {
            stored |= UInt32(bytes[start + byte]) << UInt32(byte * 8)
        }
        return stored
    }

    @inline(__always)
    private mutating func read(_ number: Int) throws(TextIndexError) {
        guard number != self.number else { return }
        let size = Self.wordCount * 64 * layout.width
        let start = layout.bytes.lowerBound + number * size
        bytes = try storage.read(start..<min(start + size, layout.bytes.upperBound))
        self.number = number
    }
}

/// The numbers of documents in a column, which are read in parts.
///
/// It is fast for documents in ascending order.
struct DocumentColumn {
    private let base: Int

    /// The stored numbers of a column with a width, and not read otherwise.
    private var chunk: ColumnChunk

    /// The stored numbers of a column without one, and the documents after those that have them.
    private var runs: (numbers: [UInt32], ends: [UInt32]) = ([], [])
    private var run = 0

    /// The greatest number that a document can have, below 2³² - 1 even in a corrupt column.
    let greatest: Int

    /// Whether no document has a greater number than those before it.
    let isFalling: Bool

    /// A column of unknown numbers if there is no layout.
    init(_ layout: ColumnLayout?, of index: TextIndex) throws(TextIndexError) {
        base = layout?.base ?? 0
        let width = layout?.width ?? 0
        isFalling = width == 0
        greatest = min(base + 1 << (8 * width), Self.limit)
        chunk = ColumnChunk(storage: index.storage, layout: layout ?? ColumnLayout())
        guard let layout, width == 0 else { return }
        let bytes = try index.storage.read(layout.bytes)
        var runs = runs
        try ColumnRuns.forEach(in: bytes, documentCount: index.documentCount) { number, documents in
            runs.numbers.append(UInt32(clamping: number))
            runs.ends.append(UInt32(documents.upperBound))
        }
        self.runs = runs
    }

    private static let limit = Int(UInt32.max) - 1

    /// The number of a document, below 2³² - 1; `nil` if it is unknown.
    @inline(__always)
    mutating func number(of document: Int) throws(TextIndexError) -> Int? {
        let stored = try stored(document)
        return stored == 0 ? nil : min(Int(stored) - 1 + base, Self.limit)
    }

    @inline(__always)
    private mutating func stored(_ document: Int) throws(TextIndexError) -> UInt32 {
        if !isFalling { return try chunk.stored(document) }
        if run > 0, document < runs.ends[run - 1] { run = 0 }
        while run < runs.ends.count, runs.ends[run] <= document { run += 1 }
        return run < runs.numbers.count ? runs.numbers[run] : 0
    }
}

extension SIMD16<UInt8> {
    /// The bytes that are in a range: a bit for each, the lowest one for the first byte.
    @inline(__always)
    fileprivate func bits(in range: ClosedRange<UInt8>) -> UInt64 {
        let span = SIMD16(repeating: range.upperBound - range.lowerBound)
        let isInside = (self &- range.lowerBound) .<= span
        let halves = unsafeBitCast(isInside, to: SIMD2<UInt64>.self)
        return Self.bits(of: halves[0]) | Self.bits(of: halves[1]) << 8
    }

    /// A bit for each of eight bytes, which are 0 or 255: the product has all in its highest byte.
    @inline(__always)
    private static func bits(of bytes: UInt64) -> UInt64 {
        let bits = UInt64(littleEndian: bytes) & 0x8040_2010_0804_0201
        return (bits &* 0x0101_0101_0101_0101) >> 56
    }
}
