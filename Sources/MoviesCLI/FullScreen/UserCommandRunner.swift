import Presentation
import SystemKit
import Terminal

/// How the programs of the user's commands run.
struct UserPrograms {
    /// Runs a program on the terminal, and shows the screen again.
    var run: @MainActor (ForegroundProgram) async -> ForegroundProgram.Ending = { _ in .exited(0) }

    /// Ends with a program; returns only if it can't be started, and says why.
    var end: @MainActor (ForegroundProgram) -> String = { _ in "" }
}

/// Runs the user's commands in place of the screen.
@MainActor
final class UserCommandRunner {
    /// Whether a command has the terminal.
    private(set) var isRunning = false

    private let programs: UserPrograms

    init(_ programs: UserPrograms) { self.programs = programs }

    /// Runs a command for a movie.
    ///
    /// `willRun` is called before the screen is left, and `didEnd` when it is there again or was not
    /// left, with what to say about that; `nil` for nothing.
    func run(
        _ command: UserCommand,
        for movie: MoviesListItemViewModel,
        willRun: () -> Void,
        didEnd: @escaping @MainActor (_ notice: String?) -> Void
    ) {
        do throws(ErrorReport) {
            let program = try command.program(for: movie)
            willRun()
            guard !command.ends else {
                return didEnd(command.cannotStart(programs.end(program)).sanitizedLine)
            }
            isRunning = true
            Task {
                let ending = await programs.run(program)
                isRunning = false
                didEnd(command.notice(ending)?.sanitizedLine)
            }
        } catch {
            didEnd(error.summary.sanitizedLine)
        }
    }
}
