import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies --pick`: prints the movies that the user picks on the screen.
struct PickCommand: Command {
    static let spec = CommandSpec(
        command: PickCommand.self,
        name: "movies --pick",
        operands: "[<query…>]",
        completes: .query,
        summary: "pick movies on the screen, and print their ids"
    )

    private let output: ListOutputOptions

    /// `nil` starts with the prompt.
    private let query: TypedQuery?

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        let options = arguments.options
        guard !options.isSet(.noTUI) else {
            throw UsageError(message: "--pick needs a full screen")
        }
        guard !options.isSet(.noInput) else {
            throw UsageError(message: "--pick can't be used with --no-input")
        }
        output = try ListOutputOptions(options, .ofMovies, default: .ids)
        query = TypedQuery(QueryOperands.text(arguments.operands))
    }

    /// Draws the screen on the terminal, wherever the output goes.
    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let settings = try context.settings()
        guard !context.console.isDumb, TerminalSession.useControllingTerminal() else {
            context.console.report("--pick needs a terminal that can show screens")
            return .usage
        }
        let session = FullScreenSession(settings, context, picksMovies: true)
        guard session.enter() else {
            context.console.report("can't control this terminal")
            return .unavailable
        }
        let search = query.map { context.search($0, settings) }
        guard let movies = await session.run(search) else { return .nothingFound }
        let view = MoviesListView(formatter: context.formatter(output, settings))
        return context.console.print(view.output(.loaded(movies)))
    }
}
