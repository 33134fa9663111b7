import Synchronization
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends the program on Ctrl-C at once, whatever it waits for.
///
/// Other signals end it as usual, after what it displays is cleared.
package enum TerminationSignals {
    /// What the program shows on the terminal.
    package enum ActiveDisplay: Int, AtomicRepresentable {
        case nothing

        /// A progress line on standard error.
        case line
        case screen
    }

    /// What shells report for a program that Ctrl-C has ended.
    private static let interruptedStatus: CInt = 128 + SIGINT

    private static let display = Atomic(ActiveDisplay.nothing)

    /// Installs handlers that clear the display before the program ends.
    package static func install(clearing display: ActiveDisplay) {
        Self.display.store(display, ordering: .sequentiallyConsistent)
        handle(SIGINT, by: interrupt)
        for number in [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU] {
            handle(number, by: display == .nothing ? SIG_DFL : terminate)
        }
    }

    /// Does what Ctrl-C does when it arrives as a key.
    static func restoreTerminalAndExit() -> Never {
        TerminalSession.dropReplies()
        TerminalSession.restore()
        _exit(interruptedStatus)
    }

    /// A signal that is ignored from the start, as under `nohup`, stays ignored.
    private static func handle(_ number: CInt, by handler: (@convention(c) (CInt) -> Void)?) {
        if isIgnored(signal(number, handler)) { signal(number, SIG_IGN) }
    }

    // The handlers are async-signal-safe (signal-safety(7)): they allocate no memory and take no
    // locks.

    private static let interrupt: @convention(c) (CInt) -> Void = { _ in
        if display.load(ordering: .sequentiallyConsistent) == .screen { restoreTerminalAndExit() }
        clear()
        _exit(interruptedStatus)
    }

    private static let terminate: @convention(c) (CInt) -> Void = { number in
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
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(terminal >= 0 ? terminal : descriptor, erase.utf8Start, erase.utf8CodeUnitCount)
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
    /// What a crash reports, which a signal handler can only read from here.
    private static let message = Atomic<UInt>(0)

    /// `EX_SOFTWARE` of `sysexits.h`.
    private static let exitStatus: CInt = 70

    /// Lets a crash report one line, which ends with a line break, and exit with status
    /// 70.
    package static func install(reporting line: StaticString) {
        message.store(UInt(bitPattern: line.utf8Start), ordering: .relaxed)
        for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(crash, report)
        }
        // The runtime would take Ctrl-\ for a crash.
        signal(SIGQUIT, SIG_DFL)
    }

    /// Async-signal-safe (signal-safety(7)): it allocates no memory and takes no locks.
    private static let report: @convention(c) (CInt) -> Void = { _ in
        TerminalSession.restore()
        if let line = UnsafePointer<CChar>(bitPattern: message.load(ordering: .relaxed)) {
            _ = write(StandardStreams.errors, line, strlen(line))
        }
        _exit(exitStatus)
    }
}
