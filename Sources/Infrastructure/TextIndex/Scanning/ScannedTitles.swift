/// The titles of the most popular documents (`SearchWeights.scanned`) in one part of an index, to be
/// read from start to end.
///
/// A search scans them for what the dictionary of terms can't find: lost spaces, several typos,
/// initials and unfinished syllables of Hangul. A few milliseconds suffice for the documents that
/// people mean.
///
/// A title is: the distance of its document's number to the previous title's, the title's number,
/// the size, the signature and the bytes of the title in the alphabet of `ScanAlphabet`.
enum ScannedTitles {
    /// The size that scanned titles may have in all.
    static let byteLimit = 3 << 20

    /// Longer titles are truncated.
    static let titleSizeLimit = 120

    static func append(
        _ title: [UInt8],
        number: Int,
        documentDistance: Int,
        to bytes: inout [UInt8]
    ) {
        VariableLengthInteger.append(documentDistance, to: &bytes)
        bytes.append(UInt8(min(number, Posting.limit)))
        bytes.append(UInt8(title.count))
        withUnsafeBytes(of: signature(of: title).littleEndian) { bytes.append(contentsOf: $0) }
        bytes += title
    }

    /// A bit for each letter in a text, and in the upper half another if the text has the letter
    /// twice, so that most titles need not be compared letter by letter.
    static func signature(of text: [UInt8]) -> UInt64 {
        var signature: UInt64 = 0
        for byte in text where byte > ScanAlphabet.space {
            // The letters take the bits 1 to 26.
            let isDigit = UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
            let bit: UInt64 = 1 << UInt64(isDigit ? 27 + byte % 5 : byte % 32)
            signature |= bit | (signature & bit) << 32
        }
        return signature
    }

    struct Title {
        var document: Int

        /// The title's number among the document's titles.
        var number: Int
        var signature: UInt64
        var text: UnsafeBufferPointer<UInt8>
    }

    /// The number of bytes that are read at a time: new memory takes longer than reading into it.
    private static let partSize = 16 * IndexPage.capacity

    /// The size of the number, the size and the signature.
    private static let headSize = 10

    /// More than a title takes with what is before it.
    private static let recordSizeLimit = 512

    /// Calls `body` with each title in a range; it must not keep the text.
    @inline(__always)
    static func forEach(
        in storage: any IndexStorage,
        _ range: Range<Int>,
        documentCount: Int,
        _ body: (Title) -> Void
    ) throws(TextIndexError) {
        storage.prefetch(range)
        var (next, document) = (range.lowerBound, 0)
        while next < range.upperBound {
            let end = min(next + partSize, range.upperBound)
            let part = try storage.read(next..<end)
            next += try part.withUnsafeBufferPointer { bytes throws(TextIndexError) in
                let limit = end == range.upperBound ? bytes.count : bytes.count - recordSizeLimit
                var index = 0
                guard let base = bytes.baseAddress else { return 0 }
                while index < limit {
                    guard let distance = VariableLengthInteger.read(bytes, at: &index),
                        distance < documentCount - document, headSize <= bytes.count - index
                    else { throw .corrupt }
                    document += distance
                    let start = index + headSize
                    let size = Int(base[index + 1])
                    guard size <= bytes.count - start else { throw .corrupt }
                    let signature = UnsafeRawPointer(base)
                        .loadUnaligned(fromByteOffset: index + 2, as: UInt64.self)
                    body(
                        Title(
                            document: document,
                            number: Int(base[index]),
                            signature: UInt64(littleEndian: signature),
                            text: UnsafeBufferPointer(start: base + start, count: size)
                        )
                    )
                    index = start + size
                }
                return index
            }
        }
    }
}
