/// The lines of a file or of standard input, decompressed if `gzip` compressed them.
///
/// They can be read once, chunk by chunk: first the buffered lines, then `readChunk()`, and so on.
public final class LineReader {
    /// Why the lines could not be read.
    public enum Failure: Error, Hashable, Sendable {
        case storage(StorageError)

        /// `gzip` can't decompress the file, or the file ends too early.
        case corruptGzip
    }

    private static let chunkSize = 1 << 20
    private static let firstLineLimit = 1 << 16

    private let source: ByteSource
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// The number of bytes read from the file, before any decompression.
    public var readCount: Int { source.readCount }

    /// In bytes, before any decompression; `nil` for standard input or a pipe.
    public let size: Int?

    /// Opens a path; `-` is standard input.
    public init(path: String, gzip: Gzip = Gzip()) throws(Failure) {
        do {
            let file = try InputStreamFile(path: path)
            size = file.size
            source = try ByteSource(file, gzip: gzip)
        } catch {
            throw .storage(error)
        }
    }

    /// The first line, which remains in the buffer; empty if there is none.
    public func firstLine() throws(Failure) -> String {
        let newline = UInt8(ascii: "\n")
        while buffer.firstIndex(of: newline) == nil, buffer.count < Self.firstLineLimit {
            guard try readChunk() else { break }
        }
        let line = buffer.prefix { $0 != newline }.prefix(Self.firstLineLimit)
        return String(decoding: line, as: UTF8.self)
    }

    /// Reads some more lines; returns `false` at the end.
    public func readChunk() throws(Failure) -> Bool {
        guard !isAtEnd else { return false }
        buffer.removeFirst(start)
        start = 0
        let chunk = try source.read(Self.chunkSize)
        isAtEnd = chunk.isEmpty
        buffer.append(contentsOf: chunk)
        return true
    }

    /// Passes each buffered line to `body`, and removes it from the buffer.
    ///
    /// Lines come without their line break; `hasEnd` is `false` for a last line that has none.
    public func forEachBufferedLine<Failure: Error>(
        _ body: (_ line: UnsafeBufferPointer<UInt8>, _ hasEnd: Bool) throws(Failure) -> Void
    ) throws(Failure) {
        while let end = endOfLine() {
            try withLine(start..<end) { line throws(Failure) in try body(line, true) }
            start = end + 1
        }
        guard isAtEnd, start < buffer.count else { return }
        try withLine(start..<buffer.count) { line throws(Failure) in try body(line, false) }
        start = buffer.count
    }

    private func endOfLine() -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base + start, CInt(UInt8(ascii: "\n")), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    private func withLine<Failure: Error>(
        _ range: Range<Int>,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        try buffer.withUnsafeBufferPointer { bytes throws(Failure) in
            var line = UnsafeBufferPointer(rebasing: bytes[range])
            if line.last == UInt8(ascii: "\r") {
                line = UnsafeBufferPointer(rebasing: line.dropLast())
            }
            try body(line)
        }
    }
}
