import CommandLineKit
import Presentation
import Terminal

/// What a command prints for a person and their movies.
@MainActor
struct PersonView {
    private let console: Console
    private let formatter: ListFormatter
    private let isQuiet: Bool
    private let tmdbOptions: TMDBOptions

    /// - Parameters:
    ///   - output: how the movies are printed.
    ///   - options: the options of the command.
    ///   - settings: the settings.
    ///   - console: where the movies are printed.
    init(
        _ output: ListOutputOptions,
        _ options: OptionValues,
        settings: Settings,
        console: Console
    ) {
        self.console = console
        tmdbOptions = TMDBOptions(options)
        formatter = ListFormatter(output, settings: settings, console: console)
        isQuiet = settings.isQuiet
    }

    func output(_ state: PersonState) -> CommandOutput {
        switch state {
        case .loaded(let item): output(item)
        case .failed(let failure): .failed(failure)
        }
    }

    private func output(_ item: PersonItemViewModel) -> CommandOutput {
        var output = CommandOutput(results: text(item))
        if item.isEmptyByFilters { output.exitCode = .nothingFound }
        guard !isQuiet else { return output }
        let notices = PersonNotices(item)
        item.fallback.map { output.introduce($0.message) }
        notices.correction.map { output.introduce($0) }
        notices.otherPeople.map { output.introduce($0) }
        item.limitations.forEach { output.introduce($0) }
        if item.fallback == nil {
            tmdbOptions.notice(about: item.source).map { output.report($0) }
        }
        notices.noMovies.map { output.report($0) }
        formatter.footer(notices.footer).map { output.messages.append($0) }
        return output
    }

    private func text(_ item: PersonItemViewModel) -> String {
        formatter.text(item.credits.map(ListedMovie.init)) {
            JSONValue(item, movies: $0)
        } table: {
            header(item) + (item.credits.isEmpty ? "" : "\n" + $0.text(item.credits))
        }
    }

    private func header(_ item: PersonItemViewModel) -> String {
        PersonHeading(item, width: console.width).lines
            .map { $0.output(usesColor: formatter.usesColor) + "\n" }
            .joined()
    }
}

extension PersonItemViewModel {
    /// Whether the filters left no movie.
    var isEmptyByFilters: Bool { totalCount == 0 && !filters.isEmpty }
}
