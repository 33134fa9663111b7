import Domain
import Presentation

/// `movies open`: opens the web page of a movie in the browser.
struct OpenCommand: Command {
    static let spec = CommandSpec(
        command: OpenCommand.self,
        name: "open",
        operands: "<movie>…",
        completes: .movieIDs,
        summary: "open the web pages of movies in the browser",
        options: [
            OptionSpec(
                option: .site,
                value: .choice(MovieSite.allCases.map(\.rawValue)),
                summary: "the site of the page (the site of <movie>)"
            ),
            OptionSpec(option: .print, summary: "print the URL, and open nothing"),
        ],
        notes: MovieReference.help + [
            """
            Opens pages in $BROWSER, or else in the default browser; if there is none, it prints \
            the URL. If the site of --site needs the movie's other id, the movie is looked up \
            first. Letterboxd accepts both ids.
            """
        ],
        examples: [
            .init(command: "movies open 603", purpose: "the movie's page at TMDB"),
            .init(command: "movies open tt0133093 348", purpose: "a page at IMDb, one at TMDB"),
            .init(command: "movies open 603 --site letterboxd", purpose: "at another site"),
            .init(command: "movies open 603 --site imdb --print", purpose: "only the URL"),
        ]
    )

    private let movies: [MovieReference]
    private let site: MovieSite?
    private let onlyPrintsURL: Bool

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        movies = try MovieReference.list(ofOperands: arguments.operands)
        site = arguments.options[.site].flatMap(MovieSite.init)
        onlyPrintsURL = arguments.isSet(.print)
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let scene = try context.scene(context.settings())
        var exitCode = ExitCode.done
        for movie in movies {
            let viewModel = scene.makeWebPageViewModel(movie: movie, site: site)
            if onlyPrintsURL { await viewModel.didRequestURL() } else { await viewModel.didOpen() }
            let code = context.console.print(Self.output(viewModel.state.value))
            if exitCode == .done { exitCode = code }
            // Without an output, or by the user's wish, there is no use in the others.
            if code == .readOrWriteFailed || code == .interrupted { break }
        }
        return exitCode
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
