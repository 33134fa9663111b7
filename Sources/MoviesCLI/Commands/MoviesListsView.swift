import CommandLineKit
import Domain
import Presentation
import Terminal

/// Prints the movies of several searches, those of each as soon as it and all before it have ended;
/// shows a spinner until then.
@MainActor
final class MoviesListsView {
    /// As they were typed.
    private let queries: [String]
    private let console: Console
    private let spinner: OneShotSpinner?
    private var formatter: ListFormatter

    /// The queries that find nothing.
    private var unanswered: [String] = []
    private var hasFound = false

    /// The notices that were printed already, and hold for all queries.
    private var said: Set<String> = []

    /// The extent of the built-in catalog, if other catalogs may know more.
    private var extent: CatalogExtent?

    /// The exit status of the first search that failed.
    private var failure: ExitCode?
    private var hasFinished = false

    /// Set if the results can no longer be written.
    private var stop: ExitCode?

    init(_ queries: [String], formatter: ListFormatter) {
        self.queries = queries
        self.formatter = formatter
        self.formatter.isOneOfSeveral = true
        console = formatter.console
        spinner =
            formatter.settings.showsProgress(on: console) ? OneShotSpinner(console: console) : nil
    }

    /// Prints the lists until all have ended, or they can no longer be printed.
    func exitCode(of lists: MoviesListsLoads) async -> ExitCode {
        await lists.run { state in
            show(state)
            return stop == nil
        }
        spinner?.stop()
        return stop ?? (hasFinished ? exitCode : .interrupted)
    }

    private var exitCode: ExitCode { failure ?? (hasFound ? .done : .nothingFound) }

    private func show(_ state: MoviesListsLoads.State) {
        switch state {
        case .loading: spinner?.start("Searching \(formatter.settings.onlineSourceName)")
        case .ended(let index, let phase):
            spinner?.stop()
            print(output(phase, of: queries[index]))
        case .finished:
            spinner?.stop()
            print(summary)
            hasFinished = true
        }
    }

    private func print(_ output: CommandOutput) {
        do {
            try console.write(output)
        } catch {
            stop = console.exitCode(of: error, success: exitCode)
        }
    }

    // MARK: Each search

    private func output(_ phase: MoviesListState.Phase, of query: String) -> CommandOutput {
        switch phase {
        case .idle, .loading: return CommandOutput()
        case .loaded(let list):
            defer {
                hasFound = true
                formatter.isFirst = false
            }
            return output(list, of: query)
        case .empty(let list, _):
            unanswered.append(query)
            return emptyOutput(list, of: query)
        case .failed(let failure):
            // Most failures are those of all searches, and so is what to do.
            let isNew = said.insert(failure.summary).inserted
            return failed(ErrorReport(failure, after: "\(query.shortened): ", withAdvice: isNew))
        }
    }

    private func output(_ list: MoviesList, of query: String) -> CommandOutput {
        let explains = formatter.settings.options.isSet(.explain)
        let view = MoviesListView(formatter: formatter, explains: explains, query: query)
        var output = CommandOutput(results: heading(query) + view.text(list))
        introduce(list, of: query, in: &output)
        if !formatter.settings.isQuiet {
            formatter.footer(MoviesFooter(list: list).text).map { output.messages.append($0) }
            output.messages += view.explanation(list)
        }
        if case .failed(let failure) = list.nextPage {
            let words = "\(query.shortened): there are more movies, but "
            output.append(failed(ErrorReport(failure, after: words)))
        }
        return output
    }

    private func emptyOutput(_ list: MoviesList, of query: String) -> CommandOutput {
        var output = CommandOutput()
        if formatter.isJSON {
            output.results = MoviesListView(formatter: formatter, query: query).text(list)
        }
        introduce(list, of: query, in: &output)
        return output
    }

    /// Adds the notices about a list, those that hold for all queries only once.
    private func introduce(_ list: MoviesList, of query: String, in output: inout CommandOutput) {
        guard !formatter.settings.isQuiet else { return }
        extent = extent ?? list.insufficientExtent
        let notices = SearchNotices(list: list)
        let ignored = MoviesListView(formatter: formatter).ignoredOptions(list)
        for notice in notices.ofSource + [ignored].compactMap(\.self)
        where said.insert(notice).inserted {
            output.introduce(notice)
        }
        for notice in notices.ofQuery { output.introduce("\(query.shortened): \(notice)") }
    }

    private func failed(_ error: ErrorReport) -> CommandOutput {
        failure = failure ?? error.exitCode
        return .failed(error)
    }

    /// The query above a table, with an empty line between two tables.
    private func heading(_ query: String) -> String {
        guard formatter.isTable else { return "" }
        let text = query.sanitizedLine(width: console.width)
        let space = formatter.isFirst ? "" : "\n"
        return space + (formatter.usesColor ? Palette.output.apply(.title, to: text) : text) + "\n"
    }

    // MARK: All searches

    /// The queries that find nothing, in one line.
    private var summary: CommandOutput {
        var output = CommandOutput()
        guard !formatter.settings.isQuiet else { return output }
        if !unanswered.isEmpty {
            let queries = unanswered.map { "\"\($0.shortened)\"" }
            output.report("nothing found for \(queries.joined(by: "and"))")
        }
        extent.map { output.report($0.updateNotice) }
        return output
    }
}
