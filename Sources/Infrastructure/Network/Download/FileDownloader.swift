/// Downloads files of any size, and resumes where an earlier attempt ended.
public struct FileDownloader: Sendable {
    /// The longest wait between two attempts.
    ///
    /// A server that asks for more by `Retry-After` is not waited for: the error names its wait, and
    /// the next run resumes.
    public static let longestWait = Duration.seconds(60)

    /// In bytes.
    ///
    /// The largest data set of IMDb, title.principals, has some 0.75 GB. This leaves room for years
    /// of growth, and a server that sends without end does not fill the disk.
    public static let standardSizeLimit = 4_000_000_000

    private let transport: any DownloadTransport
    private let policy: RetryPolicy
    private let patience: Duration
    private let sizeLimit: Int
    private let log: @Sendable (NetworkLogEntry) -> Void
    private let pause: @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - transport: carries each attempt.
    ///   - policy: says when to retry.
    ///   - patience: the idle timeout: how long to wait for the next byte.
    ///   - sizeLimit: how many bytes a file may have.
    ///   - log: gets an entry for every attempt.
    ///   - pause: waits between attempts.
    public init(
        transport: any DownloadTransport,
        policy: RetryPolicy = RetryPolicy(),
        patience: Duration,
        sizeLimit: Int = standardSizeLimit,
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in },
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) {
        self.transport = transport
        self.policy = policy
        self.patience = patience
        self.sizeLimit = sizeLimit
        self.log = log
        self.pause = pause
    }

    /// Downloads a file to a path, and returns the head of the server's response.
    ///
    /// After a failure of the network, what was received remains, and the next call resumes from
    /// it; a file above the size limit is removed. Only attempts after which no more of the file is
    /// there count towards the limit of attempts.
    public func download(
        _ url: URL,
        headers: [HTTPHeader],
        to path: String,
        progress: @escaping @Sendable (DownloadProgress) -> Void
    ) async throws(DownloadError) -> NetworkResponse {
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
                return try await fetch(url, headers, to: file, attempt)
            } catch .storage(let error) {
                PartialFile.remove(path)
                throw .storage(error)
            } catch .network(.tooLarge(let limit)) {
                PartialFile.remove(path)
                throw .network(.tooLarge(limit: limit))
            } catch .network(let error) {
                if file.count > start { attempt = 1 }
                guard let delay = delay(afterAttempt: attempt, error) else {
                    if file.size == 0 { PartialFile.remove(path) }
                    throw .network(error)
                }
                progress(.waiting(delay, reason: error))
                do {
                    try await pause(delay)
                } catch {
                    throw .network(.cancelled)
                }
                attempt += 1
            }
        }
    }

    /// Removes what is there of a file, whole or not.
    public func discard(_ path: String) {
        PartialFile.remove(path)
    }

    private func delay(afterAttempt attempt: Int, _ error: NetworkError) -> Duration? {
        policy.delay(
            afterTry: attempt,
            // Other requests end at their timeout. A download resumes.
            error == .timedOut ? .unreachable(.lost) : error,
            timeLeft: Self.longestWait + .seconds(1),
            random: .random(in: 0...1)
        )
    }

    /// Makes one attempt, and logs it.
    private func fetch(
        _ url: URL,
        _ headers: [HTTPHeader],
        to file: PartialFile,
        _ attempt: Int
    ) async throws(DownloadError) -> NetworkResponse {
        let start = ContinuousClock.now
        file.startAttempt()
        let result: Result<NetworkResponse, DownloadError>
        do {
            result = .success(try await fetch(url, headers, to: file))
        } catch {
            result = .failure(error)
        }
        if let outcome = outcome(result, byteCount: file.receivedCount) {
            log(
                NetworkLogEntry(
                    address: url.withoutScheme,
                    outcome: outcome,
                    duration: start.duration(to: .now),
                    attempt: attempt,
                    held: nil
                )
            )
        }
        return try result.get()
    }

    /// `nil` for an attempt that ended because of this machine.
    private func outcome(
        _ result: Result<NetworkResponse, DownloadError>,
        byteCount: Int
    ) -> NetworkLogEntry.Outcome? {
        switch result {
        case .success(let head), .failure(.network(.unsuccessful(let head))):
            .answer(status: head.status, byteCount: byteCount)
        case .failure(.network(let error)): .failure(error, byteCount: byteCount)
        case .failure(.storage): nil
        }
    }

    private func fetch(
        _ url: URL,
        _ headers: [HTTPHeader],
        to file: PartialFile
    ) async throws(DownloadError) -> NetworkResponse {
        let resumption = file.resumption()
        let request = NetworkRequest(url: url, headers: headers + resumption, bodyLimit: .max)
        do {
            try await transport.fetch(request, patience: patience, file)
        } catch {
            throw file.failure ?? .network(error)
        }
        if let failure = file.failure { throw failure }
        guard let head = file.head else { throw .network(.unreachable(.lost)) }
        if head.status == 416, !resumption.isEmpty {
            // All of it was there, or it is another file now: the next attempt starts from zero.
            guard ContentRange.totalOnly(head) == file.size else {
                file.forget()
                throw .network(.damaged)
            }
            return head
        }
        guard (200...299).contains(head.status) else { throw .network(.unsuccessful(head)) }
        guard file.isWhole else { throw .network(.unreachable(.lost)) }
        return head
    }
}

extension URL {
    /// The host, the path and the query.
    fileprivate var withoutScheme: String {
        let prefix = scheme.map { "\($0)://" } ?? ""
        return absoluteString.hasPrefix(prefix)
            ? String(absoluteString.dropFirst(prefix.count)) : absoluteString
    }
}
