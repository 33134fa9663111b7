import Synchronization
import SystemKit
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
