import CLibrary
import Synchronization
import SystemKit

/// The signals that a terminal sends to a full-screen program: a new size, Ctrl-Z, and `fg`.
package enum TerminalSignals {
    /// Wakes the thread that waits for keys with the number of the signal.
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
    static func suspend() { kill(0, SIGTSTP) }

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

    /// The reader of the pipe enters the terminal session again: in the background that may stop us
    /// again, and another signal may be handled first.
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

    /// Makes the thread that waits for keys notice that no one needs them anymore.
    static func wakeReader() { notify(SIGWINCH) }

    private static func notify(_ number: CInt) {
        // The interrupted code may be about to read it.
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        // If the pipe is full, its reader will wake anyway.
        _ = write(selfPipe.writing, &byte, 1)
        errno = error
    }
}

/// Ends the program on Ctrl-C at once, whatever it waits for.
///
/// Other signals end it as usual, after what it displays is cleared.
package enum TerminationSignals {
    /// The thing that the program shows on the terminal.
    package enum ActiveDisplay: Int, AtomicRepresentable {
        case nothing
        /// A progress line on standard error.
        case line
        case screen
    }

    /// The status that shells report for a program that Ctrl-C has ended.
    private static let interruptedStatus: CInt = 128 + SIGINT

    private static let display = Atomic(ActiveDisplay.nothing)

    /// Whether a signal is ending the program, which must not be stopped any more.
    static var isEnding: Bool { ending.load(ordering: .sequentiallyConsistent) }

    private static let ending = Atomic(false)

    /// Installs handlers that clear the display before the program ends.
    package static func install(clearing display: ActiveDisplay) {
        Self.display.store(display, ordering: .sequentiallyConsistent)
        // Initialized now, because a signal handler must not do so.
        _ = isEnding
        ChildReaper.prepare()
        handle(SIGINT, by: interrupt)
        for number in [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU] {
            handle(number, by: display == .nothing ? SIG_DFL : terminate)
        }
    }

    /// Does what Ctrl-C does when it arrives as a key.
    static func restoreTerminalAndExit() -> Never {
        TerminalSession.dropReplies()
        TerminalSession.restore()
        exitNow()
    }

    /// A signal that is ignored from the start, as under `nohup`, stays ignored.
    private static func handle(_ number: CInt, by handler: (@convention(c) (CInt) -> Void)?) {
        if isIgnored(signal(number, handler)) { signal(number, SIG_IGN) }
    }

    // The handlers are async-signal-safe (signal-safety(7)): they neither allocate nor lock.

    private static let interrupt: @convention(c) (CInt) -> Void = { _ in
        if display.load(ordering: .sequentiallyConsistent) == .screen { restoreTerminalAndExit() }
        clear()
        exitNow()
    }

    private static func exitNow() -> Never {
        ChildReaper.endAll()
        _exit(interruptedStatus)
    }

    private static let terminate: @convention(c) (CInt) -> Void = { number in
        ending.store(true, ordering: .sequentiallyConsistent)
        clear()
        // Once the handler returns, the signal arrives again and ends the program.
        signal(number, SIG_DFL)
        raise(number)
    }

    private static func clear() {
        switch display.load(ordering: .sequentiallyConsistent) {
        case .nothing: break
        case .line: erase(lineOn: StandardStreams.errors)
        case .screen: TerminalSession.restore()
        }
    }

    /// Erases the line, and discards what is written to the descriptor from then on: another thread
    /// may be about to draw.
    static func erase(lineOn descriptor: CInt) {
        let terminal = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        let path: StaticString = "/dev/null"
        let null = path.utf8Start.withMemoryRebound(
            to: CChar.self,
            capacity: path.utf8CodeUnitCount + 1
        ) { open($0, O_WRONLY | O_CLOEXEC) }
        if terminal >= 0, null >= 0 { dup2(null, descriptor) }
        // After Ctrl-S the terminal takes nothing, and a write would never end.
        let target = terminal >= 0 ? terminal : descriptor
        var entry = pollfd(fd: target, events: Int16(POLLOUT), revents: 0)
        guard poll(&entry, 1, 100) > 0 else { return }
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(target, erase.utf8Start, erase.utf8CodeUnitCount)
    }

    /// Whether this previous handler means that the signal was ignored.
    static func isIgnored(_ handler: (@convention(c) (CInt) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// Replaces the stack trace of a crash by an error message.
///
/// To debug a crash, set `SWIFT_BACKTRACE`: then the runtime handles it.
package enum CrashHandler {
    enum Cause: Hashable {
        case bug

        /// Swift and Dispatch trap if the system gives them no memory or descriptor. The trap
        /// follows the system call that failed, so its error number is still there.
        case noMemory
        case noDescriptors

        init(errorNumber: CInt) {
            switch errorNumber {
            case ENOMEM: self = .noMemory
            case EMFILE, ENFILE: self = .noDescriptors
            default: self = .bug
            }
        }

        /// `EX_SOFTWARE` and `EX_TEMPFAIL` of `sysexits.h`.
        var exitStatus: CInt { self == .bug ? 70 : 75 }
    }

    // What a crash reports, which a signal handler can only read from here.
    private static let bugLine = Atomic<UInt>(0)
    private static let memoryLine = Atomic<UInt>(0)
    private static let descriptorsLine = Atomic<UInt>(0)

    /// The thread that reports a crash; 0 before any.
    private static let reporter = Atomic<UInt>(0)

    /// Lets a crash report one of the lines, which end with a line break, and exit.
    package static func install(
        reporting bug: StaticString,
        noMemory: StaticString,
        noDescriptors: StaticString
    ) {
        bugLine.store(UInt(bitPattern: bug.utf8Start), ordering: .relaxed)
        memoryLine.store(UInt(bitPattern: noMemory.utf8Start), ordering: .relaxed)
        descriptorsLine.store(UInt(bitPattern: noDescriptors.utf8Start), ordering: .relaxed)
        // Initialized now, because a signal handler must not do so.
        _ = (reporter.load(ordering: .relaxed), StandardStreams.errors)
        ChildReaper.prepare()
        // Nor must it need a type that the runtime has not made yet, whose lock the crash may hold.
        TerminalSession.restore()
        for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(crash, report)
        }
        // The runtime would take Ctrl-\ for a crash.
        signal(SIGQUIT, SIG_DFL)
    }

    /// Async-signal-safe (signal-safety(7)): it allocates no memory and takes no locks.
    private static let report: @convention(c) (CInt) -> Void = { _ in
        let cause = Cause(errorNumber: errno)
        let thread = Platform.threadID
        let (isFirst, first) = reporter.compareExchange(
            expected: 0,
            desired: thread,
            ordering: .sequentiallyConsistent
        )
        // If several threads crash, one reports it, and ends the others.
        while !isFirst, first != thread { pause() }
        if isFirst {
            TerminalSession.restore()
            write(line(for: cause))
            ChildReaper.endAll()
        }
        _exit(cause.exitStatus)
    }

    private static func line(for cause: Cause) -> UInt {
        switch cause {
        case .bug: bugLine.load(ordering: .relaxed)
        case .noMemory: memoryLine.load(ordering: .relaxed)
        case .noDescriptors: descriptorsLine.load(ordering: .relaxed)
        }
    }

    private static func write(_ line: UInt) {
        guard let line = UnsafeRawPointer(bitPattern: line) else { return }
        let bytes = UnsafeRawBufferPointer(
            start: line,
            count: strlen(line.assumingMemoryBound(to: CChar.self))
        )
        _ = writeSome(bytes, to: StandardStreams.errors)
    }
}
