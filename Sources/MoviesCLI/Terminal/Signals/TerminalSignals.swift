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
    /// Wakes the thread that waits for keys with the number of the signal: a handler can do little
    /// more than write it.
    static let selfPipe: (reading: CInt, writing: CInt) = {
        var ends: [CInt] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    /// Does what Ctrl-Z does: stops the program and the rest of its process group.
    static func suspend() {
        kill(0, SIGTSTP)
    }

    package static func install() {
        // Initialized now, because a signal handler must not do so.
        _ = (selfPipe, wasResumed.load(ordering: .relaxed))
        signal(SIGWINCH) { TerminalSignals.notify($0) }
        signal(SIGCONT, resume)
        let hasShell =
            getsid(0) != getpgrp() && !TerminationSignals.isIgnored(signal(SIGTSTP, SIG_IGN))
        // Without a shell with job control, nothing could continue us.
        signal(SIGTSTP, hasShell ? stop : SIG_IGN)
    }

    /// Leaves it to the reader of the pipe to enter the terminal session again: in the background
    /// that may stop us again, and another signal may be handled first.
    private static let resume: @convention(c) (CInt) -> Void = { number in
        wasResumed.store(true, ordering: .sequentiallyConsistent)
        notify(number)
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
        if !wasResumed.load(ordering: .sequentiallyConsistent) { notify(SIGCONT) }
        errno = error
    }

    private static func notify(_ number: CInt) {
        // The interrupted code may be about to read it.
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // If the pipe is full, its reader will wake anyway.
        _ = write(selfPipe.writing, &byte, 1)
        errno = error
    }
}
