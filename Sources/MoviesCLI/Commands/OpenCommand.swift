import Domain
import Presentation

/// `movies open`: opens the web page of a movie in the browser.
struct OpenCommand: Command {
    static let spec = CommandSpec(
        command: OpenCommand.self,
        name: "open",
        operands: "<movie>",
        summary: "open the web page of a movie in the browser",
        notes: MovieReference.help + [
            "Uses $BROWSER or the default browser; if there is none, prints the URL."
        ],
        examples: [
            .init(command: "movies open 603", purpose: "the movie's page at TMDB"),
            .init(command: "movies open tt0133093", purpose: "the movie's page at IMDb"),
        ]
    )

    private let movie: MovieReference

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        movie = try MovieReference(operands: arguments.operands)
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let viewModel = try context.scene(context.settings()).makeWebPageViewModel(movie: movie)
        await viewModel.didOpen()
        return context.console.print(Self.output(viewModel.state.value))
    }

    static func output(_ state: WebPageState) -> CommandOutput {
        switch state {
        case .idle, .opening: .interrupted
        case .opened: CommandOutput()
        case .url(let url): CommandOutput(results: "\(url)\n")
        case .failed(let failure): .failed(failure)
        }
    }
}
