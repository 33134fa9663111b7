package import SystemKit

/// The lines of a file or of standard input, decompressed if `gzip` compressed them.
///
/// They can be read once, chunk by chunk.
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

    /// The buffer has no line break before this offset.
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
            guard try fillBuffer() else { break }
        }
        let line = buffer.prefix { $0 != newline }.prefix(Self.firstLineLimit)
        return String(decoding: line, as: UTF8.self)
    }

    /// The next lines; `nil` at the end.
    package func next() throws(Failure) -> LineChunk? {
        while buffer.count < Self.chunkSize, try fillBuffer() {}
        while true {
            if let end = lastLineBreak { return chunk(endingAt: end + 1) }
            searchStart = buffer.count
            if buffer.count > lineLimit, !isAtEnd {
                isSkippingLine = true
                buffer.removeAll(keepingCapacity: true)
                searchStart = 0
            }
            guard try fillBuffer() else {
                guard isSkippingLine || !buffer.isEmpty else { return nil }
                return chunk(endingAt: buffer.count)
            }
        }
    }

    /// Reads some more bytes; returns `false` at the end.
    private func fillBuffer() throws(Failure) -> Bool {
        guard !isAtEnd else { return false }
        let bytes = try source.read(Self.chunkSize)
        isAtEnd = bytes.isEmpty
        buffer.append(contentsOf: bytes)
        return !isAtEnd
    }

    private var lastLineBreak: Int? {
        buffer[searchStart...].lastIndex(of: UInt8(ascii: "\n"))
    }

    /// Removes the lines before `end` from the buffer.
    private func chunk(endingAt end: Int) -> LineChunk {
        var start = 0
        if isSkippingLine {
            start = buffer.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
        }
        defer {
            isSkippingLine = false
            searchStart = 0
            buffer.removeFirst(end)
        }
        return LineChunk(
            Array(buffer[start..<end]),
            lineLimit: lineLimit,
            followsLongLine: isSkippingLine
        )
    }
}
