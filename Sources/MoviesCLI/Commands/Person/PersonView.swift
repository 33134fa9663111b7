import CommandLineKit
import Presentation
import Terminal

/// What a command prints for a person and their movies.
@MainActor
struct PersonView {
    let formatter: ListFormatter

    func output(_ state: PersonState) -> CommandOutput {
        switch state {
        case .loaded(let item): output(item)
        case .failed(let failure): .failed(failure)
        }
    }

    private func output(_ item: PersonItemViewModel) -> CommandOutput {
        var output = CommandOutput(results: text(item))
        if item.isEmptyByFilters { output.exitCode = .nothingFound }
        guard !formatter.settings.isQuiet else { return output }
        let notices = PersonNotices(item)
        item.fallback.map { output.introduce($0.message) }
        notices.correction.map { output.introduce($0) }
        notices.otherPeople.map { output.introduce($0) }
        item.limitations.forEach { output.introduce($0) }
        if item.fallback == nil {
            formatter.options.tmdbOptions.notice(about: item.source).map { output.report($0) }
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
        PersonHeading(item, width: formatter.console.width).lines
            .output(usesColor: formatter.usesColor)
    }
}

extension PersonItemViewModel {
    /// Whether the filters left no movie.
    var isEmptyByFilters: Bool { totalCount == 0 && !filters.isEmpty }
}
