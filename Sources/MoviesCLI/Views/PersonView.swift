import Presentation

/// Prints a person and their movies; shows a spinner until they arrive.
@MainActor
final class PersonView {
    enum Format: String, CaseIterable {
        /// Who it is, then a table.
        case text
        case table
        case tsv
        case csv
        case json

        /// The ids of the movies, one per line.
        case ids
    }

    private let console: Console
    private let format: Format
    private let usesColor: Bool
    private let isQuiet: Bool
    private let spinner: OneShotSpinner?

    init(_ options: OptionValues, settings: Settings, console: Console) {
        self.console = console
        format =
            options[.format].flatMap(Format.init) ?? (console.output.isTerminal ? .text : .tsv)
        usesColor = console.usesColor(settings.color)
        isQuiet = settings.isQuiet
        spinner = settings.showsProgress(on: console) ? OneShotSpinner(console: console) : nil
    }

    /// Observes the view model while `work` runs, then prints the output.
    func exitCode(of viewModel: any PersonViewModel, work: () async -> Void) async -> ExitCode {
        viewModel.state.observe(on: self) { $0.show($1) }
        await work()
        return console.print(output(viewModel.state.value))
    }

    private func show(_ state: PersonState) {
        if state == .loading { spinner?.start("Loading from TMDB") } else { spinner?.stop() }
    }

    func output(_ state: PersonState) -> CommandOutput {
        switch state {
        case .idle, .loading: .interrupted
        case .loaded(let item): output(item)
        case .failed(let failure): .failed(failure)
        }
    }

    private func output(_ item: PersonItemViewModel) -> CommandOutput {
        var output = CommandOutput(results: text(item))
        if item.isEmptyByFilters { output.exitCode = .nothingFound }
        guard !isQuiet else { return output }
        let notices = PersonNotices(item)
        notices.otherPeople.map { output.introduce($0) }
        item.fallback.map { output.report($0.message) }
        notices.noMovies.map { output.report($0) }
        if console.output.isTerminal, format == .text || format == .table {
            output.messages.append(notices.footer(width: console.width))
        }
        return output
    }

    private func text(_ item: PersonItemViewModel) -> String {
        switch format {
        case .text: header(item) + (item.credits.isEmpty ? "" : "\n" + table(item))
        case .table: item.credits.isEmpty ? "" : table(item)
        case .tsv: FilmographyTSV.text(item.credits)
        case .csv: FilmographyCSV.text(item.credits)
        case .json: PersonJSON.text(item)
        case .ids: item.credits.map { $0.movie.id.sanitizedField + "\n" }.joined()
        }
    }

    private func header(_ item: PersonItemViewModel) -> String {
        PersonHeading(item, width: console.width).lines
            .map { (usesColor ? $0.rendered(usesColor: true) : $0.text) + "\n" }
            .joined()
    }

    private func table(_ item: PersonItemViewModel) -> String {
        FilmographyTable(
            width: console.width,
            usesColor: usesColor,
            showsLinks: console.showsLinks
        ).text(item.credits)
    }
}

extension PersonItemViewModel {
    /// Whether the filters left no movie.
    var isEmptyByFilters: Bool { totalCount == 0 && isFiltered }
}
