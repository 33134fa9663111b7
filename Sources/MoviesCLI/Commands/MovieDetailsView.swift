import CommandLineKit
import Domain
import Presentation
import Terminal

/// Prints the details of movies, each as soon as it and all before it have arrived; shows a spinner
/// until then.
///
/// If they may go through a pager, which needs all of them, or beside a poster, which takes longer,
/// they are printed at the end.
@MainActor
final class MovieDetailsView {
    private let entries: [MovieEntry]
    private let settings: Settings
    private let console: Console
    private let isJSON: Bool

    /// The template that prints the movies instead of the format.
    private let template: MovieTemplate?
    private let localization: LocalizationOptions
    private let spinner: OneShotSpinner?
    private let posters: PosterPrinter?

    /// The index of the entry to print next.
    private var next = 0
    private var hasFinished = false
    private var sources: [SourceViewModel] = []

    /// The notices about sources that were printed already.
    private var notices: [String] = []

    /// Whether a message has said how to get movies that are not built in.
    private var hasAdvised = false

    /// The first that is not `done`.
    private var exitCode = ExitCode.done
    private var collected = CommandOutput()

    /// The only movie, if it has a poster.
    private var illustrated: MovieDetailsItemViewModel?

    private var hasStopped = false

    /// `posters` is for one movie only.
    init(
        _ entries: [MovieEntry],
        template: MovieTemplate? = nil,
        settings: Settings,
        console: Console,
        posters: PosterPrinter? = nil
    ) {
        self.entries = entries
        self.posters = posters
        self.settings = settings
        self.console = console
        self.template = template
        isJSON = settings.options[.format] == OutputFormat.json.rawValue
        localization = LocalizationOptions(settings.options)
        spinner = settings.showsProgress(on: console) ? OneShotSpinner(console: console) : nil
    }

    /// Prints the movies until all are loaded, or they can no longer be printed.
    func exitCode(of movies: MovieDetailsLoads) async -> ExitCode {
        await movies.run { state in
            show(state)
            return !hasStopped
        }
        spinner?.stop()
        if isCollecting { await printCollected() }
        return hasFinished || hasStopped ? exitCode : .interrupted
    }

    private var isCollecting: Bool { console.pagerCommand != nil || posters != nil }

    private func printCollected() async {
        var isLong = true
        if let illustrated, let text = await posters?.text(of: illustrated) {
            collected.results = text
            isLong = false
        }
        exitCode = console.print(collected, inPager: isLong)
    }

    private func show(_ state: MovieDetailsLoads.State) {
        if case .loading = state {
            spinner?.start("Loading from \(settings.onlineSourceName)")
            return
        }
        spinner?.stop()
        printInvalidEntries()
        switch state {
        case .loading: break
        case .ended(_, .success(let item)):
            if item.poster != nil { illustrated = item }
            print(output(item))
            next += 1
        case .ended(_, .failure(let error)):
            print(output(FailureViewModel(error)))
            next += 1
        case .finished:
            print(attribution)
            hasFinished = true
        }
    }

    /// Prints the lines before the next movie that name none.
    private func printInvalidEntries() {
        while next < entries.count, case .invalid(let line, let text) = entries[next] {
            next += 1
            let message = "'\(short(text))' in line \(line) is not a movie's id or link"
            print(.failed(ErrorReport(.unreadableData, message)))
        }
    }

    private func print(_ output: CommandOutput) {
        guard !hasStopped else { return }
        guard !isCollecting else { return collected.append(output) }
        do {
            try console.write(output)
        } catch {
            exitCode = console.exitCode(of: error, success: exitCode)
            hasStopped = true
            return
        }
        if exitCode == .done { exitCode = output.exitCode }
    }

    private func output(_ item: MovieDetailsItemViewModel) -> CommandOutput {
        let separator = !sources.isEmpty && isText ? "\n" : ""
        if !sources.contains(item.source) { sources.append(item.source) }
        var output = CommandOutput(results: separator + text(item))
        guard !settings.isQuiet else { return output }
        if entries.indices.contains(next), let title = entries[next].title,
            let notice = item.movie.matchNotice("showing", for: title)
        {
            output.introduce(notice)
        }
        // If TMDB is unavailable, it usually is for all of the movies.
        let notice = item.fallback?.message ?? localization.notice(about: item.source)
        if let notice, !notices.contains(notice) {
            notices.append(notice)
            output.report(notice)
        }
        item.unsavedNotice.map { output.report($0) }
        return output
    }

