import Infrastructure

/// Waits for what happens at the terminal, on a thread of its own.
struct TerminalInput: Sendable {
    /// For one reader, and without an end but for `closed`.
    let events: AsyncStream<TerminalEvent>

    /// Begins to read keys from standard input, and notices of signals.
    init() {
        let (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
        self.events = events
        let hasStarted = DetachedThread.start {
            Self.blockStopByReading()
            var decoder = KeyDecoder()
            while let new = Self.next(&decoder) {
                for event in new { continuation.yield(event) }
            }
            continuation.yield(.closed)
            continuation.finish()
        }
        if !hasStarted { continuation.finish() }
    }

    /// How often to look whether the program is in the foreground again, in milliseconds.
    private static let backgroundPause: CInt = 200

    /// Makes a read in the background fail with `EIO`, instead of stopping the program.
    ///
    /// Stopped there, it could not end by a signal: what the shell is typed would stop it again.
    private static func blockStopByReading() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTTIN)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for the next events, which may be none; `nil` once the terminal is gone.
    private static func next(_ decoder: inout KeyDecoder) -> [TerminalEvent]? {
        let notices = TerminalSignals.notices.reading
        // In the background, what is typed is for the shell.
        let isInForeground = TerminalSession.isInForeground
        let wait = decoder.isPending ? decoder.patience : -1
        var entries = [
            pollfd(fd: STDIN_FILENO, events: isInForeground ? Int16(POLLIN) : 0, revents: 0),
            pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(
            &entries,
            nfds_t(entries.count),
            isInForeground ? wait : backgroundPause
        )
        guard count >= 0 else { return errno == EINTR || errno == EAGAIN ? [] : nil }
        if count == 0 { return keys(decoder.timeOut()) }
        var events: [TerminalEvent] = []
        if entries[1].revents != 0 { events += signals(bytes(from: notices) ?? []) }
        guard entries[0].revents != 0 else { return events }
        guard let bytes = bytes(from: STDIN_FILENO) else { return nil }
        return events + keys(decoder.decode(bytes))
    }

    /// Without the keys that end or stop the program: these do so at once, whatever it is at.
    private static func keys(_ keys: [Key]) -> [TerminalEvent] {
        let others = keys.filter { key in
            switch key {
            case .control("c"): TerminationSignals.endGivingBackTerminal()
            case .control("z"): TerminalSignals.suspend()
            default: return true
            }
            return false
        }
        return others.isEmpty ? [] : [.keys(others)]
    }

    private static func signals(_ bytes: [UInt8]) -> [TerminalEvent] {
        Set(bytes).compactMap(TerminalSignals.Notice.init).map { notice in
            switch notice {
            case .resized: .resized
            case .continued: .continued
            }
        }
    }

    /// What there is to read; `nil` at the end.
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
