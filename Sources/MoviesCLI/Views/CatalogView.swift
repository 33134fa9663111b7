import Domain
import Presentation

/// Prints what the catalog is: a name, a tab and a value a line, or one JSON object.
@MainActor
final class CatalogView {
    /// How what was shown last makes the program end.
    private(set) var exitCode = ExitCode.bug

    private let console: Console
    private let showsJSON: Bool
    private let isQuiet: Bool
    private let progress: ProgressBar

    init(_ viewModel: any CatalogViewModel, console: Console, showsJSON: Bool, isQuiet: Bool) {
        self.console = console
        self.showsJSON = showsJSON
        self.isQuiet = isQuiet
        progress = ProgressBar(console: console)
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    private func show(_ state: CatalogState) {
        if case .working(let item) = state {
            if !isQuiet { show(item) }
            return
        }
        progress.hide()
        switch state {
        case .idle, .working: break
        case .loaded(let catalog):
            exitCode = console.print(showsJSON ? json(catalog) : lines(catalog), success: .done)
        case .replaced(let catalog, let notes):
            if !isQuiet {
                notes.forEach(console.report)
                console.note(summary(catalog))
            }
            exitCode = .done
        case .removed:
            exitCode = .done
        case .failed(let error, let message):
            if error != .cancelled { console.report(message) }
            exitCode = ExitCode(error)
        }
    }

    private func show(_ item: CatalogProgressItemViewModel) {
        if console.errors.isTerminal {
            progress.show(item)
        } else if item.isWait {
            console.report(item.title)
        }
    }

    private func summary(_ catalog: CatalogItemViewModel) -> String {
        let attribution = catalog.attribution.map { " · \($0)" } ?? ""
        return "movies searches \(catalog.movieCount) films from now on\(attribution)"
    }

    private func lines(_ catalog: CatalogItemViewModel) -> String {
        let rows = [
            ("source", catalog.source), ("date", catalog.date),
            ("films", String(catalog.movieCount)), ("bytes", String(catalog.byteCount)),
            ("format", String(catalog.formatVersion)), ("path", catalog.path?.sanitizedField),
            ("attribution", catalog.attribution),
        ]
        return rows.map { "\($0.0)\t\($0.1 ?? "")\n" }.joined()
    }

    private func json(_ catalog: CatalogItemViewModel) -> String {
        JSONValue.object([
            ("source", .string(catalog.source)),
            ("films", .int(catalog.movieCount)),
            ("date", catalog.date.map(JSONValue.string) ?? .null),
            ("bytes", .int(catalog.byteCount)),
            ("format", .int(catalog.formatVersion)),
            ("path", catalog.path.map { .string($0.sanitizedLine) } ?? .null),
        ]).text + "\n"
    }
}
