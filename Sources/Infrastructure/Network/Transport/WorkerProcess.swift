import Synchronization
import SystemKit

/// A running network worker, which serves one request after the other.
///
/// Functions that wait for it block, and belong on a `DetachedThread`.
final class WorkerProcess: Sendable {
    enum Ending {
        /// The response is complete, and the worker is ready for another request.
        case complete

        /// The receiver does not want the rest.
        case unwanted

        /// The worker ended by itself.
        ///
        /// URLSession traps at a trailer, which follows the body, so the response may be complete.
        case aborted
    }

    private enum Event {
        case frame(WorkerFrame)
        case end(isInFrame: Bool)
    }

    /// The time that a worker may need to start, to read a request, or to end after its output.
    private static let longestSilence = Duration.seconds(2)

    private let path: String
    private let process: ChildProcess
    private let hasGreeted = Atomic(false)
    private let isTerminated = Atomic(false)

    /// Starts the worker at the first of the paths where there is a program.
    init(searching paths: [String]) throws(NetworkError) {
        path = try Self.program(in: paths)
        do {
            process = try ChildProcess(ProgramInvocation(path: path))
        } catch {
            if error.isShortage { throw .noResources(reason: error.reason) }
            throw .workerUnusable(path: path, .cannotStart(reason: error.reason))
        }
    }

    private static func program(in paths: [String]) throws(NetworkError) -> String {
        let found =
            paths.first(where: Executable.isExecutable)
            ?? paths.first { FileStatus(ofLink: $0) != nil }
        if let found { return found }
        let path = paths.first ?? WorkerProtocol.programName
        // In place of bytes that are not UTF-8.
        guard path.unicodeScalars.contains("\u{FFFD}") else {
            throw .workerUnusable(path: path, .missing)
        }
        throw .workerUnusable(path: path, .cannotStart(reason: "its path is not valid UTF-8"))
    }

    /// Whether the process runs, checked now, or past a deadline.
    func isRunning(until deadline: ContinuousClock.Instant = .now) -> Bool {
        process.waitForExit(until: deadline) == nil
    }

    /// Ends the worker, and so its response, of which nothing more is passed on.
    func terminate() {
        isTerminated.store(true, ordering: .relaxed)
        process.terminateAndReap()
    }

    /// Waits for the greeting of a worker that has no requests.
    func checkGreeting(until deadline: ContinuousClock.Instant) throws(NetworkError) {
        defer { process.terminate() }
        guard try nextEvent(until: deadline) != nil else { throw unusable(.silent) }
    }

    /// Sends a request, and passes the response on to a receiver.
    ///
    /// `deadline` is the end of the wait for the next bytes, by the last arrival of some.
    func serve(
        _ request: NetworkRequest,
        _ receiver: any DownloadReceiver,
        deadline: (ContinuousClock.Instant) -> ContinuousClock.Instant
    ) throws(NetworkError) -> Ending {
        // A worker that can't read the request is to send no frames either.
        if let line = request.line(), !process.write(line) { process.terminate() }
        let start = ContinuousClock.now
        var (lastArrival, isAccepted, hasHead) = (start, false, false)
        while true {
            let end = deadline(lastArrival)
            guard ContinuousClock.now < end, let event = try nextEvent(until: end) else {
                // Either the server is late, or the worker.
                let isSilent = !isAccepted && .now - start >= Self.longestSilence
                throw isSilent ? unusable(.silent) : .timedOut
            }
            var isWanted = true
            switch event {
            case .frame(.greeting): continue
            case .frame(.acceptance): break
            case .frame(.head(let status, let headers)) where !hasHead:
                hasHead = true
                isWanted = receiver.receive(NetworkResponse(status: status, headers: headers))
            // A piece without bytes is no progress.
            case .frame(.body(let data)) where hasHead && data.isEmpty: continue
            case .frame(.body(let data)) where hasHead: isWanted = receiver.receive(data)
            case .frame(.end) where hasHead: return .complete
            case .frame(.failed(let name)): throw WorkerFrame.failures[name] ?? incompatible()
            // A worker could go on with heads forever.
            case .frame: throw .malformedResponse
            case .end(let isInFrame):
                guard !isInFrame, statusAfterEnd(end) == WorkerProtocol.abortedStatus << 8 else {
                    throw .unreachable(.lost)
                }
                return .aborted
            }
            guard isWanted else { return .unwanted }
            (lastArrival, isAccepted) = (.now, true)
        }
    }

    /// The next event of the worker, of which its greeting is the first; `nil` if there is none in time.
    private func nextEvent(until deadline: ContinuousClock.Instant) throws(NetworkError) -> Event? {
        var (frame, isInFrame) = (WorkerFrame?.none, false)
        do {
            frame = try WorkerFrame(reading: { process.read($0, until: deadline) })
        } catch {
            switch error {
            case .timedOut: return nil
            case .truncated: isInFrame = true
            case .invalid: throw incompatible()
            }
        }
        let hasGreeted = hasGreeted.load(ordering: .relaxed)
        guard let frame, !isTerminated.load(ordering: .relaxed) else {
            guard hasGreeted else { throw failureToGreet(deadline, hasOutput: isInFrame) }
            return .end(isInFrame: isInFrame)
        }
        // The greeting comes first, and only once.
        let isExpected =
            if case .greeting(let text) = frame {
                !hasGreeted && text == WorkerProtocol.greeting
            } else {
                hasGreeted
            }
        guard isExpected else { throw incompatible() }
        self.hasGreeted.store(true, ordering: .relaxed)
        return .frame(frame)
    }

    private func unusable(_ failure: NetworkError.WorkerFailure) -> NetworkError {
        .workerUnusable(path: path, failure)
    }

    /// Ends a worker that has sent what none of this version sends.
    private func incompatible() -> NetworkError {
        process.terminate()
        return unusable(.incompatible)
    }

    /// The reason that a worker has ended without a greeting: perhaps the system could not load it.
    ///
    /// The loader exits with 127 if a library is missing, and with 1 if it is too old.
    private func failureToGreet(
        _ deadline: ContinuousClock.Instant,
        hasOutput: Bool
    ) -> NetworkError {
        let isBroken = !hasOutput && statusAfterEnd(deadline).map { $0 != 0 } ?? false
        let reason = "it ended at once; run it to see why"
        return unusable(isBroken ? .cannotStart(reason: reason) : .incompatible)
    }

    /// The status of a worker whose output has ended; `nil` if it goes on without one, and is killed.
    private func statusAfterEnd(_ deadline: ContinuousClock.Instant) -> CInt? {
        let deadline = min(deadline, .now.advanced(by: Self.longestSilence))
        let status = process.waitForExit(until: deadline)
        if status == nil { process.terminate() }
        return status
    }
}
