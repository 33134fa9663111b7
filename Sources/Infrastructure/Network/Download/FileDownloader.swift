/// Fetches files from a server, however large, and goes on where an earlier try broke off.
public struct FileDownloader: Sendable {
    private let transport: any DownloadTransport
    private let policy: RetryPolicy
    private let patience: Duration
    private let pause: @Sendable (Duration) async throws -> Void

    /// Waits for the next byte as long as `patience`, and between tries by `pause`.
    public init(
        transport: any DownloadTransport,
        policy: RetryPolicy = RetryPolicy(),
        patience: Duration,
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) {
        self.transport = transport
        self.policy = policy
        self.patience = patience
        self.pause = pause
    }

    /// Fetches a file to a path, and gives the head of the server's answer.
    ///
    /// What is there after a failure of the network is a beginning, and the next call goes on from
    /// it. The number of tries counts those in which nothing came.
    public func download(
        _ url: URL,
        headers: [HTTPHeader],
        to path: String,
        progress: @escaping @Sendable (_ done: Int, _ total: Int?) -> Void
    ) async throws(DownloadError) -> NetworkResponse {
        let file: PartialFile
        do {
            file = try PartialFile(path: path, progress: progress)
        } catch {
            throw .storage(error)
        }
        var tryNumber = 1
        while true {
            let start = file.count
            do {
                return try await fetch(url, headers, to: file)
            } catch .storage(let error) {
                PartialFile.remove(path)
                throw .storage(error)
            } catch .network(let error) {
                tryNumber = file.count > start ? 1 : tryNumber
                let delay = policy.delay(
                    afterTry: tryNumber,
                    error == .timedOut ? .unreachable(.lost) : error,
                    timeLeft: .seconds(3600),
                    random: .random(in: 0...1)
                )
                guard let delay, (try? await pause(delay)) != nil else {
                    if file.size == 0 { PartialFile.remove(path) }
                    throw .network(error)
                }
                tryNumber += 1
            }
        }
    }

    /// Removes what is there of a file, whole or not.
    public func discard(_ path: String) {
        PartialFile.remove(path)
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
            if let failure = file.failure { throw .storage(failure) }
            throw .network(error)
        }
        if let failure = file.failure { throw .storage(failure) }
        guard let head = file.head else { throw .network(.unreachable(.lost)) }
        if head.status == 416, !resumption.isEmpty {
            // All of it was there, or it is another file now: the next try begins anew.
            guard ContentRange.totalOnly(head) == file.size else {
                file.forget()
                throw .network(.damaged)
            }
            return head
        }
        guard (200...299).contains(head.status) else { throw .network(.unsuccessful(head)) }
        guard head.status != 206 || ContentRange(head) != nil else {
            file.forget()
            throw .network(.damaged)
        }
        guard file.isWhole else { throw .network(.unreachable(.lost)) }
        return head
    }
}
