import Synchronization

/// The workers of a transport: those that are ready for a request, and a limit for starting others.
///
/// On Linux, a session keeps a processor busy while it waits for the first response on a connection,
/// because it then still listens for when the connection accepts bytes (as of Swift 6.3). Later
/// responses cost nothing. If many workers waited for their first one at the same time, they would
/// leave no processor for the responses.
final class WorkerPool: Sendable {
    /// A worker that serves a request.
    struct Lease {
        let worker: WorkerProcess

        /// Whether it has not had a response before.
        let isNew: Bool
    }

    private enum Signal {
        /// A worker may be ready, or another one was started: the wait starts again.
        case changed

        /// There was no change in time.
        case overdue
        case cancelled
    }

    private typealias Waiter = Promise<Signal>

    private struct State {
        var idle: [Lease] = []

        /// The number of new workers that serve a request.
        var newCount = 0
        var waiters: [Waiter] = []

        mutating func takeIdle() -> Lease? {
            let lease = idle.popLast()
            if lease?.isNew == true { newCount += 1 }
            return lease
        }
    }

    private enum Decision {
        case use(Lease)
        case start
        case wait(Waiter)
    }

    /// The longest wait for a change; after that, one more worker is started in any case.
    static let longestWait = Duration.seconds(1)

    private let paths: @Sendable () -> [String]
    /// By default; counted when it is needed, because that reads files.
    private static let newLimit = max(3, ProcessInfo.processInfo.activeProcessorCount / 2)

    private let newLimit: Int?
    private let pause: @Sendable (Duration) async throws -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - paths: where the worker may be, in the order to look.
    ///   - newLimit: how many new workers may wait for a response at the same time; `nil` for the
    ///     default.
    ///   - pause: waits for the longest wait.
    init(
        searching paths: @escaping @Sendable () -> [String],
        newLimit: Int? = nil,
        pause: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) {
        self.paths = paths
        self.newLimit = newLimit
        self.pause = pause
    }

    /// Starts a worker for the next request.
    func prepare() {
        // A failure is reported with the request.
        guard let worker = try? WorkerProcess(searching: paths()) else { return }
        state.withLock { $0.idle.append(Lease(worker: worker, isNew: true)) }
    }

    /// An idle worker, which has a connection already, or else a new one, as soon as that may start.
    ///
    /// Throws `timedOut` if that is not before the deadline.
    func take(until deadline: ContinuousClock.Instant) async throws(NetworkError) -> Lease {
        var isOverdue = false
        while true {
            switch decide(isOverdue: isOverdue) {
            case .use(let lease): return lease
            case .start:
                if isOverdue { signalChange() }
                return try startWorker()
            case .wait(let waiter):
                let rest = deadline - .now
                guard rest > .zero else { throw .timedOut }
                switch await signal(to: waiter, within: min(Self.longestWait, rest)) {
                case .changed: isOverdue = false
                case .overdue: isOverdue = true
                case .cancelled: throw .cancelled
                }
            }
        }
    }

    /// The same without a wait, for requests that are sent one after the other.
    func takeAtOnce() throws(NetworkError) -> Lease {
        let idle = state.withLock { state in
            let idle = state.takeIdle()
            if idle == nil { state.newCount += 1 }
            return idle
        }
        if let idle { return idle }
        return try startWorker()
    }

    /// Ends the use of a worker, and retains it for the next request if it can take one.
    func complete(_ lease: Lease, isReady: Bool) {
        if !isReady { lease.worker.terminate() }
        state.withLock { state in
            if lease.isNew { state.newCount -= 1 }
            if isReady { state.idle.append(Lease(worker: lease.worker, isNew: false)) }
        }
        signalChange()
    }

    private func signalChange() {
        let waiters = state.withLock { state in
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.fulfill(.changed) }
    }

    /// In one step, so that no change is missed before the wait.
    private func decide(isOverdue: Bool) -> Decision {
        state.withLock { state in
            if let idle = state.takeIdle() { return .use(idle) }
            if isOverdue || state.newCount < newLimit ?? Self.newLimit {
                state.newCount += 1
                return .start
            }
            let waiter = Waiter()
            state.waiters.append(waiter)
            return .wait(waiter)
        }
    }

    /// Starts a worker that is counted already.
    private func startWorker() throws(NetworkError) -> Lease {
        do {
            return Lease(worker: try WorkerProcess(searching: paths()), isNew: true)
        } catch {
            state.withLock { $0.newCount -= 1 }
            signalChange()
            throw error
        }
    }

    private func signal(to waiter: Waiter, within duration: Duration) async -> Signal {
        let timer = Task { [pause] in
            // It fails only when it is cancelled, after the wait.
            try? await pause(duration)
            waiter.fulfill(.overdue)
        }
        let signal = await withTaskCancellationHandler {
            await waiter.value
        } onCancel: {
            waiter.fulfill(.cancelled)
        }
        timer.cancel()
        state.withLock { $0.waiters.removeAll { $0 === waiter } }
        return signal
    }
}
