import Domain
import Presentation

/// `movies open`: opens the web page of a movie in the browser.
struct OpenCommand: Command {
    static let spec = CommandSpec(
        command: OpenCommand.self,
        name: "open",
        operands: "<id>",
        summary: "open the web page of a movie in the browser",
        notes: MovieID.help + [
            "Uses $BROWSER or the default browser; if there is none, prints the URL."
        ],
        examples: [
            .init(command: "movies open 603", purpose: "the movie's page at TMDB"),
            .init(command: "movies open tt0133093", purpose: "the movie's page at IMDb"),
        ]
    )

    private let id: MovieID

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        id = try MovieID(operands: arguments.operands)
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let viewModel = try context.scene(context.settings()).makeWebPageViewModel(id: id)
        await viewModel.didOpen()
        return context.console.print(Self.output(viewModel.state.value))
    }

    static func output(_ state: WebPageState) -> CommandOutput {
        switch state {
        case .idle, .opening: .interrupted
        case .opened: CommandOutput()
        case .url(let url): CommandOutput(results: "\(url)\n")
        }
    }
}
