package import Essentials
import Synchronization
package import SystemKit
import Text

/// A disk cache with one file per entry, shared by processes; the least recently used are evicted.
///
/// The first line of a file is the format and the checksum of the rest (`FNV1a`), the second line is the key,
/// and then follows the data. A corrupt entry counts as missing. The modification time of a file is
/// the time of its last use.
package final class DiskCache: Sendable {
    /// The size of the largest file, in bytes.
    private static let sizeLimit = 32 << 20
    private static let format = "cache 1 "
    private static let draftName = "draft"

    package let path: String

    /// The limit for all entries together, which insertions by others may exceed temporarily.
    package let byteLimit: Int
    private let directory: PrivateDirectory

    /// The deadline of a wait for another process: caching nothing is better than a long one.
    private let lockDeadline: @Sendable () -> ContinuousClock.Instant

    /// The bytes that can be inserted before the entries are listed again.
    private let freeByteCount = Mutex(0)

    /// `folder` is an absolute path; the directory need not exist.
    package init(
        folder: String,
        byteLimit: Int,
        lockDeadline: @escaping @Sendable () -> ContinuousClock.Instant = {
            .now.advanced(by: .milliseconds(100))
        }
    ) {
        path = folder
        self.byteLimit = byteLimit
        directory = PrivateDirectory(path: folder)
        self.lockDeadline = lockDeadline
    }

    /// The data of an entry, which becomes the most recently used; `nil` if missing or corrupt.
    package func data(for key: String) -> Data? {
        let path = directory.path(of: Self.name(of: key))
        // A file that can't be read counts as missing.
        let limit = Self.sizeLimit
        let file = try? FileDescriptor.contents(of: path, limit: limit, markingUse: true)
        guard let file else { return nil }
        guard let (entryKey, data) = Self.decode(file) else {
            FileDescriptor.remove(path)
            return nil
        }
        return entryKey == key ? data : nil
    }

    /// Inserts an entry, or replaces the one for the key, and evicts others to make room.
    ///
    /// The key has no line breaks.
    package func insert(_ data: Data, for key: String) async throws(StorageError) {
        try directory.create()
        try await withLock { () throws(StorageError) in
            let file = Self.encode(data, key: key)
            try directory.replace(Self.name(of: key), with: file, draft: Self.draftName)
            // There may be thousands of entries to list.
            let isFull = freeByteCount.withLock { count in
                count -= file.count
                return count < 0
            }
            if isFull { evict() }
        }
    }

    /// The number and the size of the entries; zero if there is no such directory.
    package func usage() throws(StorageError) -> (entryCount: Int, byteCount: Int) {
        let entries = try entries()
        return (entries.count, entries.reduce(0) { $0 + $1.status.size })
    }

    /// Removes all entries, and no other files of the directory.
    package func removeAll() async throws(StorageError) {
        guard try !entries().isEmpty else { return }
        try await withLock { () throws(StorageError) in
            FileDescriptor.remove(directory.path(of: Self.draftName))
            var outcome = Result<Void, StorageError>.success(())
            for path in try entries().map({ directory.path(of: $0.name) }) {
                do throws(StorageError) {
                    try PrivateDirectory.remove(path)
                } catch {
                    outcome = .failure(error)
                }
            }
            try outcome.get()
        }
    }

    private func withLock(_ body: () throws(StorageError) -> Void) async throws(StorageError) {
        let path = directory.path(of: "lock")
        try await FileLock.withLock(at: path, waitingUntil: lockDeadline, body)
    }

    /// In no particular order.
    private func entries() throws(StorageError) -> [(name: String, status: FileStatus)] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            if (try? PrivateDirectory.exists(path)) == false { return [] }
            throw .cannotRead(path: path, reason: "its files can't be listed")
        }
        return names.filter(Self.isName).compactMap { name in
            let status = FileStatus(ofLink: directory.path(of: name))
            return status.flatMap { $0.isRegularFile ? (name, $0) : nil }
        }
    }

    /// If the entries exceed the limit, removes the least recently used ones down to 90 % of it, so
    /// that the next insertions need not list the entries.
    private func evict() {
        // The entry is stored, even if the files can't be listed.
        guard let entries = try? entries() else { return }
        var byteCount = entries.reduce(0) { $0 + $1.status.size }
        if byteCount > byteLimit {
            let goal = byteLimit / 10 * 9
            let oldestFirst = entries.sorted { $0.status.lastChange < $1.status.lastChange }
            for entry in oldestFirst where byteCount > goal {
                FileDescriptor.remove(directory.path(of: entry.name))
                byteCount -= entry.status.size
            }
        }
        freeByteCount.withLock { $0 = byteLimit - byteCount }
    }

    private static func name(of key: String) -> String { FNV1a(key.utf8).hexString }

    private static func isName(_ name: String) -> Bool {
        name.utf8.count == 16 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }

    private static func encode(_ data: Data, key: String) -> Data {
        let rest = Data("\(key)\n".utf8) + data
        return Data("\(format)\(FNV1a(rest).hexString)\n".utf8) + rest
    }

    private static func decode(_ file: Data) -> (key: String, data: Data)? {
        guard let first = file.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let rest = file[(first + 1)...]
        guard file[..<first].elementsEqual((format + FNV1a(rest).hexString).utf8),
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        return (String(decoding: rest[..<end], as: UTF8.self), rest[(end + 1)...])
    }
}
