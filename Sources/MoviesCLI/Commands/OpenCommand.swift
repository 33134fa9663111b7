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
            "The browser is $BROWSER, or the default one; without a browser, the URL is printed."
        ],
        examples: [
            .init(command: "movies open 603", purpose: "the page at TMDB"),
            .init(command: "movies open tt0133093", purpose: "the page at IMDb"),
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
