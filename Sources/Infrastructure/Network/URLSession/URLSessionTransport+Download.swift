import Foundation
import Synchronization

extension URLSessionTransport: DownloadTransport {
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
        Thread.detachNewThread {
            promise.keep(Self.receive(request, with: worker, activity, receiver))
        }
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
        with worker: ChildProcess,
        _ activity: Activity,
        _ receiver: any DownloadReceiver
    ) -> Result<Void, NetworkError> {
        guard let line = WorkerRequest(request).line(), worker.write(line) else {
            return .failure(.unreachable(.lost))
        }
        var hasBegun = false
        while let frame = WorkerFrame(worker.read) {
            activity.goesOn()
            switch frame {
            case .head(let status, let headers):
                hasBegun = true
                let head = NetworkResponse(status: status, headers: headers)
                guard receiver.receive(head) else { return .success(()) }
            case .body(let data):
                guard receiver.receive(data) else { return .success(()) }
            case .end: return .success(())
            case .failure(let code):
                return .failure(NetworkError(workerCode: code, request, hasBegun: hasBegun))
            }
        }
        return .failure(.unreachable(.lost))
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
