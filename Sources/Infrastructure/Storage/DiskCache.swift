/// A folder of data that may be lost, one file an entry, which many processes use at the same time.
///
/// A file begins with a line that holds the format and the checksum of the rest, then comes a line
/// with the key, then the data. An entry that is not as it was written counts as lost. What has
/// not been used for longest goes when all take more room than they may; when an entry was used
/// last is the file's time of modification.
public struct DiskCache: Sendable {
    /// Of one entry, that is of its file.
    private static let sizeLimit = 32 << 20
    private static let format = "cache 1 "
    private static let lockName = "lock"
    private static let draftName = "draft"

    public let path: String
    public let byteLimit: Int
    private let folder: PrivateDirectory

    /// - Parameters:
    ///   - folder: an absolute path; it need not exist yet.
    ///   - byteLimit: how much all entries may take together.
    public init(folder: String, byteLimit: Int) {
        path = folder
        self.byteLimit = byteLimit
        self.folder = PrivateDirectory(sizeLimit: Self.sizeLimit, path: folder)
    }

    /// The data of an entry, which is then the last used; `nil` when it is not there or damaged.
    public func data(for key: String) -> Data? {
        let name = Self.name(of: key)
        // What can't be read is lost.
        guard let file = try? folder.contents(of: name, touching: true) else { return nil }
        guard let (entryKey, data) = Self.decode(file) else {
            unlink(folder.path(of: name))
            return nil
        }
        return entryKey == key ? data : nil
    }

    /// Keeps an entry, in place of an earlier one for the key, and makes room for it.
    ///
    /// Takes a key without line breaks.
    public func store(_ data: Data, for key: String) async throws(StorageError) {
        try folder.make()
        let lock = try await FileLock(path: folder.path(of: Self.lockName))
        try folder.replace(
            Self.name(of: key),
            with: Self.encode(data, key: key),
            draft: Self.draftName
        )
        makeRoom()
        lock.isHeld()
    }

    /// How much there is; nothing where there is no such folder.
    public func usage() throws(StorageError) -> CacheUsage {
        let entries = try entries()
        return CacheUsage(
            entryCount: entries.count,
            byteCount: entries.reduce(0) { $0 + $1.byteCount }
        )
    }

    /// Removes every entry, and nothing else that may lie in the folder.
    public func removeAll() async throws(StorageError) {
        guard try !entries().isEmpty else { return }
        let lock = try await FileLock(path: folder.path(of: Self.lockName))
        var failure: StorageError?
        for path in try entries().map({ folder.path(of: $0.name) }) where unlink(path) != 0 {
            guard errno != ENOENT else { continue }
            failure = .cannotWrite(path: path, reason: StorageError.errnoDescription())
        }
        unlink(folder.path(of: Self.draftName))
        lock.isHeld()
        if let failure { throw failure }
    }

    private struct Entry {
        let name: String
        let byteCount: Int

        /// Seconds and nanoseconds.
        let lastUsed: (Int, Int)
    }

    /// In no particular order.
    private func entries() throws(StorageError) -> [Entry] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            if access(path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR { return [] }
            throw .cannotRead(path: path, reason: "its files can't be listed")
        }
        return names.filter(Self.isName).compactMap { name in
            var status = stat()
            guard
                lstat(folder.path(of: name), &status) == 0,
                status.st_mode & S_IFMT == S_IFREG
            else { return nil }
            #if canImport(Darwin)
            let time = status.st_mtimespec
            #else
            let time = status.st_mtim
            #endif
            return Entry(
                name: name,
                byteCount: Int(status.st_size),
                lastUsed: (Int(time.tv_sec), Int(time.tv_nsec))
            )
        }
    }

    private func makeRoom() {
        // Where the files can't be listed there is no telling which to remove.
        guard let entries = try? entries() else { return }
        var byteCount = entries.reduce(0) { $0 + $1.byteCount }
        for entry in entries.sorted(by: { $0.lastUsed < $1.lastUsed }) where byteCount > byteLimit {
            unlink(folder.path(of: entry.name))
            byteCount -= entry.byteCount
        }
    }

    private static func name(of key: String) -> String {
        Checksum(key.utf8).text
    }

    private static func isName(_ name: String) -> Bool {
        name.utf8.count == 16 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }

    private static func encode(_ data: Data, key: String) -> Data {
        let rest = Data("\(key)\n".utf8) + data
        return Data("\(format)\(Checksum(rest).text)\n".utf8) + rest
    }

    private static func decode(_ file: Data) -> (key: String, data: Data)? {
        guard let first = file.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let rest = file[(first + 1)...]
        guard
            file[..<first].elementsEqual((format + Checksum(rest).text).utf8),
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        return (String(decoding: rest[..<end], as: UTF8.self), rest[(end + 1)...])
    }
}

/// How much a cache holds.
public struct CacheUsage: Hashable, Sendable {
    public let entryCount: Int
    public let byteCount: Int

    public init(entryCount: Int, byteCount: Int) {
        self.entryCount = entryCount
        self.byteCount = byteCount
    }
}
