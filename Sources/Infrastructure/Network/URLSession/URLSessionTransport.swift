import Synchronization

/// Sends requests through URLSession, which runs in processes of its own: the workers.
///
/// On Linux a session can't be trusted with the program's own process (as of Swift 6.3): it traps
/// when a connection ends in the head of an answer, when a chunked body has a trailer and when a
/// task is cancelled that has just ended; it has no total time-out and no limit to a body; and all
/// sessions share one queue, so a body that never ends holds up every other request. A worker that
/// traps costs one try. One that is not wanted any more is simply ended, which matters the more as
/// a session that waits keeps a processor busy. One whose answer was whole keeps its connection for
/// the next request.
public final class URLSessionTransport: NetworkTransport {
    private let worker: ChildProgram
    private let idleWorkers = Mutex<[ChildProcess]>([])

    /// - Parameter worker: a program that runs `URLSessionWorker`.
    public init(worker: ChildProgram) {
        self.worker = worker
    }

    public func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        let worker = try takeWorker()
        let ending = try await BlockingWork.run(within: timeout) {
            URLSessionExchange.run(request, with: worker)
        } complete: { [self] ending in
            guard ending.isWorkerReady else { return worker.terminate() }
            idleWorkers.withLock { $0.append(worker) }
        } abandon: {
            worker.terminate()
        }
        return try ending.outcome.get()
    }

    /// One that has a connection already, if there is one.
    func takeWorker() throws(NetworkError) -> ChildProcess {
        let idle = idleWorkers.withLock { $0.popLast() }
        guard let worker = idle ?? ChildProcess(worker) else { throw .unreachable(.other) }
        return worker
    }
}
