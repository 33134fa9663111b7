import Synchronization

/// The workers of a transport.
///
/// Requests share a worker, and so its connections: a start takes 10 ms of processor time, and a
/// session keeps a processor busy while it waits for the first response on a connection (on Linux,
/// as of Swift 6.3). After a worker has ended by itself, the next requests are alone in their
/// workers, so that one that ends its worker fails alone.
final class WorkerPool: Sendable {
    private struct Entry {
        enum State {
            /// Takes requests, up to the limit.
            case shared

            /// Serves one request, and no other at the same time.
            case lone

            /// Takes no more requests.
            case closed
        }

        let worker: WorkerProcess
        var requestCount = 0
        var state = State.shared
    }

    private struct State {
        var entries: [Entry] = []

        /// How many requests are to be alone.
        var loneCount = 0
    }

    /// How many requests are alone after a worker has ended: those that it may have served, and as
    /// many others that are sent at the same time.
    private static let loneCount = 2 * WorkerProtocol.concurrentLimit

    /// Where the worker may be, in the order to look.
    private let paths: @Sendable () -> [String]
    private let state = Mutex(State())

    init(searching paths: @escaping @Sendable () -> [String]) { self.paths = paths }

    /// Starts a worker for the next request, unless there is one.
    func prepare() {
        state.withLock { state in
            // A failure is reported with the request.
            guard state.entries.isEmpty, let worker = try? WorkerProcess(searching: paths()) else {
                return
            }
            state.entries.append(Entry(worker: worker))
        }
    }

    /// A worker that does not belong to the pool.
    func makeWorker() throws(NetworkError) -> WorkerProcess {
        try WorkerProcess(searching: paths())
    }

    /// Takes a worker for a request, with connections if possible, which `complete` ends.
    ///
    /// With `isAlone`, it serves no other request at the same time.
    func take(isAlone: Bool = false) throws(NetworkError) -> WorkerProcess {
        try state.withLock { state throws(NetworkError) in
            let isAlone = isAlone || state.loneCount > 0
            state.loneCount = max(0, state.loneCount - 1)
            let limit = isAlone ? 1 : WorkerProtocol.concurrentLimit
            // A worker without requests may have ended unnoticed.
            state.entries.removeAll { $0.requestCount == 0 && !$0.worker.isRunning() }
            let found = state.entries.firstIndex {
                $0.state == .shared && $0.requestCount < limit
            }
            if found == nil {
                state.entries.append(Entry(worker: try WorkerProcess(searching: paths())))
            }
            let index = found ?? state.entries.endIndex - 1
            state.entries[index].requestCount += 1
            if isAlone { state.entries[index].state = .lone }
            return state.entries[index].worker
        }
    }

    /// Ends the use of a worker for a request.
    ///
    /// A worker that is not ready afterwards, as it may still serve the request, gets no others,
    /// and is terminated after those that it has. So is a worker that is not needed.
    func complete(_ worker: WorkerProcess, isReady: Bool) {
        let isUnused = state.withLock { state in
            if worker.hasEnded { state.loneCount = Self.loneCount }
            guard let index = state.entries.firstIndex(where: { $0.worker === worker }) else {
                return false
            }
            // Another one without requests is enough for the next ones.
            let isNeeded = !state.entries.contains { $0.requestCount == 0 }
            state.entries[index].requestCount -= 1
            if !isReady {
                state.entries[index].state = .closed
            } else if state.entries[index].state == .lone {
                state.entries[index].state = .shared
            }
            let entry = state.entries[index]
            guard entry.requestCount == 0, entry.state == .closed || !isNeeded else { return false }
            state.entries.remove(at: index)
            return true
        }
        if isUnused { worker.terminate() }
    }
}
