import Synchronization
import SystemKit

/// A running network worker, and the requests that it serves.
final class WorkerProcess: Sendable {
    private struct Entry {
        let number: UInt32

        /// `nil` when the response is not wanted anymore.
        var exchange: WorkerExchange?

        /// Whether it is the only request since it was added.
        var isAlone: Bool

        /// Whether the worker has read the request.
        var isAccepted = false
        let start = ContinuousClock.now
    }

    private struct State {
        /// The requests whose last frame has not arrived.
        var entries: [Entry] = []
        var lastNumber: UInt32 = 0
        var parser = WorkerFrameParser()
        var isReading = false
        var hasOutput = false
        var hasGreeted = false
        var hasEnded = false
    }

    /// The next thing that a worker does.
    private enum Event {
        case frame(number: UInt32, WorkerFrame)

        /// Only a part of a frame has arrived, or nothing in time.
        case incompleteFrame
        case invalidOutput
        case end
    }

    /// How often deadlines are checked, for requests that are added during a wait.
    private static let longestWait = Duration.milliseconds(100)

    /// How long a worker may need to start, to read a request, or to end after its output.
    private static let longestSilence = Duration.seconds(2)

    private let path: String
    private let process: ChildProcess
    private let state = Mutex(State())

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

    /// Whether a reading thread has found that the worker has ended, or that its output is invalid.
    var hasEnded: Bool { state.withLock(\.hasEnded) }

    /// Whether the process runs, checked now, or past a deadline.
    func isRunning(until deadline: ContinuousClock.Instant = .now) -> Bool {
        process.waitForExit(until: deadline) == nil
    }

    /// Registers an exchange, and returns the number of its request.
    func add(_ exchange: WorkerExchange) -> UInt32 {
        state.withLock { state in
            state.lastNumber += 1
            for index in state.entries.indices { state.entries[index].isAlone = false }
            state.entries.append(
                Entry(number: state.lastNumber, exchange: exchange, isAlone: state.entries.isEmpty)
            )
            return state.lastNumber
        }
    }

    /// Sends the request of an exchange, and passes frames to the exchanges, until all of them have
    /// ended; only sends if another thread passes them already.
    ///
    /// This blocks, so it belongs on a `DetachedThread`.
    func serve(_ request: WorkerRequest) {
        // A worker that can't read the request is to send no frames either.
        if let line = request.line(), !process.write(line) { process.terminate() }
        guard startReading() else { return }
        while let deadline = nextDeadline() {
            switch nextEvent(until: min(deadline, .now.advanced(by: Self.longestWait))) {
            case .frame(let number, let frame): pass(frame, toExchange: number)
            case .incompleteFrame: break
            case .invalidOutput: end(isOutputValid: false)
            case .end: end(isOutputValid: true)
            }
        }
    }

    /// Waits for the greeting of a worker that has no requests.
    func checkGreeting(until deadline: ContinuousClock.Instant) throws(NetworkError) {
        defer { process.terminate() }
        while ContinuousClock.now < deadline {
            switch nextEvent(until: deadline) {
            case .frame(_, .greeting(WorkerProtocol.greeting)): return
            case .incompleteFrame: continue
            case .frame, .invalidOutput: throw .workerUnusable(path: path, .incompatible)
            case .end: throw failureToGreet(isOutputValid: true, deadline)
            }
        }
        throw .workerUnusable(path: path, .silent)
    }

    /// Passes no more frames to an exchange; the worker still serves the request.
    func abandon(_ number: UInt32) {
        state.withLock { state in
            let index = state.entries.firstIndex { $0.number == number }
            if let index { state.entries[index].exchange = nil }
        }
    }

    /// Ends the worker, and so its responses.
    func terminate() { process.terminateAndReap() }

    /// Makes this thread the one that reads; `false` if another one does.
    private func startReading() -> Bool {
        state.withLock { state in
            defer { state.isReading = true }
            return !state.isReading
        }
    }

    /// Ends the overdue exchanges; returns the first deadline of the others, or ends reading.
    private func nextDeadline() -> ContinuousClock.Instant? {
        let now = ContinuousClock.now
        let overdue = state.withLock { state in
            state.entries.filter { $0.exchange.map { $0.deadline <= now } ?? false }
        }
        for entry in overdue {
            abandon(entry.number)
            entry.exchange?.end(.failure(failure(ofOverdue: entry, now)))
        }
        return state.withLock { state in
            let deadline = state.entries.compactMap { $0.exchange?.deadline }.min()
            if deadline == nil { state.isReading = false }
            return deadline
        }
    }

