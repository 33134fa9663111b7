#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends the program at Ctrl-C, at once and whatever it waits for.
enum Interruption {
    /// - Parameter erasesLine: whether there is a progress line on standard error to take away.
    static func endProgram(erasesLine: Bool) {
        // Started with interrupts ignored, as by `nohup`, we leave it so.
        let earlier = signal(SIGINT, erasesLine ? endErasingLine : end)
        if isIgnored(earlier) { signal(SIGINT, SIG_IGN) }
    }

    private static let end: @convention(c) (CInt) -> Void = { _ in
        _exit(ExitCode.interrupted.rawValue)
    }

    /// Only what signal-safety(7) allows: no memory, no locks.
    private static let endErasingLine: @convention(c) (CInt) -> Void = { _ in
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(StandardDescriptors.errors, erase.utf8Start, erase.utf8CodeUnitCount)
        _exit(ExitCode.interrupted.rawValue)
    }

    private static func isIgnored(_ handler: (@convention(c) (CInt) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
