package import Essentials
package import SystemKit

/// Downloads files of any size, resumes where an earlier attempt ended, and leaves a file as it is if
/// the server has no other version.
package struct FileDownloader: Sendable {
    /// The longest wait between two attempts.
    ///
    /// If a server requests more, the download fails with the response, and the next run resumes.
    static let longestWait = Duration.seconds(60)

    private let transport: any DownloadTransport

    /// The longest wait for the next byte.
    private let idleTimeout: Duration

    /// The largest file to accept, in bytes.
    private let sizeLimit: Int
    private let log: @Sendable (NetworkLogEntry) -> Void
    private let pause: @Sendable (Duration) async throws -> Void

    /// The log has an entry for every attempt; `pause` waits between them.
    package init(
        transport: any DownloadTransport,
        idleTimeout: Duration,
        sizeLimit: Int,
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in },
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await ThreadClock().sleep(for: $0)
        }
    ) {
        self.transport = transport
        self.idleTimeout = idleTimeout
        self.sizeLimit = sizeLimit
        self.log = log
        self.pause = pause
    }

    /// Downloads a file to a path, and returns its version at the server; `nil` if it has none.
    ///
    /// After a network failure the partial file remains, and the next call resumes it; a file above
    /// the size limit is removed. Only attempts that bring no new bytes count towards the limit of
    /// attempts.
    package func download(
        _ url: URL,
        headers: [HTTPHeader],
        to path: String,
        progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws(DownloadError) -> FileVersion? {
        let file: PartialFile
        do {
            file = try PartialFile(path: path, sizeLimit: sizeLimit) { count, total in
                progress(.received(count, total: total))
            }
        } catch {
            throw .storage(error)
        }
        var attempt = 1
        while true {
            let start = file.count
            do {
                let head = try await fetch(url, headers, to: file, attempt)
                file.complete()
                return file.version ?? FileVersion(head)
            } catch .storage(let error) {
                PartialFile.remove(path)
                throw .storage(error)
            } catch .network(.tooLarge(let limit)) {
                PartialFile.remove(path)
                throw .network(.tooLarge(limit: limit))
            } catch .network(let error) {
                if file.count > start { attempt = 1 }
                let delay = RetryPolicy.delay(
                    afterAttempt: attempt,
                    // Other requests end at their timeout, but a download can resume.
                    error == .timedOut ? .unreachable(.lost) : error,
                    timeLeft: Self.longestWait + .seconds(1),
                    random: .random(in: 0...1)
                )
                guard let delay else {
                    if file.size == 0 { PartialFile.remove(path) }
                    throw .network(error)
                }
                progress(.waiting(delay, reason: error))
                // A pause fails only when its task is cancelled.
                guard (try? await pause(delay)) != nil else { throw .network(.cancelled) }
                attempt += 1
            }
        }
    }

    /// Removes a file, complete or partial.
    package static func discard(_ path: String) { PartialFile.remove(path) }

    /// Makes one attempt, and logs it.
    private func fetch(
        _ url: URL,
        _ headers: [HTTPHeader],
        to file: PartialFile,
        _ attempt: Int
    ) async throws(DownloadError) -> NetworkResponse {
        let start = ContinuousClock.now
        file.startAttempt()
        let logResult = { (result: Result<NetworkResponse, NetworkError>) in
            log(
                NetworkLogEntry(
                    url: String(url.absoluteString.trimmingPrefix("\(url.scheme ?? "")://")),
                    outcome: NetworkLogEntry.Outcome(result, byteCount: file.receivedCount),
                    duration: start.duration(to: .now),
                    attempt: attempt,
                    cacheStatus: nil
                )
            )
        }
        do {
            let head = try await fetch(url, headers, to: file)
            logResult(.success(head))
            return head
        } catch {
            // A failure of this machine's disk is no concern of the log.
            if case .network(let failure) = error { logResult(.failure(failure)) }
            throw error
        }
    }

    private func fetch(
        _ url: URL,
        _ headers: [HTTPHeader],
        to file: PartialFile
    ) async throws(DownloadError) -> NetworkResponse {
        let condition = file.condition()
        let request = NetworkRequest(url: url, headers: headers + condition)
        do {
            try await transport.fetch(request, idleTimeout: idleTimeout, file)
        } catch {
            throw file.failure ?? .network(error)
        }
        if let failure = file.failure { throw failure }
        guard let head = file.head else { throw .network(.unreachable(.lost)) }
        let isResumption = condition.contains { $0.name == "Range" }
        if head.status == 304, !condition.isEmpty, !isResumption { return head }
        if head.status == 416, isResumption {
            // The file is complete already, or it has changed: then the next attempt starts over.
            guard ContentRange.unsatisfiedTotal(head) == file.size else {
                file.discardVersion()
                throw .network(.malformedResponse)
            }
            return head
        }
        guard (200...299).contains(head.status) else { throw .network(.httpStatus(head)) }
        guard file.isComplete else { throw .network(.unreachable(.lost)) }
        return head
    }
}

package enum DownloadProgress: Hashable, Sendable {
    /// Bytes that are on the disk; `total` is `nil` if the server does not announce it.
    case received(Int, total: Int?)

    /// An attempt failed, and the next one starts after a delay.
    case waiting(Duration, reason: NetworkError)
}

package enum DownloadError: Error, Hashable, Sendable {
    case network(NetworkError)
    case storage(StorageError)
}
