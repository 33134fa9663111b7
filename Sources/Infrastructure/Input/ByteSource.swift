import Synchronization
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of a file or of standard input, decompressed by `gzip` if they are compressed.
final class ByteSource {
    private let file: InputStreamFile

    /// Decompresses the file; `nil` if it is not compressed.
    private let process: ChildProcess?

    /// The bytes that were read to detect compression, and have not been returned yet.
    private var prefix: Data

    /// Why the thread that feeds the process could not read all of the file.
    private let failure = FailureBox()

    private final class FailureBox: Sendable {
        let error = Mutex<StorageError?>(nil)
    }

    var readCount: Int { file.readCount }

    var isCompressed: Bool { process != nil }

    init(_ file: InputStreamFile, gzip: Gzip) throws(StorageError) {
        self.file = file
        var prefix = Data()
        while prefix.count < 2 {
            let data = try file.read(1 << 16)
            if data.isEmpty { break }
            prefix += data
        }
        guard Gzip.hasMagicNumber(prefix) else {
            self.prefix = prefix
            process = nil
            return
        }
        self.prefix = Data()
        guard let process = gzip.makeProcess() else {
            throw .cannotRead(path: "gzip", reason: "it can't be started to decompress the file")
        }
        self.process = process
        process.feed(prefix) { [failure] in
            do throws(StorageError) {
                return try file.read(1 << 16)
            } catch {
                failure.error.withLock { $0 = error }
                return Data()
            }
        }
    }

    deinit {
        process?.terminate()
    }

    /// Some of the next bytes; empty only at the end.
    func read(_ count: Int) throws(LineReader.Failure) -> Data {
        guard let process else { return try readUncompressed(count) }
        let data = process.read(count)
        guard data.isEmpty else { return data }
        if let error = failure.error.withLock({ $0 }) { throw .storage(error) }
        guard process.succeeds() else { throw .corruptGzip }
        return data
    }

    private func readUncompressed(_ count: Int) throws(LineReader.Failure) -> Data {
        guard prefix.isEmpty else {
            defer { prefix = Data() }
            return prefix
        }
        do {
            return try file.read(count)
        } catch {
            throw .storage(error)
        }
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

    /// The next available bytes; empty only at the end.
    func read(_ count: Int) throws(StorageError) -> Data {
        guard let data = file.readOnce(upTo: count) else { throw .cannotRead(path: path) }
        position.add(data.count, ordering: .relaxed)
        return data
    }
}
