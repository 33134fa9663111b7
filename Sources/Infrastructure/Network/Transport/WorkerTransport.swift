/// Sends requests through the network worker, a program that has URLSession to itself.
///
/// On Linux a session is not safe to use in the program's own process (as of Swift 6.3): it traps
/// when a connection ends in the head of a response, when a chunked body has a trailer and when a
/// task is cancelled that has just ended; it has no total timeout and no limit for a body; and all
/// sessions share one queue, so an endless body blocks every other request. A worker that traps
/// costs one attempt. A worker whose response is no longer wanted is terminated, also because a
/// session that waits keeps a processor busy. A worker whose response was complete keeps its
/// connection for the next request. And a program that does not link URLSession starts in a quarter
/// of the time.
public final class WorkerTransport: NetworkTransport {
    let pool: WorkerPool

    /// - Parameter paths: where the worker may be, in the order to look; evaluated at the first
    ///   request.
    public convenience init(
        searching paths: @escaping @autoclosure @Sendable () -> [String] =
            Executable.companionPaths(WorkerProtocol.programName)
    ) {
        self.init(pool: WorkerPool(searching: paths))
    }

    init(pool: WorkerPool) {
        self.pool = pool
    }

    /// Starts a worker for the first request, so that it gets ready in parallel with the caller.
    public func prepare() {
        pool.prepare()
    }

    public func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        let deadline = ContinuousClock.now.advanced(by: timeout)
        let lease = try await pool.take(until: deadline)
        let outcome: WorkerExchange.Outcome
        do {
            outcome = try await BlockingWork.run {
                WorkerExchange.run(request, with: lease.worker, until: deadline)
            } complete: { [pool] ending in
                pool.complete(lease, isReady: ending.isWorkerReady)
            } abandon: { [pool] in
                pool.complete(lease, isReady: false)
            }.outcome
        } catch {
            throw NetworkError(error)
        }
        return try outcome.get()
    }

    /// The same on the caller's thread, without a reaction to cancellation.
    fileprivate func sendBlocking(
        _ request: NetworkRequest,
        within timeout: Duration
    ) throws(NetworkError) -> NetworkResponse {
        let deadline = ContinuousClock.now.advanced(by: timeout)
        let lease = try pool.takeAtOnce()
        let ending = WorkerExchange.run(request, with: lease.worker, until: deadline)
        pool.complete(lease, isReady: ending.isWorkerReady)
        return try ending.outcome.get()
    }
}

/// A `WorkerTransport` that makes the caller's thread wait for a response.
///
/// For a program whose only thread has nothing else to do meanwhile: no other thread has to start,
/// which would take a millisecond.
public struct BlockingWorkerTransport: NetworkTransport {
    private let transport: WorkerTransport

    public init(_ transport: WorkerTransport) {
        self.transport = transport
    }

    public func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        try transport.sendBlocking(request, within: timeout)
    }
}
