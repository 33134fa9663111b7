import CLibrary
import Synchronization
import SystemKit

package enum TerminalEvent: Hashable, Sendable {
    /// Keys that arrived together, as when they were typed while the program was busy.
    case keys([Key])
    case resized
    /// The program continues after it was stopped; the screen may show something else.
    case continued
    case closed
}

/// Waits for keys and signals of the terminal on its own thread.
package struct TerminalInput: Sendable {
    /// For one reader; it ends after `closed`, and the terminal is read until the reader is cancelled.
    package let events: AsyncStream<TerminalEvent>

    /// Starts reading keys from the terminal and signals from the self-pipe.
    package init() {
        let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
        self.events = events
        continuation.onTermination = { _ in TerminalSignals.wakeReader() }
        // Another reader may have ended while it was paused.
        Self.reading.store(.active, ordering: .sequentiallyConsistent)
        let hasStarted = DetachedThread.start {
            Self.blockBackgroundReadSignal()
            var decoder = KeyDecoder()
            while let new = Self.next(&decoder) {
                for event in new {
                    if case .terminated = continuation.yield(event) { return }
                }
            }
            continuation.yield(.closed)
            continuation.finish()
        }
        if !hasStarted { continuation.finish() }
    }

    private enum Reading: Int, AtomicRepresentable {
        case active
        /// The reader has not noticed yet that it must not read.
        case pausing
        case paused
    }

    private static let reading = Atomic(Reading.active)

    /// Leaves what is typed to another program, from when it returns until `resume`.
    static func pause() {
        reading.store(.pausing, ordering: .sequentiallyConsistent)
        TerminalSignals.wakeReader()
        TerminalSession.wait { reading.load(ordering: .sequentiallyConsistent) == .pausing }
    }

    static func resume() {
        reading.store(.active, ordering: .sequentiallyConsistent)
        TerminalSignals.wakeReader()
    }

    /// Whether another program reads what is typed, which `pause` waits for.
    private static var isPaused: Bool {
        let (_, old) = reading.compareExchange(
            expected: .pausing,
            desired: .paused,
            ordering: .sequentiallyConsistent
        )
        return old != .active
    }

    /// The pause between two checks of whether the program is in the foreground again, in
    /// milliseconds.
    private static let backgroundPause: CInt = 200

    /// Makes a read in the background fail with `EIO` instead of stopping the program, which no
    /// signal could end then: input for the shell would stop it again.
    private static func blockBackgroundReadSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTTIN)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for the next events, which may be none; `nil` once the terminal is gone.
    private static func next(_ decoder: inout KeyDecoder) -> [TerminalEvent]? {
        let selfPipe = TerminalSignals.selfPipe.reading
        // In the background, the input is for the shell.
        let isInForeground = TerminalSession.isInForeground
        let isPaused = isPaused
        let isReading = isInForeground && !isPaused
        let timeout = decoder.isPending && !isPaused ? decoder.timeoutMilliseconds : -1
        let readable = Int16(POLLIN)
        var entries = [
            pollfd(fd: TerminalSession.input, events: isReading ? readable : 0, revents: 0),
            pollfd(fd: selfPipe, events: readable, revents: 0),
        ]
        let count = poll(&entries, 2, isInForeground ? timeout : backgroundPause)
        guard count >= 0 else { return errno == EINTR || errno == EAGAIN ? [] : nil }
        if count == 0 { return keys(decoder.handleTimeout()) }
        var events: [TerminalEvent] = []
        if entries[1].revents != 0 { events += signals(bytes(from: selfPipe) ?? []) }
        guard entries[0].revents != 0 else { return events }
        guard let bytes = bytes(from: TerminalSession.input) else { return nil }
        return events + keys(decoder.decode(bytes))
    }

    /// Filters out Ctrl-C and Ctrl-Z, which take effect at once even if the main thread is busy.
    private static func keys(_ keys: [Key]) -> [TerminalEvent] {
        let others = keys.filter { key in
            switch key {
            case .control("c"): TerminationSignals.restoreTerminalAndExit()
            case .control("z"): TerminalSignals.suspend()
            default: return true
            }
            return false
        }
        return others.isEmpty ? [] : [.keys(others)]
    }

    private static func signals(_ bytes: [UInt8]) -> [TerminalEvent] {
        Set(bytes).map { CInt($0) == SIGWINCH ? .resized : .continued }
    }

    /// The bytes that have arrived; `nil` at the end.
    private static func bytes(from descriptor: CInt) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return [] }
        if count < 0, errno == EIO, tcgetpgrp(descriptor) > 0, !TerminalSession.isInForeground {
            return []
        }
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }
}
