import Synchronization

/// The bytes of an index, wherever they are.
protocol IndexStorage: Sendable {
    var count: Int { get }

    /// Just these; fails where there are fewer.
    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8]

    /// Says which bytes will be read soon, so that they can be fetched side by side.
    func prepare(_ ranges: [Range<Int>])
}

/// An index that was built in memory and stays there.
struct MemoryIndexStorage: IndexStorage {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8] {
        guard range.lowerBound >= 0, range.upperBound <= bytes.count else { throw .damaged }
        return Array(bytes[range])
    }

    func prepare(_ ranges: [Range<Int>]) {}
}

/// The bytes of an index in a file of sealed pages, read as they are asked for.
///
/// Asks the system for the pages instead of mapping the file: a mapping costs more to set up than
/// a query takes, and to touch it fetches what lies around the page as well.
final class FileIndexStorage: IndexStorage {
    private let file: FileDescriptor
    private let size: Int
    private let pageCount: Int

    /// Whether a read has waited for the disk.
    private let isOnDisk = Atomic(false)

    /// A disk takes longer for any read, and memory takes a tenth of that for most.
    private static let shortestDiskRead = Duration.microseconds(60)

    /// Opens a file; what is in it shows when it is read.
    init(path: String) throws(TextIndexError) {
        guard let file = FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) else {
            throw errno == ENOENT || errno == ENOTDIR
                ? .missing : .unreadable(reason: StorageError.errnoDescription())
        }
        guard file.isRegularFile, let size = file.size else { throw .notAnIndex }
        Self.expectNoSequence(file)
        self.file = file
        self.size = size
        // A part of a page is as good as none.
        pageCount = size / IndexPage.size
    }

    var count: Int { pageCount * IndexPage.capacity }

    /// The first bytes as they stand there, unchecked; fewer where the file is shorter.
    func beginning(_ count: Int) throws(TextIndexError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(count, size))
        guard bytes.withUnsafeMutableBytes({ file.readAll(into: $0, at: 0) }) else {
            throw .unreadable(reason: StorageError.errnoDescription())
        }
        return bytes
    }

    func read(_ range: Range<Int>) throws(TextIndexError) -> [UInt8] {
        guard !range.isEmpty else { return [] }
        guard range.lowerBound >= 0, range.upperBound <= count else { throw .damaged }
        let pages = Self.pages(of: range)
        let start = ContinuousClock.now
        var isRead = false
        var isSound = false
        let bytes = [UInt8](
            unsafeUninitializedCapacity: pages.count * IndexPage.size
        ) { buffer, count in
            let sealed = UnsafeMutableRawBufferPointer(buffer)
            isRead = file.readAll(into: sealed, at: pages.lowerBound * IndexPage.size)
            if start.duration(to: .now) > Self.shortestDiskRead * pages.count {
                isOnDisk.store(true, ordering: .relaxed)
            }
            guard isRead else { return }
            isSound = Self.unseal(sealed, pages, range)
            count = isSound ? range.count : 0
        }
        guard isRead else { throw .unreadable(reason: StorageError.errnoDescription()) }
        guard isSound else { throw .damaged }
        return bytes
    }

    func prepare(_ ranges: [Range<Int>]) {
        #if os(Linux)
        // What is in memory already takes longer to ask for than to read.
        guard isOnDisk.load(ordering: .relaxed) else { return }
        for range in ranges where !range.isEmpty {
            let pages = Self.pages(of: range)
            posix_fadvise(
                file.number,
                pages.lowerBound * IndexPage.size,
                pages.count * IndexPage.size,
                POSIX_FADV_WILLNEED
            )
        }
        #endif
    }

    private static func pages(of range: Range<Int>) -> Range<Int> {
        range.lowerBound / IndexPage.capacity..<(range.upperBound - 1) / IndexPage.capacity + 1
    }

    /// Checks pages in a buffer, and moves the bytes of a range that they contain to its beginning.
    ///
    /// Returns `false` if a page is damaged.
    private static func unseal(
        _ buffer: UnsafeMutableRawBufferPointer,
        _ pages: Range<Int>,
        _ range: Range<Int>
    ) -> Bool {
        var count = 0
        for (index, number) in pages.enumerated() {
            let start = index * IndexPage.size
            let page = UnsafeRawBufferPointer(rebasing: buffer[start..<start + IndexPage.size])
            guard IndexPage.isSound(page, number: number) else { return false }
            let first = number * IndexPage.capacity
            let part = range.clamped(to: first..<first + IndexPage.capacity)
            // Bytes only move toward the beginning, so none is overwritten before it has moved.
            UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + part.count]).copyMemory(
                from: UnsafeRawBufferPointer(
                    rebasing: page[part.lowerBound - first..<part.upperBound - first]
                )
            )
            count += part.count
        }
        return true
    }

    /// Keeps the system from fetching what lies around the few pages that are read.
    private static func expectNoSequence(_ file: borrowing FileDescriptor) {
        #if os(Linux)
        posix_fadvise(file.number, 0, 0, POSIX_FADV_RANDOM)
        #endif
    }
}
