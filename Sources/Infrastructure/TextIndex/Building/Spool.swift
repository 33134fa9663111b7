/// Bytes that are put aside, and read over from the first to the last as often as needed.
final class Spool {
    /// Holds whole tokens.
    private static let bufferSize = TokenOccurrence.size << 16

    private let file: SpoolFile?
    private var buffer: [UInt8] = []

    /// Takes a folder where a file for the bytes may be made; `nil` keeps them in memory.
    init(folder: String?) throws(StorageError) {
        file = if let folder { try SpoolFile(folder: folder) } else { nil }
    }

    func append(_ bytes: [UInt8]) throws(StorageError) {
        buffer.append(contentsOf: bytes)
        guard let file, buffer.count >= Self.bufferSize else { return }
        try file.write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    /// A reader at the first byte; nothing may be appended any more.
    func makeReader() throws(StorageError) -> SpoolReader {
        guard let file else { return SpoolReader(bytes: buffer) }
        try file.write(buffer)
        buffer.removeAll()
        try file.rewind()
        return SpoolReader(bytes: []) { chunk throws(StorageError) in
            chunk = try file.read(Self.bufferSize)
        }
    }
}

/// A file without a name, which ends with the process that has it open, however that ends.
private final class SpoolFile {
    /// That of the folder, since its own was gone as soon as the file was there.
    private let path: String
    private let descriptor: FileDescriptor

    init(folder: String) throws(StorageError) {
        let path = "\(folder)/spool-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
        guard let descriptor = FileDescriptor(opening: path, O_RDWR | O_CREAT | O_EXCL) else {
            throw .cannotCreate(path: path, reason: StorageError.errnoDescription())
        }
        unlink(path)
        self.path = folder
        self.descriptor = descriptor
    }

    func write(_ bytes: [UInt8]) throws(StorageError) {
        guard descriptor.writeAll(bytes) else {
            throw .cannotWrite(path: path, reason: StorageError.errnoDescription())
        }
    }

    func rewind() throws(StorageError) {
        guard lseek(descriptor.number, 0, SEEK_SET) == 0 else { throw cannotRead() }
    }

    /// The next bytes, fewer only at the end.
    func read(_ count: Int) throws(StorageError) -> [UInt8] {
        guard let data = descriptor.read(upTo: count) else { throw cannotRead() }
        return Array(data)
    }

    private func cannotRead() -> StorageError {
        .cannotRead(path: path, reason: StorageError.errnoDescription())
    }
}

/// Reads what a spool holds, piece by piece.
struct SpoolReader {
    private var bytes: [UInt8]
    private var index = 0
    private let refill: ((inout [UInt8]) throws(StorageError) -> Void)?

    init(bytes: [UInt8], refill: ((inout [UInt8]) throws(StorageError) -> Void)? = nil) {
        self.bytes = bytes
        self.refill = refill
    }

    /// Hands over the next bytes, in one piece or in several; fewer where the spool ends.
    mutating func next(
        _ count: Int,
        _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(StorageError) {
        var missing = count
        while missing > 0 {
            if index == bytes.count {
                guard let refill else { return }
                try refill(&bytes)
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
}
