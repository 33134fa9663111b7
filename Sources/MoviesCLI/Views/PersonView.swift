import Presentation

/// Prints a person and their movies; shows a spinner until they arrive.
@MainActor
final class PersonView {
    private let console: Console
    private let format: OutputFormat
    private let fields: [FilmographyField]?
    private let isCSVSafe: Bool
    private let usesColor: Bool
    private let isQuiet: Bool
    private let spinner: OneShotSpinner?

    init(
        _ options: ListOutputOptions<FilmographyField>,
        settings: Settings,
        console: Console
    ) {
        self.console = console
        format = options.format ?? (console.output.isTerminal ? .table : .tsv)
        fields = options.fields
        isCSVSafe = options.isCSVSafe
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
        notices.correction.map { output.introduce($0) }
        notices.otherPeople.map { output.introduce($0) }
        notices.filterLimitations.forEach { output.introduce($0) }
        item.fallback.map { output.report($0.message) }
        notices.noMovies.map { output.report($0) }
        if console.output.isTerminal, format == .table {
            let footer = notices.footer(width: console.width)
            // Messages may go to a file while the results go to a terminal.
            let usesColor = usesColor && console.errors.isTerminal
            output.messages.append(usesColor ? TextStyle.dim.applied(to: footer) : footer)
        }
        return output
    }

    private func text(_ item: PersonItemViewModel) -> String {
        switch format {
        case .table: header(item) + (item.credits.isEmpty ? "" : "\n" + table(item))
        case .tsv: TSV.text(item.credits, fields ?? FilmographyField.columns)
        case .csv: CSV.text(item.credits, fields ?? FilmographyField.columns, isSafe: isCSVSafe)
        case .json: PersonJSON.text(item, fields ?? FilmographyField.keys)
        case .ids: TSV.text(item.credits, [FilmographyField.movie(.id)])
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
