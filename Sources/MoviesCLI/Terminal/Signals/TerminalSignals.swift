import Infrastructure
import Synchronization

/// The signals of a terminal to a program that fills its screen: another size, Ctrl-Z, and `fg`.
enum TerminalSignals {
    /// What the program has to know, as a byte in the pipe.
    enum Notice: UInt8 {
        case resized = 1

        /// The program goes on after it was stopped; others may have written to the screen.
        case continued = 2
    }

    /// To be read by who waits for keys: handlers of signals can do little more than write to it.
    static let notices: (reading: CInt, writing: CInt) = {
        var ends: [CInt] = [-1, -1]
        _ = pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    /// Does what Ctrl-Z asks for: stops the program, and whoever was started together with it.
    static func suspend() {
        kill(0, SIGTSTP)
    }

    /// Begins to listen.
    static func listen() {
        // Made now, because a handler must not make them.
        _ = (notices, hasGoneOn.load(ordering: .relaxed))
        signal(SIGWINCH, resize)
        signal(SIGCONT, goOn)
        let hasShell =
            getsid(0) != getpgrp() && !TerminationSignals.isIgnored(signal(SIGTSTP, SIG_IGN))
        // Without a shell that has jobs nobody could continue us.
        signal(SIGTSTP, hasShell ? stop : SIG_IGN)
    }

    private static let resize: @convention(c) (CInt) -> Void = { _ in
        notify(.resized)
    }

    /// Whoever reads this takes the terminal again: that may stop us once more, in the background,
    /// and another signal may be due before.
    private static let goOn: @convention(c) (CInt) -> Void = { _ in
        hasGoneOn.store(true, ordering: .sequentiallyConsistent)
        notify(.continued)
    }

    private static let hasGoneOn = Atomic(false)

    /// Gives the terminal back before the program stops.
    private static let stop: @convention(c) (CInt) -> Void = { number in
        let error = errno
        TerminalSession.giveBack()
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        hasGoneOn.store(false, ordering: .sequentiallyConsistent)
        // Stops here, until it is continued.
        raise(number)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(number, stop)
        // Not stopped, where there is no shell to continue us, we go on by ourselves.
        if !hasGoneOn.load(ordering: .sequentiallyConsistent) { notify(.continued) }
        errno = error
    }

    private static func notify(_ notice: Notice) {
        // Whoever was interrupted may be about to look at it.
        let error = errno
        var byte = notice.rawValue
        // A full pipe has told already that there is something to look at.
        _ = write(notices.writing, &byte, 1)
        errno = error
    }
}
