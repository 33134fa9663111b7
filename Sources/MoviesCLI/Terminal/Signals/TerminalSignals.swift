import Synchronization
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that a terminal sends to a full-screen program: a new size, Ctrl-Z, and `fg`.
package enum TerminalSignals {
    /// A signal that the program must react to, as a byte in the self-pipe.
    package enum Event: UInt8 {
        case resized = 1

        /// The program continues after it was stopped; the screen may show something else.
        case continued = 2
    }

    /// Wakes the thread that waits for keys: a signal handler can do little more than write to it.
    package static let selfPipe: (reading: CInt, writing: CInt) = {
        var ends: [CInt] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    /// Does what Ctrl-Z does: stops the program and the rest of its process group.
    package static func suspend() {
        kill(0, SIGTSTP)
    }

    package static func install() {
        // Initialized now, because a signal handler must not do so.
        _ = (selfPipe, wasResumed.load(ordering: .relaxed))
        signal(SIGWINCH, resize)
        signal(SIGCONT, resume)
        let hasShell =
            getsid(0) != getpgrp() && !TerminationSignals.isIgnored(signal(SIGTSTP, SIG_IGN))
        // Without a shell with job control, nothing could continue us.
        signal(SIGTSTP, hasShell ? stop : SIG_IGN)
    }

    private static let resize: @convention(c) (CInt) -> Void = { _ in
        notify(.resized)
    }

    /// Leaves it to the reader of the pipe to enter the terminal session again: in the background
    /// that may stop us again, and another signal may be handled first.
    private static let resume: @convention(c) (CInt) -> Void = { _ in
        wasResumed.store(true, ordering: .sequentiallyConsistent)
        notify(.continued)
    }

    private static let wasResumed = Atomic(false)

    /// Restores the terminal, then stops the program.
    private static let stop: @convention(c) (CInt) -> Void = { number in
        let error = errno
        TerminalSession.restore()
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        wasResumed.store(false, ordering: .sequentiallyConsistent)
        // Stops here until it is continued.
        raise(number)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(number, stop)
        // The system does not stop an orphaned process group: then we continue by ourselves.
        if !wasResumed.load(ordering: .sequentiallyConsistent) { notify(.continued) }
        errno = error
    }

    private static func notify(_ event: Event) {
        // The interrupted code may be about to read it.
        let error = errno
        var byte = event.rawValue
        // If the pipe is full, its reader will wake anyway.
        _ = write(selfPipe.writing, &byte, 1)
        errno = error
    }
}
