import CommandLineKit
import Presentation
import Terminal

/// Prints movies as menus of numbered lines, prompts for input, and reads it line by line.
@MainActor
final class LineModeSession {
    enum Screen {
        /// The suggested queries, which have numbers.
        case prompt([QuerySuggestionViewModel])
        case movies(MoviesSearch, MoviesListState.Phase)
        case details(MoviesListItemViewModel, MovieDetailsState)
    }

    /// After this time it says that it is loading.
    private static let loadingNoticeDelay = Duration.seconds(1)

    private(set) var exitCode = ExitCode.done
    let console: Console
    private let scene: MoviesSceneDIContainer
    private let pages: MoviesPages

    /// The search that the session starts with; the queries of the prompt behind it have the same
    /// options.
    private let first: MoviesSearch?

    /// Whether to prompt for input, and to say that the program waits.
    private let isInteractive: Bool
    private let pause: Pause
    private var hasQuit = false

    /// The current screen last.
    private var screens: [Screen] = []

    init(
        _ scene: MoviesSceneDIContainer,
        startingWith search: MoviesSearch? = nil,
        console: Console,
        isInteractive: Bool,
        pause: @escaping Pause = { try await Task.sleep(for: $0) }
    ) {
        self.scene = scene
        pages = scene.makeMoviesPages(suggestsAlternatives: true)
        first = search
        self.console = console
        self.isInteractive = isInteractive
        self.pause = pause
    }

    func run(reading lines: some AsyncSequence<String, any Error>) async {
        do {
            await print { if let first { await load(first) } else { await suggest() } }
            var lines = lines.makeAsyncIterator()
            while !hasQuit, let line = try await lines.next(isolation: #isolation) {
                await print { await output(of: line) }
            }
            // The shell's prompt starts on a new line.
            if isInteractive, !hasQuit { print(CommandOutput(results: "\n")) }
        } catch {
            let reason = (error as? StandardInput.ReadError)?.reason ?? "unknown error"
            console.report("can't read standard input: \(reason)")
            exitCode = .readOrWriteFailed
        }
    }

    // MARK: Input

    /// The links that can be followed by a number; the first one is 1.
    private var links: [MovieDetailsLink] {
        guard case .details(_, .loaded(let item)) = screens.last else { return [] }
        return rows(item).compactMap(\.link)
    }

    private var menu: LineMenu {
        if isAtPrompt { return .prompt }
        let (number, actions): (String?, [LineCommand.Action]) =
            switch screens.last {
            case .movies(_, .loaded(let list)):
                (
                    "print the details of a movie",
                    (list.fallback != nil || list.nextPage.isFailed ? [.retry] : [])
                        + (list.nextPage != .none ? [.more] : [])
                )
            case .movies(_, .empty(_, let others)):
                (others.isEmpty ? nil : "search for a suggestion", [])
            case .movies(_, .failed), .details(_, .failed): (nil, [.retry])
            case .movies, .prompt, nil: (nil, [])
            case .details:
                (links.isEmpty ? nil : "follow a person, a collection or a movie", [.open])
            }
        return LineMenu(
            inputs: (number.map { [("number", $0)] } ?? []) + [("/title", "search for a title")],
            actions: actions + [.back, .quit, .help]
        )
    }

    private var isAtPrompt: Bool { if case .prompt = screens.last { true } else { false } }

