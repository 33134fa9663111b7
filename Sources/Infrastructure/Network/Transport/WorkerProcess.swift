import Synchronization

/// A running network worker, which serves one request at a time.
///
/// Sending and receiving block, so both belong on a `DetachedThread`.
final class WorkerProcess: Sendable {
    private let path: String
    private let process: ChildProcess
    private let hasGreeted = Mutex(false)

    /// Starts the worker at the first of the paths where there is a program.
    init(searching paths: [String]) throws(NetworkError) {
        let found =
            paths.first(where: Executable.isExecutable) ?? paths.first(where: Executable.exists)
        guard let found else {
            throw .workerUnusable(path: paths.first ?? WorkerProtocol.programName, .missing)
        }
        path = found
        do {
            process = try ChildProcess(ProgramInvocation(path: found))
        } catch {
            if error.isShortage { throw .noResources(reason: error.reason) }
            throw .workerUnusable(path: found, .cannotStart(reason: error.reason))
        }
    }

    /// Sends a request, and passes the frames of the response to `receive` until that returns a
    /// result.
    ///
    /// `deadline` is called before each frame, and returns when that must be complete. After the
    /// last frame, `receive` gets `nil`; if it returns no result then, the connection counts as
    /// lost. After a failure the worker must not be used again.
    func send<Result>(
        _ request: NetworkRequest,
        deadline: () -> ContinuousClock.Instant,
        receive: (WorkerFrame?) -> Result?
    ) throws(NetworkError) -> Result {
        // A worker that does not read the request has ended, and sends no frames either.
        if let line = WorkerRequest(request).line() { _ = process.write(line) }
        if !hasGreeted.withLock({ $0 }) { try receiveGreeting(until: deadline()) }
        while let frame = try frame(until: deadline()) {
            if let result = receive(frame) { return result }
        }
        guard let result = receive(nil) else { throw .unreachable(.lost) }
        return result
    }

    /// Whether the worker ended by itself in the middle of a response.
    func hasAborted(until deadline: ContinuousClock.Instant) -> Bool {
        process.waitForExit(until: deadline) == WorkerProtocol.abortedStatus << 8
    }

    /// Ends the worker, and so its response.
    func terminate() {
        process.terminate()
    }

    private func receiveGreeting(until deadline: ContinuousClock.Instant) throws(NetworkError) {
        var byteCount = 0
        let frame = try frame(until: deadline) { byteCount += $0 }
        if case .greeting(WorkerProtocol.greeting) = frame {
            return hasGreeted.withLock { $0 = true }
        }
        guard byteCount == 0, hasFailedToRun(until: deadline) else {
            throw .workerUnusable(path: path, .incompatible)
        }
        throw .workerUnusable(path: path, .cannotStart(reason: "it ended at once"))
    }

    /// The next frame; `nil` at the end of the output, or if that is not a frame.
    private func frame(
        until deadline: ContinuousClock.Instant,
        didRead: (_ byteCount: Int) -> Void = { _ in }
    ) throws(NetworkError) -> WorkerFrame? {
        try WorkerFrame { count throws(NetworkError) in
            guard let bytes = process.read(count, until: deadline) else { throw .timedOut }
            didRead(bytes.count)
            return bytes
        }
    }

    /// Whether a signal ended the worker, or the system could not load it (status 127).
    private func hasFailedToRun(until deadline: ContinuousClock.Instant) -> Bool {
        guard let status = process.waitForExit(until: deadline) else { return false }
        return status & 0x7F != 0 || status >> 8 & 0xFF == 127
    }
}
