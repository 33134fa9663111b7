import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

struct OpenCommand: Command {
    static let spec = CommandSpec(
        name: "open",
        operands: "<movie>…",
        completes: .movies,
        summary: "open the web pages of movies in the browser",
        options: [
            .site,
            OptionSpec(.print, summary: "print the URL, and open nothing"),
            OptionSpec(.trailer, summary: "open the trailer in place of the page, with TMDB"),
            OptionSpec(
                .with,
                value: .command,
                summary: "run a program of yours in place of the browser"
            ),
        ],
        notes: [
            """
            Opens pages in $BROWSER, or else in the default browser; if there \
            is none, it prints the URL. If the site of --site needs the movie's other id, the movie \
            is looked up first. Letterboxd accepts both ids.
            """,
            """
            --with runs a program for one movie, with arguments such as 'mpv {url}', of which \
            YOUR OWN PROGRAMS in the manual says more; the exit status is that of the program.
            """,
        ],
        sections: { [.movieOperands] },
        examples: [
            .init("movies open 603", "the movie's page at TMDB"),
            .init("movies open tt0133093 348", "a page at IMDb, one at TMDB"),
            .init("movies open blade runner 2049", "by title"),
            .init("movies open 603 --site letterboxd", "at another site"),
            .init("movies open 603 --site imdb --print", "only the URL"),
            .init("movies open --trailer the matrix", "the trailer, with TMDB"),
            .init("movies open alien --with 'mpv {url}'", "with your own program"),
        ]
    )

    private let movies: [MovieReference]
    private let site: MovieSite?
    private let onlyPrintsURL: Bool
    private let opensTrailers: Bool

    /// A program of the user; `nil` for the browser.
    private let userCommand: UserCommand?

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        switch try MovieOperands(arguments.operands) {
        case .title(let title): movies = [.title(title)]
        case .movies(let operands):
            movies = try operands.map { operand throws(UsageError) in
                guard case .movie(let movie, _) = operand else {
                    throw UsageError("open reads no standard input; use 'xargs -r movies open'")
                }
                return movie
            }
        }
        site = arguments.options[.site].flatMap(MovieSite.init)
        onlyPrintsURL = arguments.isSet(.print)
        opensTrailers = arguments.isSet(.trailer)
        guard !opensTrailers || site == nil else {
            throw UsageError("--trailer can't be used with --site")
        }
        // The parser has validated it.
        userCommand = arguments.options[.with].flatMap { try? UserCommand($0) }
        guard userCommand != nil else { return }
        guard movies.count == 1 else { throw UsageError("--with takes one movie") }
        for option in [OptionName.site, .print, .trailer] where arguments.isSet(option) {
            throw UsageError("--with can't be used with --\(option.rawValue)")
        }
    }

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        var settings = try context.settings()
        settings.filesOnlyRate = true
        if let userCommand {
            return try await open(movies[0], with: userCommand, settings, in: context)
        }
        let findPage = context.container(settings)
            .makeFindMovieWebPageUseCase(recordsOpened: movies.count == 1)
        var exitCode = ExitCode.done
        for movie in movies.map({ $0.includingAdult(settings.includesAdult) }) {
            let code: ExitCode
            do throws(MoviesError) {
                let page = try await page(of: movie, findPage, preferring: settings.site)
                code = context.console.print(output(page, movie, isQuiet: settings.isQuiet))
            } catch {
                // Only TMDB knows the ids of other sites.
                let failure = FailureViewModel(error, catalogMayHelp: false)
                code = context.console.fail(ErrorReport(failure))
            }
            if exitCode == .done { exitCode = code }
            // The others are skipped if nothing can be printed, or if the user interrupts the command.
            if code == .readOrWriteFailed || code == .interrupted { break }
        }
        return exitCode
    }

    /// Finds the page or the trailer of a movie, and opens it unless only the URL is wanted.
    private func page(
        of movie: MovieReference,
        _ useCase: FindMovieWebPageUseCase,
        preferring preferred: MovieSite?
    ) async throws(MoviesError) -> MovieWebPage {
        opensTrailers
            ? try await useCase.trailer(of: movie, opensBrowser: !onlyPrintsURL)
            : try await useCase.execute(
                movie,
                on: site ?? preferred,
                isPreference: site == nil,
                opensBrowser: !onlyPrintsURL
            )
    }

    /// The URL unless a browser shows the page, and which movie a title was taken for.
    func output(_ page: MovieWebPage, _ movie: MovieReference, isQuiet: Bool) -> CommandOutput {
        var output = CommandOutput(results: page.isOpen ? "" : "\(page.url)\n")
        guard !isQuiet else { return output }
        if case .title(let title) = movie {
            page.match.flatMap {
                MoviesListItemViewModel($0)
                    .matchNotice(page.isOpen ? "opened" : "found", for: title.text)
            }.map { output.introduce($0) }
        }
        if !page.isOpen, !onlyPrintsURL { output.report(WebPageState.browserAdvice) }
        return output
    }
}

/// `movies open --with`: runs a program of the user for a movie, in place of this program.
extension OpenCommand {
    @MainActor
    private func open(
        _ movie: MovieReference,
        with command: UserCommand,
        _ settings: Settings,
        in context: CommandContext
    ) async throws(ErrorReport) -> ExitCode {
        let console = context.console
        let loader = context.scene(settings).makeMovieDetailsLoader()
        let item = try await context.load(settings) { () throws(MoviesError) in
            try await loader.load(movie.includingAdult(settings.includesAdult))
        }
        if case .title(let title) = movie, !settings.isQuiet,
            let notice = item.movie.matchNotice("found", for: title.text)
        {
            console.report(notice)
        }
        let program = try command.program(for: item.detailedMovie)
        // It returns only if the program can't be started.
        let reason = program.replaceProcess(.standard)
        console.report(command.cannotStart(reason))
        return .unavailable
    }
}
