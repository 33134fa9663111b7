import Synchronization
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file that is being downloaded.
///
/// Beside it, in a file with the suffix `.tag`, is the validator of the server's version, so that a
/// later run of the program can resume.
final class PartialFile: DownloadReceiver {
    private struct State {
        var head: NetworkResponse?
        var failure: DownloadError?

        /// The bytes on the disk, and in total if the server announces that.
        var count = 0
        var total: Int?

        /// The bytes that this attempt received.
        var receivedCount = 0
    }

    private let path: String
    private let tagPath: String
    private let file: FileDescriptor
    private let sizeLimit: Int
    private let progress: @Sendable (_ done: Int, _ total: Int?) -> Void
    private let state = Mutex(State())

    /// `sizeLimit` is in bytes.
    init(
        path: String,
        sizeLimit: Int,
        progress: @escaping @Sendable (_ done: Int, _ total: Int?) -> Void
    ) throws(StorageError) {
        self.path = path
        tagPath = path + ".tag"
        self.sizeLimit = sizeLimit
        self.progress = progress
        file = try FileDescriptor(changing: path, orThrow: StorageError.cannotCreate)
    }

    var head: NetworkResponse? { state.withLock(\.head) }
    var failure: DownloadError? { state.withLock(\.failure) }
    var count: Int { state.withLock(\.count) }

    /// Whether the file has as many bytes as the server announced.
    var isComplete: Bool {
        state.withLock { state in state.total.map { $0 == state.count } ?? true }
    }

    var receivedCount: Int { state.withLock(\.receivedCount) }

    func startAttempt() {
        state.withLock { state in
            state.head = nil
            state.failure = nil
            state.receivedCount = 0
        }
    }

    /// The headers that request only what is missing; empty without a validator of what exists.
    func resumption() -> [HTTPHeader] {
        guard let size = file.size, size > 0,
            let tag = FileDescriptor(reading: tagPath)?.read(upTo: 1024),
            !tag.isEmpty
        else { return [] }
        return [
            HTTPHeader("Range", "bytes=\(size)-"),
            HTTPHeader("If-Range", String(decoding: tag, as: UTF8.self)),
        ]
    }

    /// The bytes on the disk, of this attempt or of earlier ones.
    var size: Int { file.size ?? 0 }

    /// Makes the next attempt start over.
    func discardValidator() {
        FileDescriptor.remove(tagPath)
    }

    /// Removes the file and its validator.
    static func remove(_ path: String) {
        FileDescriptor.remove(path)
        FileDescriptor.remove(path + ".tag")
    }

    func receive(_ head: NetworkResponse) -> Bool {
        do throws(DownloadError) {
            return try state.withLock { state throws(DownloadError) in
                state.head = head
                switch head.status {
                case 206:
                    guard let range = ContentRange(head), range.start <= file.size ?? 0 else {
                        // It does not continue the existing part, so the next attempt starts over.
                        discardValidator()
                        throw .network(.malformedResponse)
                    }
                    try truncate(to: range.start)
                    (state.count, state.total) = (range.start, range.total)
                case 200...299:
                    try truncate(to: 0)
                    try writeValidator(of: head)
                    // The announced length is that before decompression.
                    let isCompressed = head.header("Content-Encoding") != nil
                    let length =
                        isCompressed ? nil : head.header("Content-Length").flatMap { Int($0) }
                    (state.count, state.total) = (0, length)
                default: return false
                }
                guard max(state.count, state.total ?? 0) <= sizeLimit else { throw tooLarge }
                progress(state.count, state.total)
                return true
            }
        } catch {
            return fail(error)
        }
    }

    func receive(_ body: Data) -> Bool {
        guard count + body.count <= sizeLimit else { return fail(tooLarge) }
        guard file.writeAll(body) else { return fail(.storage(.cannotWrite(path: path))) }
        state.withLock { state in
            state.count += body.count
            state.receivedCount += body.count
            progress(state.count, state.total)
        }
        return true
    }

    private var tooLarge: DownloadError { .network(.tooLarge(limit: sizeLimit)) }

    private func fail(_ error: DownloadError) -> Bool {
        state.withLock { $0.failure = error }
        return false
    }

    private func truncate(to count: Int) throws(DownloadError) {
        guard file.truncate(to: count) else { throw .storage(.cannotWrite(path: path)) }
    }

    /// Needs a strong validator, which changes with every byte, or else a date (RFC 9110, 13.1.5).
    private func writeValidator(of head: NetworkResponse) throws(DownloadError) {
        FileDescriptor.remove(tagPath)
        guard head.header("Content-Encoding") == nil else { return }
        let strong = head.header("ETag").flatMap { $0.hasPrefix("W/") ? nil : $0 }
        guard let tag = strong ?? head.header("Last-Modified") else { return }
        guard let file = FileDescriptor(creating: tagPath), file.writeAll(Data(tag.utf8)) else {
            throw .storage(.cannotWrite(path: tagPath))
        }
    }
}

/// The part of a file that a response holds: `bytes 100-199/200` (RFC 9110, 14.4).
struct ContentRange {
    let start: Int

    /// `nil` if the server does not know it.
    let total: Int?

    init?(_ head: NetworkResponse) {
        let words = head.header("Content-Range")?.split(separator: " ") ?? []
        guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
        let parts = words[1].split(separator: "/")
        guard
            parts.count == 2, let start = parts[0].split(separator: "-").first.flatMap({ Int($0) })
        else { return nil }
        self.start = start
        total = Int(parts[1])
    }

    /// The size of the file in a response to an unsatisfiable range: `bytes */200`.
    static func unsatisfiedTotal(_ head: NetworkResponse) -> Int? {
        head.header("Content-Range").flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
    }
}
