import Synchronization

extension WorkerTransport: DownloadTransport {
    public func fetch(
        _ request: NetworkRequest,
        patience: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError) {
        let worker = try takeWorker()
        let activity = Activity()
        // Ends the worker, and so the wait for it, when nothing has come for too long.
        let watch = Task {
            while true {
                let quietSince = activity.last
                try await Task.sleep(until: quietSince.advanced(by: patience))
                guard activity.last == quietSince else { continue }
                activity.timesOut()
                return worker.terminate()
            }
        }
        defer { watch.cancel() }
        let promise = Promise<Result<Void, NetworkError>>()
        let hasStarted = DetachedThread.start {
            promise.keep(Self.receive(request, with: worker, activity, receiver))
        }
        if !hasStarted { promise.keep(.failure(.noResources(reason: "no thread can be started"))) }
        let outcome = await withTaskCancellationHandler {
            await promise.value()
        } onCancel: {
            worker.terminate()
        }
        worker.terminate()
        if activity.hasTimedOut { throw .timedOut }
        if Task.isCancelled { throw .cancelled }
        try outcome.get()
    }

    private static func receive(
        _ request: NetworkRequest,
        with worker: WorkerProcess,
        _ activity: Activity,
        _ receiver: any DownloadReceiver
    ) -> Result<Void, NetworkError> {
        do {
            return try worker.send(request) { frame in
                activity.goesOn()
                switch frame {
                case .greeting: return .failure(.damaged)
                case .head(let status, let headers):
                    let head = NetworkResponse(status: status, headers: headers)
                    return receiver.receive(head) ? nil : .success(())
                case .body(let data): return receiver.receive(data) ? nil : .success(())
                case .end: return .success(())
                case .failure(let failure): return .failure(NetworkError(failure))
                case nil: return .failure(.unreachable(.lost))
                }
            }
        } catch {
            return .failure(error)
        }
    }
}

/// When something came last.
private final class Activity: Sendable {
    private struct State {
        var last = ContinuousClock.now
        var hasTimedOut = false
    }

    private let state = Mutex(State())

    var last: ContinuousClock.Instant { state.withLock(\.last) }
    var hasTimedOut: Bool { state.withLock(\.hasTimedOut) }

    func goesOn() { state.withLock { $0.last = .now } }
    func timesOut() { state.withLock { $0.hasTimedOut = true } }
}
