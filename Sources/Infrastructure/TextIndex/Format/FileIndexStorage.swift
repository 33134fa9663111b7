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

    /// The number of reads that have waited, as for the disk.
    private let slowReadCount = Atomic(0)

    /// A read from the disk takes longer than this, one from memory mostly a tenth of it.
    private static let shortestDiskRead = Duration.microseconds(60)

    /// One or two reads may have waited for the processor.
    private static let leastSlowReads = 3

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
        guard pages.count == 1 else { return try readVerified(range) }
        // Many pages are read several times by a search.
        let page = firstPage + pages.lowerBound
        let first = pages.lowerBound * IndexPage.capacity
        return try file.recentPages.withLock { recent throws(TextIndexError) in
            let bytes = try recent.page(page) { () throws(TextIndexError) in
                try readVerified(first..<first + IndexPage.capacity)
            }
            return Array(bytes[range.lowerBound - first..<range.upperBound - first])
        }
    }

    private func readVerified(_ range: Range<Int>) throws(TextIndexError) -> [UInt8] {
        let pages = IndexPage.numbers(of: range)
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
            if start.duration(to: .now) > Self.shortestDiskRead * pages.count {
                slowReadCount.add(1, ordering: .relaxed)
            }
            guard isRead else { return }
            isValid = extractVerified(range, of: pages, in: buffer)
            count = isValid ? range.count : 0
        }
        guard isRead else { throw .unreadable(reason: StorageError.errnoDescription()) }
        guard isValid else { throw .corrupt }
        return bytes
    }

    /// For what is in memory already, the call takes longer than the read.
    var needsPrefetch: Bool { slowReadCount.load(ordering: .relaxed) >= Self.leastSlowReads }

    func prefetch(_ range: Range<Int>) {
        guard needsPrefetch, !range.isEmpty else { return }
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
    let recentPages = Mutex(RecentPages())

    init(descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
}

/// The verified pages of a file that were read last, without their checksums.
private struct RecentPages {
    /// Most pages are read once, and those that are not, soon after one another.
    private static let limit = 16

    private var pages = [(number: Int, bytes: [UInt8])](repeating: (-1, []), count: limit)

    /// A page, which `read` reads unless it is still there.
    mutating func page(
        _ number: Int,
        _ read: () throws(TextIndexError) -> [UInt8]
    ) throws(TextIndexError) -> [UInt8] {
        let place = number % Self.limit
        if pages[place].number != number { pages[place] = (number, try read()) }
        return pages[place].bytes
    }
}
