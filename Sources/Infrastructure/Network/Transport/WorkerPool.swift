import Synchronization

/// The workers of a transport.
///
/// Requests share a worker, and so its connections: a start takes 10 ms of processor time, and a
/// session keeps a processor busy while it waits for the first response on a connection (on Linux,
/// as of Swift 6.3). After a worker has ended in the middle of requests, each request has a worker
/// of its own, so that the one that ended it costs the others no further attempt.
final class WorkerPool: Sendable {
    private struct Entry {
        let worker: WorkerProcess
        var requestCount: Int

        /// Whether the worker takes other requests.
        var isOpen: Bool
    }

    private struct State {
        var entries: [Entry] = []
        var isSharing = true
    }

    private let paths: @Sendable () -> [String]
    private let state = Mutex(State())

    /// - Parameter paths: where the worker may be, in the order to look.
    init(searching paths: @escaping @Sendable () -> [String]) {
        self.paths = paths
    }

    /// Starts a worker for the next request.
    func prepare() {
        // A failure is reported with the request.
        guard let worker = try? WorkerProcess(searching: paths()) else { return }
        state.withLock {
            $0.entries.append(Entry(worker: worker, requestCount: 0, isOpen: true))
        }
    }

    /// A worker for a request, with connections if possible; `complete` must follow.
    ///
    /// With `alone`, it serves no other request at the same time or later.
    func take(alone: Bool = false) throws(NetworkError) -> WorkerProcess {
        try state.withLock { state throws(NetworkError) in
            let limit = alone || !state.isSharing ? 1 : WorkerProtocol.concurrentLimit
            let index = state.entries.firstIndex { $0.isOpen && $0.requestCount < limit }
            if let index {
                state.entries[index].requestCount += 1
                state.entries[index].isOpen = !alone
                return state.entries[index].worker
            }
            let worker = try WorkerProcess(searching: paths())
            state.entries.append(Entry(worker: worker, requestCount: 1, isOpen: !alone))
            return worker
        }
    }

    /// Ends the use of a worker for a request.
    ///
    /// A worker that is not ready afterwards, as it may still serve the request, gets no others,
    /// and is terminated after those that it has.
    func complete(_ worker: WorkerProcess, isReady: Bool) {
        let isUnused = state.withLock { state in
            if worker.hasEnded { state.isSharing = false }
            guard let index = state.entries.firstIndex(where: { $0.worker === worker }) else {
                return false
            }
            state.entries[index].requestCount -= 1
            if !isReady { state.entries[index].isOpen = false }
            let entry = state.entries[index]
            guard !entry.isOpen, entry.requestCount == 0 else { return false }
            state.entries.remove(at: index)
            return true
        }
        if isUnused { worker.terminate() }
    }
}
