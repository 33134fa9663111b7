package import SystemKit

/// Other programs on the terminal in place of the screen.
extension TerminalSession {
    /// Leaves the screen to a program, and returns to it once the program has ended.
    ///
    /// Until then, keys are for the program, and what is drawn is dropped.
    @MainActor
    package static func run(
        _ program: ForegroundProgram,
        usesMouse: Bool
    ) async -> ForegroundProgram.Ending {
        leave()
        defer { TerminalInput.resume() }
        let streams = ForegroundProgram.Streams(
            input: input,
            output: output,
            errors: StandardStreams.errors
        )
        return await program.run(streams) { _ = enter(usesMouse: usesMouse) }
    }

    /// Leaves the screen for good to a program, which has the standard output of this one.
    ///
    /// Returns only if the program can't be started, with the screen again: the OS error message.
    package static func end(with program: ForegroundProgram, usesMouse: Bool) -> String {
        leave()
        let reason = program.replaceProcess(.onTerminal)
        _ = enter(usesMouse: usesMouse)
        TerminalInput.resume()
        return reason
    }

    private static func leave() {
        TerminalInput.pause()
        dropReplies()
        restore()
    }
}

extension ForegroundProgram.Streams {
    /// Those of this process.
    package static var standard: ForegroundProgram.Streams {
        .init(input: 0, output: 1, errors: StandardStreams.errors)
    }

    /// Those of this process, with the terminal as input.
    static var onTerminal: ForegroundProgram.Streams {
        .init(input: TerminalSession.input, output: 1, errors: StandardStreams.errors)
    }
}
