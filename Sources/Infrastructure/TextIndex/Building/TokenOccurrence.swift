/// A term in a document, as it is spooled while an index is built.
struct TokenOccurrence: BitwiseCopyable {
    /// In bytes.
    static let size = 12

    /// The term's ID from `TermInterner`.
    var term: UInt32

    /// The document's number in the order in which documents were added.
    var document: UInt32

    /// See `Posting`.
    var location: UInt32

    func append(to bytes: inout [UInt8]) {
        withUnsafeBytes(of: self) { bytes.append(contentsOf: $0) }
    }

    /// Calls `body` with each occurrence in bytes that were written by `append`.
    static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (TokenOccurrence) -> Void) {
        let raw = UnsafeRawBufferPointer(bytes)
        for offset in stride(from: 0, to: raw.count - size + 1, by: size) {
            body(raw.loadUnaligned(fromByteOffset: offset, as: TokenOccurrence.self))
        }
    }
}
