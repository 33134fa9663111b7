import SystemKit

/// Temporary bytes, written once and read from the start as often as needed.
final class Spool {
    /// A multiple of the size of an occurrence, so that none is split.
    static let bufferSize = TokenOccurrence.size << 16

    private let file: SpoolFile?
    private var buffer: [UInt8] = []
    private var writtenCount = 0

    /// Spools to a file in `directory`, or to memory if that is `nil`.
    init(directory: String?) throws(StorageError) {
        file = if let directory { try SpoolFile(directory: directory) } else { nil }
    }

    var count: Int { writtenCount + buffer.count }

    func append(_ bytes: [UInt8]) throws(StorageError) {
        buffer.append(contentsOf: bytes)
        try writeFullBuffer()
    }

    func append(_ occurrences: [TokenOccurrence]) throws(StorageError) {
        occurrences.withUnsafeBytes { buffer.append(contentsOf: $0) }
        try writeFullBuffer()
    }

    private func writeFullBuffer() throws(StorageError) {
        guard let file, buffer.count >= Self.bufferSize else { return }
        try file.write(buffer)
        writtenCount += buffer.count
        buffer.removeAll(keepingCapacity: true)
    }

    /// A reader at the first byte; nothing may be appended from now on.
    func makeReader() throws(StorageError) -> SpoolReader {
        guard let file else { return SpoolReader(bytes: buffer) }
        try file.write(buffer)
        writtenCount += buffer.count
        buffer.removeAll()
        try file.rewind()
        return SpoolReader(file: file)
    }
}

/// A file without a name: it is removed when the process ends, even if it is killed.
final class SpoolFile {
    /// The directory's path; the file itself has none after it was created.
    private let path: String
    private let descriptor: FileDescriptor

    init(directory: String) throws(StorageError) {
        // Always the same name: however often a kill comes before `unlink`, one empty file remains.
        let path = "\(directory)/spool"
        guard let descriptor = FileDescriptor(creating: path) else {
            throw .cannotCreate(path: path)
        }
        FileDescriptor.remove(path)
        self.path = directory
        self.descriptor = descriptor
    }

    func write(_ bytes: [UInt8]) throws(StorageError) {
        guard descriptor.writeAll(bytes) else { throw .cannotWrite(path: path) }
    }

    func rewind() throws(StorageError) {
        guard descriptor.seek(to: 0) else { throw .cannotRead(path: path) }
    }

    /// The next bytes, as many as a spool buffers; fewer only at the end.
    func read() throws(StorageError) -> [UInt8] {
        guard let data = descriptor.read(upTo: Spool.bufferSize) else {
            throw .cannotRead(path: path)
        }
        return Array(data)
    }
}

struct SpoolReader {
    var bytes: [UInt8] = []
    var index = 0

    /// The file with more bytes; `nil` if all are in `bytes`.
    var file: SpoolFile?

    /// Calls `body` with the next `count` bytes, in one or more pieces; fewer if the spool ends.
    @inline(__always)
    mutating func next(
        _ count: Int,
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(StorageError) {
        var missing = count
        while missing > 0 {
            if index == bytes.count {
                guard let file else { return }
                bytes = try file.read()
                index = 0
                guard !bytes.isEmpty else { return }
            }
            let part = min(missing, bytes.count - index)
            bytes.withUnsafeBufferPointer {
                body(UnsafeBufferPointer(rebasing: $0[index..<index + part]))
            }
            index += part
            missing -= part
        }
    }

    /// Replaces bytes by the next `count` ones; by fewer if the spool ends.
    mutating func read(_ count: Int, into bytes: inout [UInt8]) throws(StorageError) {
        bytes.removeAll(keepingCapacity: true)
        try next(count) { bytes.append(contentsOf: $0) }
    }
}
