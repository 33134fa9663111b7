import SystemKit

/// Sends requests through the network worker, a program that has URLSession to itself.
///
/// On Linux a session is not safe to use in the program's own process (as of Swift 6.3): it traps
/// when a connection ends in the head of a response, when a chunked body has a trailer and when a
/// task is cancelled that has just ended; it has no total timeout and no limit for a body; and all
/// sessions share one queue. A worker that traps costs one attempt of one request; its other
/// requests are sent again. After a request is cancelled or times out, its worker gets no more
/// requests, and is terminated when the others have ended, because a session that waits keeps a
/// processor busy. Other workers keep their connections for the next requests. And a program that
/// does not link URLSession starts in a quarter of the time.
package final class WorkerTransport: NetworkTransport {
    let pool: WorkerPool

    /// The paths are where the worker may be, in the order to look; evaluated at the first request.
    package init(
        searching paths: @escaping @autoclosure @Sendable () -> [String] =
            Executable.companionPaths(WorkerProtocol.programName, inLibexec: "movies")
    ) {
        pool = WorkerPool(searching: paths)
    }

    /// Starts a worker for the first request, so that it gets ready in parallel with the caller.
    package func prepare() { pool.prepare() }

    /// Starts a worker, and checks that it is the right program; sends no request.
    package func checkWorker(within timeout: Duration) async throws(NetworkError) {
        let deadline = ContinuousClock.now.advanced(by: timeout)
        try await BlockingWork.runToEnd { [pool] _ throws(NetworkError) in
            try pool.makeWorker().checkGreeting(until: deadline)
        }
    }

    package func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        let deadline = ContinuousClock.now.advanced(by: timeout)
        for isAlone in [false, true] {
            let collector = ResponseCollector(limit: request.bodyLimit)
            let ending = try await pass(request, isAlone: isAlone, .at(deadline), to: collector)
            switch ending {
            case .complete, .aborted:
                // The response is incomplete if it is shorter than the server announced.
                guard let response = collector.response,
                    ending == .complete || response.body.count >= response.announcedLength ?? 0
                else { throw .unreachable(.lost) }
                return response
            case .unwanted: throw .tooLarge(limit: request.bodyLimit)
            case .endedWithOthers: continue
            }
        }
        throw .unreachable(.lost)
    }

    /// Sends a request to a worker, and passes the response on.
    private func pass(
        _ request: NetworkRequest,
        isAlone: Bool,
        _ timeout: WorkerExchange.Timeout,
        to receiver: any DownloadReceiver
    ) async throws(NetworkError) -> WorkerExchange.Ending {
        let worker = try pool.take(isAlone: isAlone)
        let promise = Promise<WorkerExchange.Outcome>()
        let exchange = WorkerExchange(receiver, timeout: timeout) { [pool] outcome in
            promise.fulfill(outcome) {
                pool.complete(worker, isReady: outcome == .success(.complete))
            }
        }
        let number = worker.add(exchange)
        let abandon = { @Sendable (error: NetworkError) in
            worker.abandon(number)
            exchange.end(.failure(error))
        }
        let hasStarted = DetachedThread.start {
            worker.serve(WorkerRequest(request, number: number))
        }
        if !hasStarted { abandon(NetworkError(.noThread)) }
        let outcome = await withTaskCancellationHandler {
            await promise.value
        } onCancel: {
            abandon(.cancelled)
        }
        return try outcome.get()
    }
}

extension WorkerTransport: DownloadTransport {
    package func fetch(
        _ request: NetworkRequest,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError) {
        switch try await pass(request, isAlone: true, .idle(idleTimeout), to: receiver) {
        case .complete, .unwanted: return
        case .aborted, .endedWithOthers: throw .unreachable(.lost)
        }
    }
}
