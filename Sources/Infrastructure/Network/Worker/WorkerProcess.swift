import Synchronization

/// A running network worker, which answers one request at a time.
///
/// Sending and receiving block, so both belong on a `DetachedThread`.
final class WorkerProcess: Sendable {
    private let path: String
    private let process: ChildProcess
    private let hasGreeted = Mutex(false)

    /// Starts the worker that is at the first of the paths that lead to a program.
    init(searching paths: [String]) throws(NetworkError) {
        guard let path = paths.first(where: Executable.isExecutable) else {
            throw .workerUnusable(path: paths.first ?? WorkerProtocol.programName, .missing)
        }
        self.path = path
        do {
            process = try ChildProcess(ChildProgram(path: path))
        } catch {
            throw .workerUnusable(path: path, .cannotStart(reason: error.reason))
        }
    }

    /// Sends a request, and passes the frames of the response to `receive` until that returns a
    /// result.
    ///
    /// Where no more frames come, `receive` gets `nil`; should it still return no result, the
    /// connection counts as lost.
    func send<Result>(
        _ request: NetworkRequest,
        receive: (WorkerFrame?) -> Result?
    ) throws(NetworkError) -> Result {
        // A worker that does not read it has ended, and has no frames either.
        if let line = WorkerRequest(request).line() { _ = process.write(line) }
        try receiveGreeting()
        while let frame = WorkerFrame(process.read) {
            if let result = receive(frame) { return result }
        }
        guard let result = receive(nil) else { throw .unreachable(.lost) }
        return result
    }

    /// Ends the worker, and so its response.
    func terminate() {
        process.terminate()
    }

    private func receiveGreeting() throws(NetworkError) {
        guard !hasGreeted.withLock({ $0 }) else { return }
        var byteCount = 0
        let frame = WorkerFrame { count in
            let bytes = process.read(count)
            byteCount += bytes.count
            return bytes
        }
        if case .greeting(WorkerProtocol.greeting) = frame {
            return hasGreeted.withLock { $0 = true }
        }
        guard byteCount == 0, hasFailedToRun else {
            process.terminate()
            throw .workerUnusable(path: path, .incompatible)
        }
        throw .workerUnusable(path: path, .cannotStart(reason: "it ended at once"))
    }

    /// Whether a signal ended the worker, or the system could not load it (status 127).
    ///
    /// Waits until it has ended.
    private var hasFailedToRun: Bool {
        let status = process.waitForExit()
        return status & 0x7F != 0 || status >> 8 & 0xFF == 127
    }
}
