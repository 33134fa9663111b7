import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

/// `movies open --with`: runs a command of the user for a movie, in place of this program.
struct OpeningWithCommand {
    let name: String
    let movie: MovieReference

    @MainActor
    func run(
        _ settings: Settings,
        in context: CommandContext
    ) async throws(ConfigurationError) -> ExitCode {
        let console = context.console
        let commands = try settings.userKeys().commands
        guard !commands.isEmpty else { throw Self.noCommands(settings) }
        guard let command = commands.first(where: { $0.name == name }) else {
            let names = commands.map(\.name).joined(separator: ", ")
            console.report("there is no command '\(name.prefix(60))'; the commands are \(names)")
            return .usage
        }
        switch await details(settings, in: context) {
        case .loaded(_, let item):
            if case .title(let title) = movie, !settings.isQuiet,
                let notice = item.movie.matchNotice("found", for: title.text)
            {
                console.report(notice)
            }
            return Self.run(command, for: item, console)
        case .failed(_, let failure): return console.print(.failed(failure))
        case .idle, .loading, .finished: return .interrupted
        }
    }

    /// The movie when it is loaded, or why it is not.
    @MainActor
    private func details(
        _ settings: Settings,
        in context: CommandContext
    ) async -> MovieDetailsListState {
        let viewModel = context.scene(settings).makeMovieDetailsListViewModel(
            movies: [movie.includingAdult(settings.includesAdult)]
        )
        let result = LastDetails(viewModel.state)
        let source = settings.onlineSourceName
        await settings.showProgress("Loading from \(source)", on: context.console) {
            await viewModel.didOpen()
        }
        return result.state
    }

    /// Returns only if the command can't run.
    private static func run(
        _ command: UserCommand,
        for item: MovieDetailsItemViewModel,
        _ console: Console
    ) -> ExitCode {
        do throws(ErrorReport) {
            let program = try command.program(for: item.detailedMovie)
            let reason = program.replaceProcess(.standard)
            console.report(command.cannotStart(reason))
            return .unavailable
        } catch {
            return console.fail(error)
        }
    }

    private static func noCommands(_ settings: Settings) -> ConfigurationError {
        let path = settings.configurationFile.path ?? ConfigurationFile.name
        return ConfigurationError(
            "no commands are configured; add some to \(path), such as "
                + "{ commands: [\(UserCommand.example)] }"
        )
    }
}

/// Keeps the state of details in which they were loaded or failed.
@MainActor
private final class LastDetails {
    private(set) var state = MovieDetailsListState.idle

    init(_ details: Observable<MovieDetailsListState>) {
        details.observe(on: self) { last, state in
            switch state {
            case .loaded, .failed: last.state = state
            case .idle, .loading, .finished: break
            }
        }
    }
}
