import Domain
import Presentation

/// `movies show`: prints the details of one movie.
struct ShowCommand: Command {
    static let spec = CommandSpec(
        command: ShowCommand.self,
        name: "show",
        operands: "<movie>",
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
        notes: MovieReference.help,
        examples: [
            .init(command: "movies show 603", purpose: "by TMDB id"),
            .init(command: "movies show tt0133093", purpose: "by IMDb id"),
            .init(
                command: "movies show https://letterboxd.com/film/alien/",
                purpose: "by a link"
            ),
            .init(command: "movies show --json 603 | jq .runtime", purpose: "for scripts"),
        ]
    )

    private let movie: MovieReference
    private let options: OptionValues

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        movie = try MovieReference(operands: arguments.operands)
        options = arguments.options
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let settings = try context.settings()
        let viewModel = context.scene(settings).makeMovieDetailsViewModel(movie: movie)
        let view = MovieDetailsView(options, settings: settings, console: context.console)
        return await view.exitCode(of: viewModel) { await viewModel.didOpen() }
    }
}
