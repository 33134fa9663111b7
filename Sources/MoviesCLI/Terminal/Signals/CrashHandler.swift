import Synchronization
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Replaces the stack trace of a crash by an error message.
///
/// To debug a crash, set `SWIFT_BACKTRACE`: then the runtime handles it.
package enum CrashHandler {
    /// What a crash reports, which a signal handler can only read from here.
    private static let messageAddress = Atomic<UInt>(0)
    private static let messageSize = Atomic(0)

    /// `EX_SOFTWARE` of `sysexits.h`.
    private static let exitStatus: CInt = 70

    /// Lets a crash report one line, which ends with a line break, and exit with status
    /// 70.
    package static func install(reporting line: StaticString) {
        messageAddress.store(UInt(bitPattern: line.utf8Start), ordering: .relaxed)
        messageSize.store(line.utf8CodeUnitCount, ordering: .relaxed)
        for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(crash, report)
        }
        // The runtime would take Ctrl-\ for a crash.
        signal(SIGQUIT, SIG_DFL)
    }

    /// Async-signal-safe (signal-safety(7)): it allocates no memory and takes no locks.
    private static let report: @convention(c) (CInt) -> Void = { _ in
        TerminalSession.restore()
        if let line = UnsafeRawPointer(bitPattern: messageAddress.load(ordering: .relaxed)) {
            _ = write(StandardStreams.errors, line, messageSize.load(ordering: .relaxed))
        }
        _exit(exitStatus)
    }
}
