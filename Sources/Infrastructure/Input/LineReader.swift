package import SystemKit

/// The lines of a file or of standard input, decompressed if `gzip` compressed them.
///
/// They can be read once, chunk by chunk: first the buffered lines, then `readChunk()`, and so on.
package final class LineReader {
    /// Why the lines could not be read.
    package enum Failure: Error, Hashable, Sendable {
        case storage(StorageError)

        /// `gzip` can't decompress the file, or the file ends too early.
        case corruptGzip
    }

    private static let chunkSize = 1 << 20
    private static let firstLineLimit = 1 << 16

    private let source: ByteSource
    private let lineLimit: Int
    private var buffer: [UInt8] = []
    private var start = 0

    /// Where to search for the next line break: there is none between `start` and here.
    private var searchStart = 0

    /// Whether the buffer continues a line that is too long, and whose start is dropped.
    private var isSkippingLine = false
    private var isAtEnd = false

    /// The number of bytes read from the file, before any decompression.
    package var readCount: Int { source.readCount }

    /// In bytes, before any decompression; `nil` for standard input or a pipe.
    package let size: Int?

    /// Whether `gzip` decompresses the lines, and so finds out if the file ends too early.
    package var isCompressed: Bool { source.isCompressed }

    /// Opens a path, or standard input if it is `nil`.
    ///
    /// Lines of more than `lineLimit` bytes take no more memory than others.
    package init(path: String?, gzip: Gzip = Gzip(), lineLimit: Int = 1 << 20) throws(Failure) {
        self.lineLimit = lineLimit
        do {
            let file = try InputStreamFile(path: path)
            size = file.size
            source = try ByteSource(file, gzip: gzip)
        } catch {
            throw .storage(error)
        }
    }

    /// The first line, which remains in the buffer; empty if there is none.
    package func firstLine() throws(Failure) -> String {
        let newline = UInt8(ascii: "\n")
        while buffer.firstIndex(of: newline) == nil, buffer.count < Self.firstLineLimit {
            guard try readChunk() else { break }
        }
        let line = buffer.prefix { $0 != newline }.prefix(Self.firstLineLimit)
        return String(decoding: line, as: UTF8.self)
    }

    /// Reads some more lines; returns `false` at the end.
    package func readChunk() throws(Failure) -> Bool {
        guard !isAtEnd else { return false }
        buffer.removeFirst(start)
        searchStart -= start
        start = 0
        let chunk = try source.read(Self.chunkSize)
        isAtEnd = chunk.isEmpty
        buffer.append(contentsOf: chunk)
        return true
    }

    /// Passes each buffered line to `body`, and removes it from the buffer.
    ///
    /// Lines come without their line break, and a line that is too long is `nil`. `hasEnd` is
    /// `false` for a last line that has no line break.
    package func forEachBufferedLine<Failure: Error>(
        _ body: (_ line: UnsafeBufferPointer<UInt8>?, _ hasEnd: Bool) throws(Failure) -> Void
    ) throws(Failure) {
        while let end = endOfLine() {
            try passLine(endingAt: end) { line throws(Failure) in try body(line, true) }
            start = end + 1
            searchStart = start
        }
        if isAtEnd {
            guard start < buffer.count || isSkippingLine else { return }
            try passLine(endingAt: buffer.count) { line throws(Failure) in
                try body(line, false)
            }
            start = buffer.count
        } else if isSkippingLine || buffer.count - start > lineLimit {
            isSkippingLine = true
            start = buffer.count
        }
        searchStart = buffer.count
    }

    private func endOfLine() -> Int? {
        buffer.withUnsafeBufferPointer { bytes in
            UnsafeBufferPointer(rebasing: bytes[searchStart...]).firstOffset(of: "\n")
        }
        .map { searchStart + $0 }
    }

    private func passLine<Failure: Error>(
        endingAt end: Int,
        _ body: (UnsafeBufferPointer<UInt8>?) throws(Failure) -> Void
    ) throws(Failure) {
        let range = start..<end
        guard !isSkippingLine, range.count <= lineLimit else {
            isSkippingLine = false
            return try body(nil)
        }
        try buffer.withUnsafeBufferPointer { bytes throws(Failure) in
            var line = UnsafeBufferPointer(rebasing: bytes[range])
            if line.last == UInt8(ascii: "\r") {
                line = UnsafeBufferPointer(rebasing: line.dropLast())
            }
            try body(line)
        }
    }
}
