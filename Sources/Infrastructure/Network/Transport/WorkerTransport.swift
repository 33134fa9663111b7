import Essentials
import Synchronization
import SystemKit

/// Sends requests through the network worker, a program that has URLSession to itself.
///
/// On Linux a session is not safe to use in the program's own process (as of Swift 6.3): it traps
/// when a connection ends in the head of a response, when a chunked body has a trailer and when a
/// task is cancelled that has just ended; it has no total timeout and no limit for a body; and all
/// sessions share one queue. A worker serves one request at a time, so that one that traps costs one
/// attempt of that request; requests at the same time have a worker each. After a complete response,
/// the worker and its connection wait for the next request; after any other one, the worker is
/// terminated. And a program that does not link URLSession starts in a quarter of the time.
package final class WorkerTransport: NetworkTransport {
    /// The most workers that wait for requests.
    private static let idleLimit = 6

    /// The paths at which the worker may be, in the order to look.
    private let paths: @Sendable () -> [String]
    private let idleWorkers = Mutex<[WorkerProcess]>([])

    /// The paths are where the worker may be, in the order to look; evaluated at the first request.
    package init(
        searching paths: @escaping @autoclosure @Sendable () -> [String] =
            Executable.companionPaths(WorkerProtocol.programName, inLibexec: "movies")
    ) {
        self.paths = paths
    }

    /// Starts a worker for the first request, so that it gets ready in parallel with the caller.
    package func prepare() {
        // A failure is reported with the request.
        if let worker = try? WorkerProcess(searching: paths()) { keep(worker) }
    }

    /// Starts a worker, and checks that it is the right program; sends no request.
    package func checkWorker(within timeout: Duration) async throws(NetworkError) {
        let deadline = ContinuousClock.now.advanced(by: timeout)
        try await BlockingWork.runToEnd { [paths] _ throws(NetworkError) in
            try WorkerProcess(searching: paths()).checkGreeting(until: deadline)
        }
    }

    package func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        let deadline = ContinuousClock.now.advanced(by: timeout)
        let collector = ResponseCollector(limit: request.bodyLimit)
        let ending = try await pass(request, to: collector) { _ in deadline }
        guard ending != .unwanted else { throw .tooLarge(limit: request.bodyLimit) }
        // The response is incomplete if it is shorter than the server announced.
        guard let response = collector.response,
            ending == .complete || response.body.count >= response.announcedLength ?? 0
        else { throw .unreachable(.lost) }
        return response
    }

    /// Sends a request to a worker, and passes the response on.
    private func pass(
        _ request: NetworkRequest,
        to receiver: any DownloadReceiver,
        deadline: @escaping @Sendable (ContinuousClock.Instant) -> ContinuousClock.Instant
    ) async throws(NetworkError) -> WorkerProcess.Ending {
        let worker = try takeWorker()
        let outcome: Result<WorkerProcess.Ending, NetworkError>
        do {
            outcome = try await BlockingWork.run {
                Result { () throws(NetworkError) in
                    try worker.serve(request, receiver, deadline: deadline)
                }
            } abandon: {
                worker.terminate()
            }
        } catch {
            throw NetworkError(error)
        }
        if outcome == .success(.complete) { keep(worker) } else { worker.terminate() }
        return try outcome.get()
    }

    /// A worker with a connection, if possible, or else a new one.
    private func takeWorker() throws(NetworkError) -> WorkerProcess {
        // A worker without requests may have ended unnoticed.
        while let worker = idleWorkers.withLock({ $0.popLast() }) {
            if worker.isRunning() { return worker }
        }
        return try WorkerProcess(searching: paths())
    }

    private func keep(_ worker: WorkerProcess) {
        let isKept = idleWorkers.withLock { workers in
            guard workers.count < Self.idleLimit else { return false }
            workers.append(worker)
            return true
        }
        if !isKept { worker.terminate() }
    }
}

extension WorkerTransport: DownloadTransport {
    package func fetch(
        _ request: NetworkRequest,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError) {
        let ending = try await pass(request, to: receiver) { $0.advanced(by: idleTimeout) }
        if ending == .aborted { throw .unreachable(.lost) }
    }
}

/// Collects a whole response, up to a limit of its body.
private final class ResponseCollector: DownloadReceiver {
    private let limit: Int
    private let received = Mutex<NetworkResponse?>(nil)

    /// `limit` is in bytes.
    init(limit: Int) { self.limit = limit }

    /// The part of the response that has arrived; `nil` without a head.
    var response: NetworkResponse? { received.withLock(\.self) }

    func receive(_ head: NetworkResponse) -> Bool {
        received.withLock { $0 = head }
        return (head.announcedLength ?? 0) <= limit
    }

    func receive(_ body: Data) -> Bool {
        received.withLock { response in
            response?.body += body
            return response.map { $0.body.count <= limit } ?? false
        }
    }
}
