/// The lines of a file or of standard input, unpacked where `gzip` packed them; to be read once.
public final class LineReader {
    /// Why the lines could not be read.
    public enum Failure: Error, Hashable, Sendable {
        case storage(StorageError)

        /// It can't be unpacked, or ends before it should.
        case damaged
    }

    private static let chunkSize = 1 << 20

    private let source: ByteSource
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    /// How many bytes of the file itself were read so far, packed as they are.
    public var readCount: Int { source.readCount }

    /// In bytes, packed as it is; `nil` for what is no file.
    public let size: Int?

    /// Takes a path, where `-` is standard input, and what unpacks it.
    public init(path: String, gzip: Gzip) throws(Failure) {
        do {
            let file = try InputStreamFile(path: path)
            size = file.size
            source = try ByteSource(file, gzip: gzip)
        } catch {
            throw .storage(error)
        }
    }

    /// The first line, which stays there to be read; empty where there is none.
    public func firstLine() throws(Failure) -> String {
        while !isAtEnd, buffer.firstIndex(of: UInt8(ascii: "\n")) == nil, buffer.count < 1 << 16 {
            try fill()
        }
        return String(
            decoding: buffer.prefix { $0 != UInt8(ascii: "\n") }.prefix(1 << 16),
            as: UTF8.self
        )
    }

    /// Hands over each line without its end, and says of the last whether it had one.
    public func forEachLine(
        _ body: (_ line: UnsafeBufferPointer<UInt8>, _ isEnded: Bool) throws(StorageError) -> Void
    ) throws(Failure) {
        while true {
            do {
                try takeLines(body)
            } catch {
                throw .storage(error)
            }
            guard !isAtEnd else { break }
            try fill()
        }
        guard start < buffer.count else { return }
        do {
            try take(start..<buffer.count, isEnded: false, body)
        } catch {
            throw .storage(error)
        }
    }

    private func takeLines(
        _ body: (UnsafeBufferPointer<UInt8>, Bool) throws(StorageError) -> Void
    ) throws(StorageError) {
        while let end = endOfLine() {
            try take(start..<end, isEnded: true, body)
            start = end + 1
        }
    }

    private func endOfLine() -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base + start, CInt(UInt8(ascii: "\n")), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    private func take(
        _ range: Range<Int>,
        isEnded: Bool,
        _ body: (UnsafeBufferPointer<UInt8>, Bool) throws(StorageError) -> Void
    ) throws(StorageError) {
        try buffer.withUnsafeBufferPointer { bytes throws(StorageError) in
            var line = UnsafeBufferPointer(rebasing: bytes[range])
            if line.last == UInt8(ascii: "\r") {
                line = UnsafeBufferPointer(rebasing: line.dropLast())
            }
            try body(line, isEnded)
        }
    }

    private func fill() throws(Failure) {
        buffer.removeFirst(start)
        start = 0
        let chunk = try source.read(Self.chunkSize)
        isAtEnd = chunk.isEmpty
        buffer.append(contentsOf: chunk)
    }
}