    private func nextEvent(until deadline: ContinuousClock.Instant) -> Event {
        let count = state.withLock { min($0.parser.missingCount, 1 << 16) }
        guard let bytes = process.readAvailable(upTo: count, until: deadline) else {
            return .incompleteFrame
        }
        if bytes.isEmpty { return .end }
        return state.withLock { state in
            state.hasOutput = true
            do {
                return try state.parser.add(bytes).map { .frame(number: $0, $1) }
                    ?? .incompleteFrame
            } catch {
                return .invalidOutput
            }
        }
    }

    private func pass(_ frame: WorkerFrame, toExchange number: UInt32) {
        let (isExpected, exchange) = state.withLock { state in
            if case .greeting(let text) = frame {
                let isExpected = !state.hasGreeted && text == WorkerProtocol.greeting
                if isExpected { state.hasGreeted = true }
                return (isExpected, nil as WorkerExchange?)
            }
            let index = state.entries.firstIndex { $0.number == number }
            guard state.hasGreeted, let index else { return (false, nil) }
            let exchange = state.entries[index].exchange
            state.entries[index].isAccepted = true
            if case .acceptance = frame { return (true, nil) }
            if frame.isLast { state.entries.remove(at: index) }
            return (true, exchange)
        }
        guard isExpected else { return end(isOutputValid: false) }
        if exchange?.receive(frame) == false { abandon(number) }
    }

    /// Ends all exchanges, after the worker has ended or has sent something that is not expected.
    private func end(isOutputValid: Bool) {
        if !isOutputValid { process.terminate() }
        let last = state.withLock { state in
            defer {
                state.entries = []
                state.hasEnded = true
            }
            return state
        }
        for entry in last.entries {
            guard let exchange = entry.exchange else { continue }
            let outcome: WorkerExchange.Outcome =
                if !last.hasGreeted {
                    .failure(failureToGreet(isOutputValid: isOutputValid, exchange.deadline))
                } else if !isOutputValid {
                    .failure(.workerUnusable(path: path, .incompatible))
                } else if !entry.isAlone {
                    .success(.endedWithOthers)
                } else if last.parser.isEmpty, hasAborted(exchange.deadline) {
                    .success(.aborted)
                } else {
                    .failure(.unreachable(.lost))
                }
            exchange.end(outcome)
        }
    }

    /// Either the server is late, or the worker.
    private func failure(ofOverdue entry: Entry, _ now: ContinuousClock.Instant) -> NetworkError {
        let isSilent = !entry.isAccepted && now - entry.start >= Self.longestSilence
        return isSilent ? .workerUnusable(path: path, .silent) : .timedOut
    }

    /// Why a worker has ended without a greeting.
    private func failureToGreet(
        isOutputValid: Bool,
        _ deadline: ContinuousClock.Instant
    ) -> NetworkError {
        let hasOutput = state.withLock(\.hasOutput)
        let isBroken = isOutputValid && !hasOutput && hasFailedToRun(deadline)
        let reason = "it ended at once; run it to see why"
        return .workerUnusable(path: path, isBroken ? .cannotStart(reason: reason) : .incompatible)
    }

    /// Whether the worker ended by itself in the middle of a response.
    private func hasAborted(_ deadline: ContinuousClock.Instant) -> Bool {
        statusAfterEnd(deadline) == WorkerProtocol.abortedStatus << 8
    }

    /// The status of a worker whose output has ended; `nil` if it goes on without one, and is killed.
    private func statusAfterEnd(_ deadline: ContinuousClock.Instant) -> CInt? {
        let deadline = min(deadline, .now.advanced(by: Self.longestSilence))
        let status = process.waitForExit(until: deadline)
        if status == nil { process.terminate() }
        return status
    }

    /// Whether the worker failed, as if the system could not load it: the loader exits with 127 if a
    /// library is missing, and with 1 if it is too old.
    private func hasFailedToRun(_ deadline: ContinuousClock.Instant) -> Bool {
        statusAfterEnd(deadline).map { $0 != 0 } ?? false
    }
}
