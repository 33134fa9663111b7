import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies search -`: searches for each line of standard input.
extension CommandContext {
    /// More than anyone searches for at once, and limits for endless input.
    private static let queryLimit = 10_000
    private static let sizeLimit = 1 << 22

    /// Reads the queries, and prints the movies of each; `options` is a query with their options.
    @MainActor
    func printSearches(
        like options: TypedQuery,
        _ output: ListOutputOptions,
        _ settings: Settings
    ) async -> ExitCode {
        let queries: [TypedQuery]?
        do {
            queries = try readQueries(like: options, settings)
        } catch {
            return console.fail(error.report)
        }
        guard let queries else {
            let limit = Self.queryLimit.withThousandsCommas
            return console.fail(.usage, "standard input has more than \(limit) queries or 4 MB")
        }
        guard !queries.isEmpty else {
            let message = "nothing to search for; no queries on standard input"
            if !settings.isQuiet { console.report(message) }
            return .nothingFound
        }
        return await printMovies(of: queries, formatter(output, settings))
    }

    /// `nil` if there are more queries than allowed.
    private func readQueries(
        like options: TypedQuery,
        _ settings: Settings
    ) throws(StandardInput.ReadError) -> [TypedQuery]? {
        if StandardInput.isTerminal, !settings.isQuiet {
            console.report("type a query on each line; Ctrl-D on an empty line searches for them")
        }
        guard let bytes = try StandardInput.readAll(limit: Self.sizeLimit) else { return nil }
        let lines = TextLines.lines(in: bytes)
        return lines.count <= Self.queryLimit ? lines.compactMap(options.replacingText(with:)) : nil
    }

    @MainActor
    private func printMovies(
        of queries: [TypedQuery],
        _ formatter: ListFormatter
    ) async -> ExitCode {
        let settings = formatter.settings
        let viewModel = scene(settings, requests: .independent)
            .makeMoviesListsViewModel(queries.map { search($0, settings).printed(by: formatter) })
        let view = MoviesListsView(
            queries.map(\.text),
            formatter: formatter,
            explains: arguments.options.isSet(.explain)
        )
        return await view.exitCode(
            of: viewModel.state,
            quit: viewModel.didQuit,
            work: viewModel.didOpen
        )
    }
}
