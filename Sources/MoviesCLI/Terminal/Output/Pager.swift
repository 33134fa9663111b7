import SystemKit

extension Console {
    /// Shows results in the user's pager; `false` if they are short, and have to be printed.
    package func page(_ results: String) -> Bool {
        guard let pagerCommand else { return false }
        let columns = output.width ?? TerminalSize.standard.columns
        let rows = output.height ?? TerminalSize.standard.rows
        guard results.rowCount(columns: columns) > rows else { return false }
        return Pager(command: pagerCommand).show(results)
    }
}

/// The user's pager, which shows long text page by page on the terminal.
private struct Pager {
    /// Options of common pagers, unless the user has set others: `less` keeps colors (`R`), leaves
    /// the text on the screen (`X`), and ends at once if the text is short (`F`).
    private static let options = ["LESS=FRX", "LV=-c"]

    /// A command of the shell, such as `less -R`.
    let command: String

    /// Shows text until the user quits the pager; `false` if there is no such program, or if it
    /// fails, so that the user may not have seen the text.
    ///
    /// It blocks the main thread, for a command that has nothing else to do.
    func show(_ text: String) -> Bool {
        let restore = SpawnedProcess.ignoreInterrupts()
        defer { restore() }
        guard let process = try? start(writing: text) else { return false }
        return !Self.hasFailed(process.waitForExit())
    }

    private func start(writing text: String) throws(SpawnedProcess.Failure) -> SpawnedProcess {
        let pipe = try Pipe()
        let shell = ["-c", command]
        let process = try SpawnedProcess(
            ProgramInvocation(path: "/bin/sh", arguments: shell, variables: Self.options),
            input: .descriptor(pipe.readingEnd.number),
            output: .inherited,
            // A pager may read keys from its standard error, which must be the terminal.
            errors: .descriptor(StandardStreams.errors),
            session: .shared
        )
        // If this process had the reading end, a write would block after the pager has quit.
        let writingEnd = pipe.closingReadingEnd()
        // If the pager quits early, the user has seen enough.
        _ = writingEnd.writeAll(Array(text.utf8))
        return process
    }

    /// Whether the pager has exited with an error; a signal was the user's.
    private static func hasFailed(_ status: CInt) -> Bool {
        let hasExited = status & 0x7F == 0
        return hasExited && status >> 8 & 0xFF != 0
    }
}