    /// Does what a line asks for.
    private func output(of line: String) async -> CommandOutput {
        guard let command = LineCommand(line, menu) else { return CommandOutput() }
        switch (command, screens.last) {
        case (.action(.help), _): return CommandOutput(results: menu.help)
        case (.action(.quit), _): return quit()
        case (.action(.back), _): return await goBack()
        case (.number(let number), .prompt(let items)):
            return await search(for: items.dropFirst(number - 1).first?.query ?? "\(number)")
        case (.text(let text), .prompt) where text.hasSuffix("?"),
            (.text(let text), .movies) where text.count > 1 && text.hasSuffix("?"):
            return await suggest(for: String(text.dropLast()), withTitles: true, over: !isAtPrompt)
        case (.query(let text), .prompt), (.text(let text), .prompt):
            return await search(for: text)
        case (.number(let number), .movies(_, .loaded(let list))) where number <= list.items.count:
            return await open(list.items[number - 1])
        case (.number(let number), .movies(_, .empty(_, let others))) where number <= others.count:
            return await search(for: others[number - 1].query)
        case (.number(let number), .movies(_, let phase)):
            let row = if case .empty = phase { "suggestion" } else { "movie" }
            return output(["there is no \(row) \(number); /\(number) searches for it"])
        case (.number(let number), .details) where number <= links.count:
            return await follow(links[number - 1])
        case (.action(.retry), .movies(let search, .loaded(let list))) where list.nextPage.isFailed,
            (.action(.more), .movies(let search, .loaded(let list))):
            var longer = list
            await pages.lengthen(&longer)
            _ = show(.movies(search, .loaded(longer)))
            return output(longer, from: list.items.count)
        case (.action(.retry), .movies(let search, _)):
            scene.dependencies.askAgain()
            return await load(search)
        case (.action(.retry), .details(let movie, _)): return await open(movie, over: false)
        case (.action(.open), .details(let movie, _)):
            return output(await scene.openWebPage(of: movie))
        case (.query(let text), .movies(let search, let phase)):
            return await startSearch(for: text, correcting: phase.textToCorrect(of: search))
        case (.text(let text), .movies) where text.count > 1, (.query(let text), .details):
            return await startSearch(for: text)
        case (.number, _), (.action, _), (.query, _), (.text, _):
            return output(["'\(line)' is not a command here; ? helps"])
        }
    }

    // MARK: The screens

    /// Shows a screen over the current one, or in its place.
    private func show(_ screen: Screen, over isOver: Bool = false) -> CommandOutput {
        screens = (isOver ? screens : screens.dropLast()) + [screen]
        return output(screen)
    }

    private func quit() -> CommandOutput {
        hasQuit = true
        return CommandOutput()
    }

    /// Behind the first movies there is a prompt.
    private func goBack() async -> CommandOutput {
        if screens.count == 1, case .movies = screens[0] { return await suggest() }
        screens.removeLast()
        return screens.last.map(output) ?? quit()
    }

    /// Suggests queries of the history, and others if titles were asked for.
    private func suggest(
        for text: String = "",
        withTitles: Bool = false,
        over isOver: Bool = false
    ) async -> CommandOutput {
        do {
            let found = try await scene.suggestions(for: text)
            // The history may have a thousand queries; the newest are enough.
            let items = found.filter { withTitles || $0.isOfHistory }.prefix(20)
            return show(.prompt(Array(items)), over: isOver)
        } catch {
            _ = show(.prompt([]), over: isOver)
            return output([], FailureViewModel(error).message)
        }
    }

    /// Shows the movies of a text in place of the screen.
    private func search(for text: String) async -> CommandOutput {
        let like = screens.count == 1 ? first : nil
        guard let search = scene.search(for: text, like: like) else { return CommandOutput() }
        return await load(search)
    }

    private func load(_ search: MoviesSearch, over isOver: Bool = false) async -> CommandOutput {
        show(.movies(search, await pages.phase(of: search)), over: isOver)
    }

    /// Shows the movies of a text over the screen; for a blank text, a prompt with what is suggested
    /// for the query before.
    private func startSearch(
        for text: String,
        correcting query: String = ""
    ) async -> CommandOutput {
        guard let search = scene.search(for: text) else {
            return await suggest(for: query, over: true)
        }
        return await load(search, over: true)
    }

    private func follow(_ link: MovieDetailsLink) async -> CommandOutput {
        if case .movie(let movie) = link { return await open(movie) }
        let search = link.search(includesAdult: scene.dependencies.includesAdult)
        return if let search { await load(search, over: true) } else { CommandOutput() }
    }

    private func open(
        _ movie: MoviesListItemViewModel,
        over isOver: Bool = true
    ) async -> CommandOutput {
        let state = await scene.makeMovieDetailsLoader().state(of: movie)
        return show(.details(movie, state), over: isOver)
    }

    // MARK: Output

    /// Prints the output of some work, and what can be typed after it.
    private func print(_ work: () async -> CommandOutput) async {
        let notice = isInteractive ? Task { await printLoading() } : nil
        var output = await work()
        notice?.cancel()
        guard !hasQuit else { return }
        if isInteractive { output.results += "\(menu.question): " }
        print(output)
    }

    private func printLoading() async {
        try? await pause(Self.loadingNoticeDelay)
        if !Task.isCancelled { print(CommandOutput(results: "loading …\n")) }
    }

    private func print(_ output: CommandOutput) {
        do {
            try console.write(output)
        } catch {
            exitCode = console.exitCode(of: error, success: .done)
            hasQuit = true
        }
    }
}
