#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends the program at Ctrl-C, at once and whatever it waits for.
///
/// Other signals end it as they always do, but for a progress line that is taken away first.
enum Interruption {
    /// - Parameter erasesLine: whether there is a progress line on standard error to take away.
    static func endProgram(erasesLine: Bool) {
        handle(SIGINT, by: erasesLine ? endErasingLine : end)
        for number in [SIGTERM, SIGHUP, SIGQUIT] {
            handle(number, by: erasesLine ? eraseLineAndPassOn : SIG_DFL)
        }
    }

    /// Started with a signal ignored, as by `nohup`, we leave it so.
    private static func handle(_ number: CInt, by handler: (@convention(c) (CInt) -> Void)?) {
        if isIgnored(signal(number, handler)) { signal(number, SIG_IGN) }
    }

    private static let end: @convention(c) (CInt) -> Void = { _ in
        _exit(ExitCode.interrupted.rawValue)
    }

    /// Only what signal-safety(7) allows: no memory, no locks.
    private static let endErasingLine: @convention(c) (CInt) -> Void = { _ in
        eraseLine()
        _exit(ExitCode.interrupted.rawValue)
    }

    /// Once this returns, the signal comes again, and ends the program.
    private static let eraseLineAndPassOn: @convention(c) (CInt) -> Void = { number in
        eraseLine()
        signal(number, SIG_DFL)
        raise(number)
    }

    private static func eraseLine() {
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(StandardDescriptors.errors, erase.utf8Start, erase.utf8CodeUnitCount)
    }

    private static func isIgnored(_ handler: (@convention(c) (CInt) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
