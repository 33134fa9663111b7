import Essentials
import Synchronization
package import SystemKit

/// The lines of a file or of standard input, decompressed if `gzip` compressed them.
///
/// They can be read once, chunk by chunk.
package final class LineReader {
    package enum Failure: Error, Hashable, Sendable {
        case storage(StorageError)

        /// `gzip` can't decompress the file, or the file ends too early.
        case corruptGzip
    }

    private static let chunkSize = 1 << 20
    private static let firstLineLimit = 1 << 16
    private static let newline = UInt8(ascii: "\n")

    private let file: InputStreamFile

    /// Decompresses the file; `nil` if it is not compressed.
    private let process: ChildProcess?

    private let lineLimit: Int
    private var buffer: [UInt8] = []

    /// Whether the buffer continues a line that is too long, and whose start is dropped.
    private var isSkippingLine = false
    private var isAtEnd = false

    /// The number of bytes read from the file, before any decompression.
    package var readCount: Int { file.readCount }

    /// In bytes, before any decompression; `nil` for standard input or a pipe.
    package var size: Int? { file.size }

    /// Whether `gzip` decompresses the lines, and so finds out if the file ends too early.
    package var isCompressed: Bool { process != nil }

    /// Opens a path, or standard input if it is `nil`.
    ///
    /// Lines of more than `lineLimit` bytes take no more memory than others.
    package init(path: String?, gzip: Gzip = Gzip(), lineLimit: Int = 1 << 20) throws(Failure) {
        self.lineLimit = lineLimit
        do throws(StorageError) {
            let file = try InputStreamFile(path: path)
            self.file = file
            var prefix = Data()
            while prefix.count < 2 {
                let data = try file.read(1 << 16)
                if data.isEmpty { break }
                prefix += data
            }
            guard Gzip.hasMagicNumber(prefix) else {
                buffer = Array(prefix)
                process = nil
                return
            }
            guard let process = gzip.makeProcess() else {
                let reason = "it can't be started to decompress the file"
                throw .cannotRead(path: "gzip", reason: reason)
            }
            self.process = process
            process.feed(prefix) { (try? file.read(1 << 16)) ?? Data() }
        } catch {
            throw .storage(error)
        }
    }

    deinit {
        process?.terminate()
    }

    /// The first line, which remains in the buffer; empty if there is none.
    package func firstLine() throws(Failure) -> String {
        while buffer.firstIndex(of: Self.newline) == nil, buffer.count < Self.firstLineLimit,
            try fillBuffer()
        {}
        let line = buffer.prefix { $0 != Self.newline }.prefix(Self.firstLineLimit)
        return String(decoding: line, as: UTF8.self)
    }

    /// The next lines; `nil` at the end.
    package func next() throws(Failure) -> LineChunk? {
        while buffer.count < Self.chunkSize, try fillBuffer() {}
        var searchStart = 0
        while true {
            let newBytes = buffer[searchStart...]
            if let end = newBytes.lastIndex(of: Self.newline) { return chunk(endingAt: end + 1) }
            if buffer.count > lineLimit, !isAtEnd {
                isSkippingLine = true
                buffer.removeAll(keepingCapacity: true)
            }
            searchStart = buffer.count
            guard try fillBuffer() else {
                guard isSkippingLine || !buffer.isEmpty else { return nil }
                return chunk(endingAt: buffer.count)
            }
        }
    }

    /// Reads some more bytes; returns `false` at the end.
    private func fillBuffer() throws(Failure) -> Bool {
        guard !isAtEnd else { return false }
        let bytes = try readBytes()
        isAtEnd = bytes.isEmpty
        buffer.append(contentsOf: bytes)
        return !isAtEnd
    }

    /// Some of the next bytes; empty only at the end.
    private func readBytes() throws(Failure) -> Data {
        guard let process else {
            do {
                return try file.read(Self.chunkSize)
            } catch {
                throw .storage(error)
            }
        }
        let data = process.read(Self.chunkSize)
        guard data.isEmpty else { return data }
        if let failure = file.failure { throw .storage(failure) }
        guard process.succeeds() else { throw .corruptGzip }
        return data
    }

    /// Removes the lines before `end` from the buffer.
    private func chunk(endingAt end: Int) -> LineChunk {
        var start = 0
        if isSkippingLine {
            start = buffer.firstIndex(of: Self.newline).map { $0 + 1 } ?? end
        }
        defer {
            isSkippingLine = false
            buffer.removeFirst(end)
        }
        return LineChunk(
            Array(buffer[start..<end]),
            lineLimit: lineLimit,
            followsLongLine: isSkippingLine
        )
    }
}

/// A file or standard input, which is read once from start to end.
final class InputStreamFile: Sendable {
    /// In bytes; `nil` for anything but a regular file.
    let size: Int?

    /// The path, or what errors call standard input.
    private let path: String
    private let file: FileDescriptor
    private let position = Atomic(0)
    private let lastFailure = Mutex<StorageError?>(nil)

    /// Opens a path, or standard input if it is `nil`.
    init(path: String?) throws(StorageError) {
        self.path = path ?? "standard input"
        let file =
            path.map { FileDescriptor(reading: $0, waitsForPipe: true) }
            ?? FileDescriptor(duplicating: FileDescriptor.standardInput)
        guard let file else { throw .cannotRead(path: self.path) }
        size = file.isRegularFile ? file.size : nil
        self.file = file
    }

    /// The number of bytes read so far.
    var readCount: Int { position.load(ordering: .relaxed) }

    /// The failure of the last read, perhaps on another thread.
    var failure: StorageError? { lastFailure.withLock(\.self) }

    /// The next available bytes; empty only at the end.
    func read(_ count: Int) throws(StorageError) -> Data {
        guard let data = file.readOnce(upTo: count) else {
            let failure = StorageError.cannotRead(path: path)
            lastFailure.withLock { $0 = failure }
            throw failure
        }
        position.add(data.count, ordering: .relaxed)
        return data
    }
}