    private func output(_ failure: FailureViewModel) -> CommandOutput {
        guard entries.count > 1, entries.indices.contains(next),
            case .movie(_, let name) = entries[next]
        else { return .failed(failure) }
        guard let source = failure.error.sourceWithoutMovie else {
            return .failed(ErrorReport(failure, after: "\(short(name)): "))
        }
        guard source == .catalog(.builtIn) else { return .failed(failure) }
        // The advice is the same for all of them.
        defer { hasAdvised = true }
        return .failed(ErrorReport(failure, withAdvice: !hasAdvised))
    }

    /// Required by the terms of the sources, where a person reads the results.
    private var attribution: CommandOutput {
        var output = CommandOutput()
        if console.output.isTerminal, isText, !settings.isQuiet {
            // Messages may go to a file while the results go to a terminal.
            let isStyled = console.usesColor(settings.color) && console.errors.isTerminal
            output.messages = sources.flatMap {
                $0.requiredAttribution.wrapped(to: console.width).map {
                    isStyled ? Palette.output.apply(.secondary, to: $0) : $0
                }
            }
        }
        return output
    }

    private var isText: Bool { template == nil && !isJSON }

    private func text(_ item: MovieDetailsItemViewModel) -> String {
        if let template { return template.line(for: item.detailedMovie) }
        if isJSON { return JSONValue(item).document(JSONLayout(console)) }
        return MovieDetailsLayout(item, width: console.width).lines
            .output(usesColor: console.usesColor(settings.color))
    }

    /// A name within a sentence.
    private func short(_ name: String) -> String {
        // A character may have any number of marks.
        String(name.unicodeScalars.prefix(240)).sanitizedLine.truncated(to: 60)
    }
}

/// Prints the details of a movie with its poster at the left.
@MainActor
struct PosterPrinter {
    /// On a smaller terminal, the text needs all the room.
    private static let minimumTerminal = TerminalSize(columns: 64, rows: 12)
    private static let maximumPoster = TerminalSize(columns: 28, rows: 20)
    private static let gap = 2

    let renderer: PosterRenderer
    let terminal: TerminalSize

    /// Whether output that is longer than the terminal goes to a pager, which can't show posters.
    let hasPager: Bool

    /// The details with the sequences that draw the poster; `nil` if it can't be shown.
    func text(of item: MovieDetailsItemViewModel) async -> String? {
        guard let picture = item.poster, terminal.fits(Self.minimumTerminal) else { return nil }
        let cell = renderer.cell
        let box = TerminalSize(
            columns: min(terminal.columns / 3, Self.maximumPoster.columns),
            rows: min(terminal.rows - 2, Self.maximumPoster.rows)
        )
        guard let size = (cell ?? .assumed).fit(width: 2, height: 3, in: box) else { return nil }
        let margin = size.columns + Self.gap
        let lines = MovieDetailsLayout(item, width: terminal.columns - margin).lines
        guard !hasPager || lines.count < terminal.rows else { return nil }
        switch await renderer.render(picture, size, cell) {
        case nil: return nil
        case let image? where image.lines.isEmpty: return Self.text(lines, over: image, margin)
        case let image?:
            let picture = image.lines.map { StyledLine([$0]) }
            return image.drawing + picture.beside(lines, column: margin).output(usesColor: true)
        }
    }

    /// Makes room for the image before it is drawn, since the screen may scroll, and then writes no
    /// blanks over it.
    private static func text(
        _ lines: [StyledLine],
        over image: TerminalImage,
        _ margin: Int
    ) -> String {
        let rows = image.size.rows
        let room = String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A"
        let missing = max(rows - lines.count, 0)
        let text = lines.map { line in
            line.text.isEmpty ? "\n" : "\u{1B}[\(margin)C" + [line].output(usesColor: true)
        }
        return room + image.drawing + text.joined() + String(repeating: "\n", count: missing)
    }
}
