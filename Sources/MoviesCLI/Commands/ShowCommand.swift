import Domain
import Presentation

/// `movies show`: prints the details of one movie.
struct ShowCommand: Command {
    static let spec = CommandSpec(
        command: ShowCommand.self,
        name: "show",
        operands: "<id>",
        summary: "print the details of a movie",
        options: [
            .language,
            .source,
            OptionSpec(
                option: .format,
                value: .choice(MovieDetailsView.Format.allCases.map(\.rawValue)),
                summary: "output format (text)"
            ),
            .json,
            .offline,
            .refresh,
        ],
        notes: MovieID.help,
        examples: [
            .init(command: "movies show 603", purpose: "by TMDB id"),
            .init(command: "movies show tt0133093", purpose: "by IMDb id"),
            .init(command: "movies show --json 603 | jq .runtime", purpose: "for scripts"),
        ]
    )

    private let id: MovieID
    private let options: OptionValues

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        id = try MovieID(operands: arguments.operands)
        options = arguments.options
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let settings = try context.settings()
        let viewModel = context.scene(settings).makeMovieDetailsViewModel(id: id)
        let view = MovieDetailsView(options, settings: settings, console: context.console)
        return await view.exitCode(of: viewModel) { await viewModel.didOpen() }
    }
}

extension MovieID {
    /// Help lines for commands that take an id.
    static let help = [
        "<id> is a movie's TMDB id, such as 603, or its IMDb id, such as tt0133093."
    ]

    /// Requires exactly one operand, a valid id.
    init(operands: [String]) throws(UsageError) {
        let example = "such as 603, or its IMDb id, such as tt0133093; 'movies search' prints ids"
        guard let text = operands.first else {
            throw UsageError(message: "missing movie id; give its TMDB id, \(example)")
        }
        guard operands.count == 1 else {
            throw UsageError(message: "give only one movie id, not also '\(operands[1])'")
        }
        guard let id = MovieID(text) else {
            throw UsageError(message: "'\(text)' is not a movie id; give its TMDB id, \(example)")
        }
        self = id
    }
}
