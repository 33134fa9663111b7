import SystemKit
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The user's pager, which shows long text page by page on the terminal.
package struct Pager: Sendable {
    /// Options of common pagers, unless the user has set others: `less` keeps colors (`R`), leaves
    /// the text on the screen (`X`), and ends at once if the text is short (`F`).
    private static let options = ["LESS=FRX", "LV=-c"]

    private let command: String

    /// Takes a command of the shell, such as `less -R`.
    package init(command: String) {
        self.command = command
    }

    /// Shows text until the user quits the pager; call it on the main thread of a command that has
    /// nothing else to do.
    ///
    /// - Parameters:
    ///   - text: the whole text.
    ///   - errors: a descriptor for the standard error of the pager, which may also read keys there.
    /// - Returns: `false` if there is no such program, and the text was not shown.
    package func show(_ text: String, errors: CInt) -> Bool {
        // A pager that quits early must not end this process.
        signal(SIGPIPE, SIG_IGN)
        // Ctrl-C is meant for the pager, which has the terminal.
        let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in handlers { signal(number, handler) } }
        guard let process = try? start(writing: text, errors: errors) else { return false }
        return !Self.isMissing(process.waitForExit())
    }

    private func start(
        writing text: String,
        errors: CInt
    ) throws(SpawnedProcess.Failure) -> SpawnedProcess {
        let pipe = try Pipe()
        let process = try SpawnedProcess(
            ProgramInvocation(
                path: "/bin/sh",
                arguments: ["-c", command],
                variables: Self.options
            ),
            input: .descriptor(pipe.readingEnd.number),
            output: .inherited,
            errors: .descriptor(errors),
            session: .shared
        )
        // Else a write would wait for us when the pager has quit.
        let writingEnd = pipe.closingReadingEnd()
        // If the pager quits early, the user has seen enough.
        _ = writingEnd.writeAll(Array(text.utf8))
        return process
    }

    /// Whether the shell has not found the program, or can't execute it.
    private static func isMissing(_ status: CInt) -> Bool {
        let hasExited = status & 0x7F == 0
        return hasExited && [126, 127].contains(status >> 8 & 0xFF)
    }
}
