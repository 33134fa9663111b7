import Synchronization
import SystemKit

/// The bytes of an index in a file of pages with checksums, read on demand.
///
/// Reads pages instead of mapping the file: setting up a mapping takes longer than a query, and
/// touching a mapped page fetches the pages around it as well.
final class FileIndexStorage: IndexStorage {
    private let file: IndexFile
    private let size: Int

    /// The pages of the file before this index, and those from there on.
    private let firstPage: Int
    private let pageCount: Int

    /// Whether a read has waited for the disk.
    private let isOnDisk = Atomic(false)

    /// A read from the disk takes longer than this, one from memory mostly a tenth of it.
    private static let shortestDiskRead = Duration.microseconds(60)

    /// Opens a file; whether it is an index shows when it is read.
    init(path: String) throws(TextIndexError) {
        guard let file = FileDescriptor(reading: path) else {
            throw StorageError.isForMissingFile
                ? .missing : .unreadable(reason: StorageError.errnoDescription())
        }
        guard file.isRegularFile, let size = file.size else { throw .notAnIndex }
        // Few pages are read, and those around them are not needed.
        Platform.disableReadahead(of: file.number)
        self.file = IndexFile(descriptor: file)
        self.size = size
        firstPage = 0
        // A part of a page can't be verified.
        pageCount = size / IndexPage.size
    }

    /// The bytes after a number of pages of another index.
    private init(_ other: FileIndexStorage, after pages: Int) {
        file = other.file
        size = other.size
        firstPage = other.firstPage + pages
        pageCount = max(other.pageCount - pages, 0)
    }

    func following(after pages: Int) -> (any IndexStorage)? {
        pages < pageCount ? FileIndexStorage(self, after: pages) : nil
    }

    var count: Int { pageCount * IndexPage.capacity }

    /// The first bytes of the file, not verified; fewer if the file is shorter.
    func prefix(_ count: Int) throws(TextIndexError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(count, size))
        guard bytes.withUnsafeMutableBytes({ file.descriptor.readAll(into: $0, at: 0) }) else {
            throw .unreadable(reason: StorageError.errnoDescription())
        }
        return bytes
    }

    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8] {
        guard !range.isEmpty else { return [] }
        guard range.lowerBound >= 0, range.upperBound <= count else { throw .corrupt }
        let pages = IndexPage.numbers(of: range)
        guard pages.count > 1 else { return try read(range, ofPage: pages.lowerBound) }
        let start = ContinuousClock.now
        var isRead = false
        var isValid = false
        let bytes = [UInt8](
            unsafeUninitializedCapacity: pages.count * IndexPage.size
        ) { buffer, count in
            let buffer = UnsafeMutableRawBufferPointer(buffer)
            isRead = file.descriptor.readAll(
                into: buffer,
                at: (firstPage + pages.lowerBound) * IndexPage.size
            )
            noteDuration(of: pages.count, since: start)
            guard isRead else { return }
            isValid = extractVerified(range, of: pages, in: buffer)
            count = isValid ? range.count : 0
        }
        guard isRead else { throw .unreadable(reason: StorageError.errnoDescription()) }
        guard isValid else { throw .corrupt }
        return bytes
    }

    /// Reads a part of a page; most pages are read several times by a search.
    private func read(_ range: Range<Int>, ofPage number: Int) throws(TextIndexError) -> [UInt8] {
        let start = ContinuousClock.now
        let first = number * IndexPage.capacity
        return try file.pages.withLock { pages throws(TextIndexError) in
            let page = try pages.page(firstPage + number) { page throws(TextIndexError) in
                let isRead = file.descriptor.readAll(
                    into: page,
                    at: (firstPage + number) * IndexPage.size
                )
                noteDuration(of: 1, since: start)
                guard isRead else {
                    throw .unreadable(reason: StorageError.errnoDescription())
                }
                guard IndexPage.isValid(UnsafeRawBufferPointer(page), number: firstPage + number)
                else { throw .corrupt }
            }
            return Array(page[range.lowerBound - first..<range.upperBound - first])
        }
    }

    private func noteDuration(of pageCount: Int, since start: ContinuousClock.Instant) {
        if start.duration(to: .now) > Self.shortestDiskRead * pageCount {
            isOnDisk.store(true, ordering: .relaxed)
        }
    }

    func prefetch(_ range: Range<Int>) {
        // For what is in memory already, the call takes longer than the read.
        guard isOnDisk.load(ordering: .relaxed), !range.isEmpty else { return }
        let pages = IndexPage.numbers(of: range)
        let start = (firstPage + pages.lowerBound) * IndexPage.size
        let bytes = start..<start + pages.count * IndexPage.size
        Platform.prefetch(bytes, of: file.descriptor.number)
    }

    /// Verifies the pages in a buffer, and moves the bytes of `range` to the start of the buffer.
    ///
    /// Returns `false` if a page is corrupt.
    private func extractVerified(
        _ range: Range<Int>,
        of pages: Range<Int>,
        in buffer: UnsafeMutableRawBufferPointer
    ) -> Bool {
        var count = 0
        for (index, number) in pages.enumerated() {
            let start = index * IndexPage.size
            let page = UnsafeRawBufferPointer(rebasing: buffer[start..<start + IndexPage.size])
            guard IndexPage.isValid(page, number: firstPage + number) else { return false }
            let first = number * IndexPage.capacity
            let part = range.clamped(to: first..<first + IndexPage.capacity)
            // Bytes only move toward the start, so none is overwritten before it has moved.
            UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + part.count]).copyMemory(
                from: UnsafeRawBufferPointer(
                    rebasing: page[part.lowerBound - first..<part.upperBound - first]
                )
            )
            count += part.count
        }
        return true
    }
}

/// The open file that the indexes in it share.
private final class IndexFile: Sendable {
    let descriptor: FileDescriptor
    let pages = Mutex(RecentPages())

    init(descriptor: consuming FileDescriptor) {
        self.descriptor = descriptor
    }
}

/// The verified pages of a file that were read last.
private struct RecentPages: ~Copyable, @unchecked Sendable {
    /// Most pages are read once, and those that are not, soon after one another.
    private static let limit = 16

    /// The number of the page in each place; `-1` for none.
    private var numbers = [Int](repeating: -1, count: limit)

    /// Only places with a page take memory.
    private let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: limit * IndexPage.size,
        alignment: IndexPage.size
    )

    deinit { bytes.deallocate() }

    /// A page, which `read` reads and verifies unless it is still there.
    mutating func page(
        _ number: Int,
        _ read: (UnsafeMutableRawBufferPointer) throws(TextIndexError) -> Void
    ) throws(TextIndexError) -> UnsafeRawBufferPointer {
        let place = number % Self.limit
        let start = place * IndexPage.size
        let page = UnsafeMutableRawBufferPointer(
            rebasing: bytes[start..<start + IndexPage.size]
        )
        if numbers[place] != number {
            numbers[place] = -1
            try read(page)
            numbers[place] = number
        }
        return UnsafeRawBufferPointer(page)
    }
}
