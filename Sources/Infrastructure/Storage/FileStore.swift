package import SystemKit
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A directory of small files that many processes read and change at the same time.
///
/// A reader sees a file as it was before a change or after it, never in between. Changes are
/// serialized by a lock that ends with its process, so a process killed at any moment leaves
/// nothing corrupt or locked. Directories are created on first use.
package struct FileStore: Sendable {
    /// The size of the largest file, in bytes.
    private static let sizeLimit = 4 << 20

    private let directory: PrivateDirectory

    /// The deadline of a wait for another process that starts now.
    private let lockDeadline: @Sendable () -> ContinuousClock.Instant

    /// `folder` is an absolute path; the directory need not exist.
    package init(
        folder: String,
        lockDeadline: @escaping @Sendable () -> ContinuousClock.Instant = {
            .now.advanced(by: .seconds(2))
        }
    ) {
        directory = PrivateDirectory(path: folder)
        self.lockDeadline = lockDeadline
    }

    /// The contents of a file; `nil` if there is no such file.
    package func contents(of name: String) throws(StorageError) -> Data? {
        try directory.read(name, limit: Self.sizeLimit)
    }

    /// Replaces the contents of a file with the result of `change`, while it holds the file's lock.
    ///
    /// `change` receives `nil` if there is no such file, and returns `nil` to leave all as it is. With
    /// `waitsForDisk`, also a power failure leaves the old file or the new one.
    package func update(
        _ name: String,
        waitsForDisk: Bool = false,
        _ change: (Data?) -> Data?
    ) async throws(StorageError) {
        try await withLock(on: name) { () throws(StorageError) in
            guard let data = change(try contents(of: name)) else { return }
            try directory.replace(name, with: data, waitsForDisk: waitsForDisk)
        }
    }

    /// Replaces a file by an empty one, even if it is too large to be read; does nothing if there is no
    /// such file.
    package func clear(_ name: String) async throws(StorageError) {
        guard try directory.contains(name) else { return }
        try await withLock(on: name) { () throws(StorageError) in
            try directory.replace(name, with: Data())
        }
    }

    /// Appends a line, which includes its line break, while it holds the file's lock.
    ///
    /// This takes a fraction of the time of `update`. A file with more than `lineLimit` lines is
    /// then replaced with the result of `compact`.
    package func append(
        _ line: String,
        to name: String,
        lineLimit: Int,
        compact: (Data) -> Data
    ) async throws(StorageError) {
        try await withLock(on: name) { () throws(StorageError) in
            // A file with fewer bytes has fewer lines, too.
            guard try directory.append(line, to: name) > lineLimit else { return }
            let contents = try contents(of: name) ?? Data()
            // The iterator of `Data` takes longer than a search.
            let lineCount = contents.withUnsafeBytes { bytes in
                bytes.count { $0 == UInt8(ascii: "\n") }
            }
            if lineCount > lineLimit { try directory.replace(name, with: compact(contents)) }
        }
    }

    private func withLock(
        on name: String,
        _ body: () throws(StorageError) -> Void
    ) async throws(StorageError) {
        try directory.create()
        let path = directory.lockPath(of: name)
        try await FileLock.withLock(at: path, waitingUntil: lockDeadline, body)
    }
}
