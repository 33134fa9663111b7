import CommandLineKit
import Domain
import DomainDoubles
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct MoviesListsViewTests {
    private let output = SpyOutput()
    private let errors = SpyOutput()

    @Test func `prints the header of csv once`() async throws {
        _ = try await print(
            [.empty(list([])), .loaded(list(["1"])), .loaded(list(["2"]))],
            ["csv"]
        )

        let lines = output.text.split(whereSeparator: \.isNewline).map { $0.prefix(14) }
        #expect(lines == ["query,id,title", "heat,1,Movie 1", "query 3,2,Movi"])
    }

    @Test func `fields and templates are printed as they are, and may have the query`() async throws
    {
        let phases: [MoviesListState.Phase] = [.loaded(list(["1"])), .loaded(list(["2"]))]

        _ = try await print(phases, ["tsv"], fields: "id,query")
        _ = try await print(phases, ["{query}: {id}"])
        _ = try await print(phases, ["ids"])

        #expect(output.text == "1\talien\n2\theat\nalien: 1\nheat: 2\n1\n2\n")
    }

    @Test func `puts the query above each table, and the footer below`() async throws {
        let terminal = SpyOutput(isTerminal: true, width: 60)

        _ = try await print(
            [.loaded(list(["1"])), .empty(list([])), .loaded(list(["2"]))],
            ["table"],
            on: terminal
        )

        let lines = terminal.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 8)
        #expect(lines[0] == "\u{1B}[1malien\u{1B}[0m")
        #expect(lines[1].contains("TITLE"))
        #expect(lines[2].contains("Movie 1"))
        #expect(lines[3].isEmpty)
        #expect(lines[4] == "\u{1B}[1mquery 3\u{1B}[0m")
        #expect(lines[6].contains("Movie 2"))
        #expect(errors.text.contains("1 movie"))
        #expect(errors.text.contains("movies: nothing found for \"heat\"\n"))
    }

    @Test func `names the query of a notice, and says once what holds for all queries`()
        async throws
    {
        let notices: [SearchNotice] = [
            .limitation(FilterLimitation(key: .country)),
            .meaning(try #require(TypedQuery("genre:horror")).meaning),
        ]

        _ = try await print([
            .loaded(list(["1"], notices: notices)), .loaded(list(["2"], notices: notices)),
        ])

        #expect(
            errors.text == """
                movies: only TMDB knows countries; 'country' is ignored
                movies: alien: showing genre:horror
                movies: heat: showing genre:horror

                """
        )
    }

    @Test
    func `names the query of a failure, advises once, and exits with the first failure's code`()
        async throws
    {
        let timeout = FailureViewModel(.server(.example, .timedOut))

        let code = try await print([.failed(timeout), .failed(timeout), .loaded(list(["1"]))])

        let lines = errors.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("movies: alien: example.org did not respond in time; "))
        #expect(lines[1] == "movies: heat: example.org did not respond in time")
        #expect(output.text.hasPrefix("query 3\t1\t"))
        #expect(code == .tryAgainLater)
    }

    @Test func `says nothing but errors with --quiet`() async throws {
        let notices: [SearchNotice] = [.limitation(FilterLimitation(key: .country))]

        _ = try await print(
            [.loaded(list(["1"], notices: notices)), .empty(list([]))],
            isQuiet: true
        )

        #expect(errors.text.isEmpty)
    }

    @Test(arguments: [
        (OutputError.closed, ExitCode.done), (.failed("No space left"), .readOrWriteFailed),
    ])
    func `stops when the results can't be written`(error: OutputError, code: ExitCode) async throws
    {
        let exitCode = try await print(
            [.loaded(list(["1"])), .failed(FailureViewModel(.offline(.tmdb)))],
            on: SpyOutput(failingWith: error)
        )

        #expect(exitCode == code)
        #expect(!errors.text.contains("heat"))
    }

    private func print(
        _ phases: [MoviesListState.Phase],
        _ format: [String] = [],
        fields: String? = nil,
        isQuiet: Bool = false,
        on terminal: SpyOutput? = nil
    ) async throws -> ExitCode {
        var options = OptionValues()
        if let format = format.first { options.set(.format, to: format) }
        if let fields { options.set(.fields, to: fields) }
        if isQuiet { options.set(.quiet, to: "") }
        let formatter = ListFormatter(
            options: try ListOutputOptions(options, .ofMovies),
            settings: Settings(options: options, environment: Environment([:])),
            console: .movies(output: terminal ?? output, errors: errors)
        )
        let queries = ["alien", "heat", "query 3"]
        let lists = MoviesListsLoads(Array(phases.indices), concurrency: 1) { phases[$0] }
        return await MoviesListsView(queries, formatter: formatter).exitCode(of: lists)
    }

    private func list(
        _ ids: [String],
        query: String = "alien",
        notices: [SearchNotice] = []
    ) -> MoviesList {
        MoviesList(
            query: query,
            items: ids.map { .sample(id: $0, title: "Movie \($0)") },
            pages: 1...1,
            pageCount: ids.isEmpty ? 0 : 1,
            totalCount: ids.count,
            source: SourceViewModel(.catalog(.imdb)),
            notices: notices
        )
    }
}

extension MoviesListState.Phase {
    fileprivate static func empty(_ list: MoviesList) -> Self { .empty(list, alternatives: []) }
}
