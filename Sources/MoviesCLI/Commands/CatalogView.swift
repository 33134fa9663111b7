import CommandLineKit
import Presentation
import Terminal

/// Shows the progress of an import or update, then prints its result.
@MainActor
final class CatalogView {
    private let console: Console
    private let isQuiet: Bool
    private let progress: ProgressBar

    /// Whether a wait was reported; the others would only repeat it.
    private var hasReportedWait = false

    init(console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
        progress = ProgressBar(console: console)
    }

    /// Observes the view model while `work` runs, then prints the output.
    func exitCode(of viewModel: CatalogViewModel, work: () async -> Void) async -> ExitCode {
        viewModel.state.observe(on: self) { $0.show($1) }
        await work()
        return console.print(Self.output(viewModel.state.value, isQuiet: isQuiet))
    }

    private func show(_ state: CatalogState) {
        guard case .inProgress(let item) = state else { return progress.hide() }
        guard !isQuiet else { return }
        if console.errors.isTerminal {
            progress.show(title: item.title, fraction: item.fraction, statistics: item.statistics)
        } else if item.isWait, !hasReportedWait {
            hasReportedWait = true
            console.report(item.title)
        }
    }
}

extension CatalogView {
    /// The output for a final state.
    nonisolated static func output(
        _ state: CatalogState,
        as format: RecordFormat = .lines,
        isQuiet: Bool = false
    ) -> CommandOutput {
        switch state {
        case .idle, .inProgress: .interrupted
        case .loaded(let catalog): output(catalog, as: format, isQuiet: isQuiet)
        case .imported(let catalog, let notes):
            isQuiet ? CommandOutput() : output(catalog, notes, "imported ")
        case .unchanged(let catalog):
            isQuiet ? CommandOutput() : output(catalog, [], "already up to date: ")
        case .removed: CommandOutput()
        case .failed(let failure): .failed(failure)
        }
    }

    private nonisolated static func output(
        _ catalog: CatalogItemViewModel,
        as format: RecordFormat,
        isQuiet: Bool
    ) -> CommandOutput {
        var output = CommandOutput(results: report(catalog).text(as: format))
        if case .rows = format, catalog.isBuiltIn, !isQuiet {
            output.messages.append(
                catalog.extent?.updateNotice ?? CatalogExtentViewModel.updateAdvice
            )
        }
        return output
    }

    private nonisolated static func output(
        _ catalog: CatalogItemViewModel,
        _ notes: [String],
        _ verb: String
    ) -> CommandOutput {
        var output = CommandOutput()
        for note in notes { output.report(note) }
        let attribution = catalog.attribution.map { " · \($0)" } ?? ""
        output.messages.append("\(verb)\(catalog.movieCount.counted("movie"))\(attribution)")
        return output
    }

    private nonisolated static func report(_ catalog: CatalogItemViewModel) -> KeyValueReport {
        let (path, attribution) = (catalog.path?.sanitizedLine, catalog.attribution)
        let count = catalog.movieCount.withThousandsCommas
        let size = catalog.isBuiltIn ? nil : catalog.size
        let update = catalog.lastUpdate
        let reason = update?.reason?.sanitizedLine
        return KeyValueReport(rows: [
            ("source", .string(catalog.source), "Source", catalog.sourceName),
            ("movies", .int(catalog.movieCount), "Movies", count),
            ("date", JSONValue(catalog.date), "Date", catalog.date),
            ("bytes", .int(catalog.byteCount), "Size", size),
            ("format", .int(catalog.formatVersion), nil, nil),
            ("path", JSONValue(path), "Path", path),
            ("attribution", JSONValue(attribution), "Attribution", attribution),
            ("last_update", JSONValue(update?.start), "Last update", update?.summary.sanitizedLine),
            ("last_update_outcome", JSONValue(update?.outcome), nil, nil),
            ("last_update_error", JSONValue(reason), nil, nil),
        ])
    }
}
