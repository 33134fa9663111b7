import SystemKit

/// Receives the bytes of an index as it is built: everything after the header, then the header.
protocol IndexSink: AnyObject {
    /// Says where the parts are that were appended.
    var header: TextIndexHeader { get set }

    /// The number of bytes so far, the header's page included.
    var count: Int { get }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) throws(StorageError)

    /// Writes the header in front of all that was appended.
    func finish() throws(StorageError)
}

extension IndexSink {
    /// Returns where the bytes are in the index.
    @discardableResult
    func append(_ bytes: [UInt8]) throws(StorageError) -> Range<Int> {
        let start = count
        try bytes.withUnsafeBufferPointer { bytes throws(StorageError) in try append(bytes) }
        return start..<count
    }
}

final class MemoryIndexSink: IndexSink {
    var header = TextIndexHeader()
    private(set) var bytes = [UInt8](repeating: 0, count: IndexPage.capacity)

    var count: Int { bytes.count }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes.append(contentsOf: bytes) }

    func finish() {
        bytes.replaceSubrange(..<IndexPage.capacity, with: header.encoded)
    }
}

/// Writes an index to a file of pages with checksums.
final class FileIndexSink: IndexSink {
    private static let bufferSize = 64 * IndexPage.size

    var header = TextIndexHeader()
    private let path: String
    private let waitsForDisk: Bool
    private let file: FileDescriptor

    /// The pages of the file before this index.
    private let firstPage: Int
    private var buffer: [UInt8] = []
    private var page: [UInt8] = []
    private var pageNumber = 1

    /// Creates or replaces the file; or with `isAppending`, adds an index to those of a file.
    ///
    /// If `waitsForDisk`, a finished file survives a power failure.
    init(path: String, isAppending: Bool = false, waitsForDisk: Bool = true) throws(StorageError) {
        self.path = path
        self.waitsForDisk = waitsForDisk
        let file = isAppending ? FileDescriptor(writing: path) : FileDescriptor(creating: path)
        guard let file else { throw .cannotCreate(path: path) }
        guard let end = file.size, file.seek(to: end) else { throw .cannotWrite(path: path) }
        firstPage = end / IndexPage.size
        self.file = file
        try write([UInt8](repeating: 0, count: IndexPage.size))
    }

    var count: Int { pageNumber * IndexPage.capacity + page.count }

    func append(_ bytes: UnsafeBufferPointer<UInt8>) throws(StorageError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = rest.prefix(IndexPage.capacity - page.count)
            page.append(contentsOf: part)
            rest = rest.dropFirst(part.count)
            if page.count == IndexPage.capacity { try endPage() }
        }
    }

    func finish() throws(StorageError) {
        if !page.isEmpty { try endPage() }
        try write(buffer)
        var first = header.encoded + [UInt8](repeating: 0, count: 8)
        IndexPage.writeChecksum(&first, number: firstPage)
        guard file.seek(to: firstPage * IndexPage.size) else { throw .cannotWrite(path: path) }
        try write(first)
        // The file is about to replace another one: its bytes must survive a power failure first.
        guard !waitsForDisk || file.synchronize() else { throw .cannotWrite(path: path) }
    }

    private func endPage() throws(StorageError) {
        page.append(contentsOf: [UInt8](repeating: 0, count: IndexPage.size - page.count))
        IndexPage.writeChecksum(&page, number: firstPage + pageNumber)
        pageNumber += 1
        buffer.append(contentsOf: page)
        page.removeAll(keepingCapacity: true)
        if buffer.count >= Self.bufferSize {
            try write(buffer)
            buffer.removeAll(keepingCapacity: true)
        }
    }

    private func write(_ bytes: [UInt8]) throws(StorageError) {
        guard file.writeAll(bytes) else { throw .cannotWrite(path: path) }
    }
}
