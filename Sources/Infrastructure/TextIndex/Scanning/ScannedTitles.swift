/// The titles of the most popular documents in one part of an index, to be read from start to end.
///
/// A search scans them for what the dictionary of terms can't find: lost spaces, several typos,
/// initials and unfinished syllables of Hangul. A few milliseconds suffice for the documents that
/// people mean.
///
/// A title is: the distance of its document's number to the previous title's, the title's number,
/// the size, the signature and the bytes of the title in the alphabet of `ScanAlphabet`.
enum ScannedTitles {
    /// Only documents below this number have scanned titles.
    static let documentLimit = 1 << 15

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

    /// Calls `body` with each title; it must not keep the text.
    @inline(__always)
    static func forEach(
        in bytes: [UInt8],
        documentCount: Int,
        _ body: (Title) -> Void
    ) throws(TextIndexError) {
        try bytes.withUnsafeBufferPointer { buffer throws(TextIndexError) in
            var reader = ByteReader(buffer)
            var document = 0
            while !reader.isAtEnd {
                let distance = try reader.number()
                guard distance < documentCount - document else { throw .corrupt }
                document += distance
                let head = try UnsafeRawBufferPointer(reader.slice(10))
                let signature = head.loadUnaligned(fromByteOffset: 2, as: UInt64.self)
                body(
                    Title(
                        document: document,
                        number: Int(head[0]),
                        signature: UInt64(littleEndian: signature),
                        text: try reader.slice(Int(head[1]))
                    )
                )
            }
        }
    }
}
