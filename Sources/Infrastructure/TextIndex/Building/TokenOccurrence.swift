/// A word of a document, as it is put aside while an index is built.
struct TokenOccurrence {
    /// In bytes.
    static let size = 12

    /// As `TermInterner` numbers them.
    var word: UInt32

    /// In the order in which the documents came.
    var document: UInt32

    /// See `Posting`.
    var place: UInt32

    func append(to bytes: inout [UInt8]) {
        withUnsafeBytes(of: (word, document, place)) { bytes.append(contentsOf: $0) }
    }

    /// The tokens that whole records hold.
    static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenOccurrence) -> Void) {
        let raw = UnsafeRawBufferPointer(bytes)
        for offset in stride(from: 0, to: raw.count - size + 1, by: size) {
            body(
                TokenOccurrence(
                    word: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self),
                    document: raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                    place: raw.loadUnaligned(fromByteOffset: offset + 8, as: UInt32.self)
                )
            )
        }
    }
}
