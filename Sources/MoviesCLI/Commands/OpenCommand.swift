import CommandLineKit
import Domain
import Presentation
import SystemKit
import Terminal

enum OpenCommand: Command {
    static let spec = CommandSpec(
        name: "open",
        operands: "<movie>…",
        completes: .movies,
        summary: "open the web pages of movies in the browser",
        options: [.site, .print, .trailer, .with],
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

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let arguments = context.arguments
        let movies = try MovieEntry.all(arguments.operands).map { entry throws(ErrorReport) in
            guard case .movie(let movie, _) = entry else {
                throw .usage("open reads no standard input; use 'xargs -r movies open'")
            }
            return movie
        }
        guard !arguments.isSet(.trailer) || !arguments.isSet(.site) else {
            throw .usage("--trailer can't be used with --site")
        }
        var userCommand: UserCommand?
        if let text = arguments.options[.with] {
            guard movies.count == 1 else { throw .usage("--with takes one movie") }
            for option in [OptionSpec.site, .print, .trailer] where arguments.isSet(option) {
                throw .usage("--with can't be used with \(option.name)")
            }
            userCommand = try UserCommand(text)
        }
        var settings = try context.settings()
        settings.filesOnlyRate = true
        let references = movies.map { $0.includingAdult(settings.includesAdult) }
        guard let userCommand else { return await open(references, settings, in: context) }
        return try await open(references[0], with: userCommand, settings, in: context)
    }

    /// Opens pages in the browser, or prints their URLs.
    @MainActor
    private static func open(
        _ movies: [MovieReference],
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        let container = AppDIContainer(context, settings)
        let findPage = FindMovieWebPageUseCase(
            movies: container.movies,
            spelling: container.spelling,
            webPages: container.webPages,
            openedMovies: movies.count == 1 ? container.openedMovies : nil
        )
        var exitCode = ExitCode.done
        for movie in movies {
            let code: ExitCode
            do throws(MoviesError) {
                let page = try await page(of: movie, findPage, settings, context.arguments)
                code = context.console.print(output(page, movie, settings.options))
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
    private static func page(
        of movie: MovieReference,
        _ useCase: FindMovieWebPageUseCase,
        _ settings: Settings,
        _ arguments: ParsedArguments
    ) async throws(MoviesError) -> MovieWebPage {
        let opensBrowser = !arguments.isSet(.print)
        if arguments.isSet(.trailer) {
            return try await useCase.trailer(of: movie, opensBrowser: opensBrowser)
        }
        return try await useCase.execute(
            movie,
            on: settings.site,
            isPreference: !arguments.isSet(.site),
            opensBrowser: opensBrowser
        )
    }

    /// The URL unless a browser shows the page, and which movie a title was taken for.
    static func output(
        _ page: MovieWebPage,
        _ movie: MovieReference,
        _ options: OptionValues
    ) -> CommandOutput {
        var output = CommandOutput(results: page.isOpen ? "" : "\(page.url)\n")
        guard !options.isSet(.quiet) else { return output }
        if case .title(let title) = movie {
            page.match.flatMap {
                MoviesListItemViewModel($0)
                    .matchNotice(page.isOpen ? "opened" : "found", for: title.text)
            }.map { output.introduce($0) }
        }
        if !page.isOpen, !options.isSet(.print) { output.report(WebPageState.browserAdvice) }
        return output
    }

    @MainActor
    private static func open(
        _ movie: MovieReference,
        with command: UserCommand,
        _ settings: Settings,
        in context: CommandContext
    ) async throws(ErrorReport) -> ExitCode {
        let console = context.console
        let loader = context.scene(settings).makeMovieDetailsLoader()
        let item = try await context.load(settings) { () throws(MoviesError) in
            try await loader.load(movie)
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
