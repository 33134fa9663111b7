import Essentials
import Synchronization
import SystemKit

/// A file that is being downloaded.
///
/// Beside it, in a file with the suffix `.tag`, is which of the server's versions it is, so that a
/// later run of the program can resume, or download it again only if the server has another one.
final class PartialFile: DownloadReceiver {
    private struct State {
        var head: NetworkResponse?
        var failure: DownloadError?

        /// The bytes on the disk, and in total if the server announces that.
        var count = 0
        var total: Int?
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

    /// The headers that request only what is missing, or, of a whole file, only another version;
    /// empty without a validator of what exists.
    func condition() -> [HTTPHeader] {
        guard size > 0, let tag else { return [] }
        if tag.completeSize == size {
            return tag.version.etag.map { [HTTPHeader("If-None-Match", $0)] }
                ?? tag.version.lastModified.map { [HTTPHeader("If-Modified-Since", $0)] } ?? []
        }
        guard let validator = tag.version.strongValidator else { return [] }
        return [HTTPHeader("Range", "bytes=\(size)-"), HTTPHeader("If-Range", validator)]
    }

    /// The server's version of the file; `nil` if the server does not say that.
    var version: FileVersion? { tag?.version }

    /// The bytes on the disk, of this attempt or of earlier ones.
    var size: Int { file.size ?? 0 }

    /// Makes the next attempt start over.
    func discardVersion() { FileDescriptor.remove(tagPath) }

    /// Notes that nothing is missing; without that, the next download only tries to resume.
    func complete() {
        guard var tag, tag.completeSize != size, file.synchronize() else { return }
        tag.completeSize = size
        try? write(tag)
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
                    guard let range = ContentRange(head), range.start <= file.size ?? 0,
                        tag?.version.isCompatible(with: FileVersion(head)) ?? true
                    else {
                        // It does not continue the existing part, so the next attempt starts over.
                        discardVersion()
                        throw .network(.malformedResponse)
                    }
                    try truncate(to: range.start)
                    (state.count, state.total) = (range.start, range.total)
                case 200...299:
                    try truncate(to: 0)
                    try writeVersion(of: head)
                    (state.count, state.total) = (0, head.announcedLength)
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

    private var tag: Tag? {
        FileDescriptor(reading: tagPath)?.read(upTo: 4096)
            .flatMap { try? JSONDecoder().decode(Tag.self, from: $0) }
    }

    private func writeVersion(of head: NetworkResponse) throws(DownloadError) {
        FileDescriptor.remove(tagPath)
        // What arrives is not what the server counts the bytes of.
        guard head.header("Content-Encoding") == nil else { return }
        try FileVersion(head).map { version throws(DownloadError) in
            try write(Tag(version: version))
        }
    }

    private func write(_ tag: Tag) throws(DownloadError) {
        FileDescriptor.remove(tagPath)
        guard let file = FileDescriptor(creating: tagPath),
            let data = try? JSONEncoder().encode(tag), file.writeAll(data)
        else { throw .storage(.cannotWrite(path: tagPath)) }
    }
}

/// The facts known of a file on the disk.
private struct Tag: Codable {
    let version: FileVersion

    /// In bytes, if the file is complete.
    var completeSize: Int?
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
