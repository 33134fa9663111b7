import CommandLineKit
import Domain
import DomainDoubles
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct MoviesListViewTests {
    private let output = SpyOutput()
    private let errors = SpyOutput()

    @Test func `prints only the movies`() throws {
        let output = try view().output(.loaded(list()))

        #expect(output == CommandOutput(results: "348\tAlien\t\t\t\t\t\t\n"))
    }

    @Test func `reports that nothing was found`() throws {
        let output = try view().output(.empty(list(items: [])))

        #expect(output.results.isEmpty)
        #expect(output.messages.count == 1)
        #expect(
            output.messages[0]
                .hasPrefix("movies: nothing found for \"alien\" in the built-in catalog; ")
        )
        #expect(output.exitCode == .nothingFound)
    }

    @Test func `prints an empty JSON list when nothing was found`() throws {
        let output = try view([.format: "json"]).output(.empty(list(items: [])))

        #expect(output.results.hasSuffix("\"movies\":[]}\n"))
        #expect(output.exitCode == .nothingFound)
    }

    @Test func `prints no message about an empty list with --quiet`() throws {
        let output = try view([.quiet: ""]).output(.empty(list(items: [])))

        #expect(output == CommandOutput(exitCode: .nothingFound))
    }

    @Test func `reports that a person of the filters is unknown`() throws {
        var list = list(items: [])
        list.page.notices = [.unknownPerson("zzz")]

        #expect(
            try view().output(.empty(list)).messages
                == [
                    "movies: the built-in catalog has no person \"zzz\"; "
                        + "'movies catalog update --people' downloads all people"
                ]
        )
    }

    @Test func `says whom of several people it took`() throws {
        let person = Person(
            id: .tmdb(31),
            name: "Mara Lind",
            profession: "actor",
            knownFor: ["Fog"]
        )
        var list = list()
        list.page.notices = [.assumedPerson(person, name: "lind")]

        #expect(
            try view().output(.loaded(list)).introductions == [
                "movies: several people match \"lind\"; using Mara Lind (31, actor, known for Fog)"
            ]
        )
    }

    @Test func `says before the movies what was searched for instead`() throws {
        var list = list()
        list.page.notices = [.correctedQuery("기생충")]

        let output = try view().output(.loaded(list))

        #expect(
            output.introductions == [
                "movies: nothing found for \"alien\"; showing results for \"기생충\""
            ]
        )
        #expect(output.messages.isEmpty)
    }

    @Test func `prints the movies of the pages before a failed one`() throws {
        let failure = FailureViewModel(.server(.example, .timedOut))
        let output = try view().output(.loaded(list(nextPage: .failed(failure))))

        #expect(output.results.hasPrefix("348\tAlien"))
        #expect(
            output.errors.map(\.sentence) == ["there are more movies, but \(failure.message)"]
        )
        #expect(output.exitCode == .tryAgainLater)
    }

    @Test func `reports in one line that a query was not saved`() throws {
        let error = MoviesError.storage(
            StorageFailure(operation: .write, path: "/x", reason: "No space left on device")
        )
        let output = try view().output(.loaded(list(notices: [.unsavedQuery(error)])))

        #expect(
            output.messages
                == ["movies: the query was not saved: can't write /x: No space left on device"]
        )
        #expect(output.exitCode == .done)
    }

    @Test func `reports options that the source ignores, but not with a fallback`() throws {
        var list = list()
        #expect(
            try view([.language: "tr"]).output(.loaded(list)).messages
                == [
                    "movies: the built-in catalog has only original titles in 'tr'; "
                        + "--language needs TMDB and a credential"
                ]
        )

        list.page.fallback = Fallback.catalog(reason: .server(.example, .timedOut))

        #expect(
            try view([.language: "tr"]).output(.loaded(list))
                == view().output(.loaded(list))
        )
    }

    @Test(arguments: [
        ("watch inception", "no movie surely matches \"watch inception\"; closest matches:"),
        ("in\u{202E}cption", "no movie surely matches \"incption\"; closest matches:"),
    ])
    func `introduces movies that match only some words, unless quiet`(
        query: String,
        introduction: String
    ) throws {
        let state = MoviesListState.Phase.loaded(
            .sample(["Inception"], query: query, notices: [.closestMatches])
        )
        let shown = try view().output(state)

        #expect(shown.introductions == ["movies: \(introduction)"])
        #expect(shown.results == "1\tInception\t\t\t\t\t\t\n")
        #expect(try view([.quiet: ""]).output(state).introductions.isEmpty)
    }

    @Test func `shows the position below a table on a terminal, unless quiet`() throws {
        let terminal = SpyOutput(isTerminal: true, width: 80)

        let loud = try view(output: terminal).output(.loaded(list()))
        #expect(loud.messages.count == 1)
        #expect(loud.messages == ["1 movie · built-in catalog"])
        #expect(try view([.quiet: ""], output: terminal).output(.loaded(list())).messages.isEmpty)
        #expect(try view([.format: "table"]).output(.loaded(list())).messages.isEmpty)
    }

    @Test func `styles the position only where errors go to a terminal, too`() throws {
        let terminal = SpyOutput(isTerminal: true, width: 80)
        let options: [OptionSpec: String] = [.color: "always"]

        let styled = try view(options, output: terminal, errors: terminal).output(.loaded(list()))
        let plain = try view(options, output: terminal).output(.loaded(list()))

        #expect(styled.messages == ["\u{1B}[2m1 movie · built-in catalog\u{1B}[0m"])
        #expect(plain.messages == ["1 movie · built-in catalog"])
    }

    @Test(arguments: [
        ([OptionSpec.format: "ids"], "348\n"),
        ([.fields: "title,id", .format: "tsv"], "Alien\t348\n"),
        ([.format: "{title} ({id})"], "Alien (348)\n"),
        ([.fields: "title,id", .format: "csv"], "title,id\nAlien,348\n"),
    ])
    func `prints only ids, the chosen fields or a template, even on a terminal`(
        options: [OptionSpec: String],
        results: String
    ) throws {
        let terminal = SpyOutput(isTerminal: true, width: 80)

        let output = try view(options, output: terminal).output(.loaded(list()))

        #expect(output == CommandOutput(results: results))
    }

    @Test func `prints the chosen fields as a table on a terminal, and as TSV in a pipe`() throws {
        let terminal = SpyOutput(isTerminal: true, width: 80)
        let options: [OptionSpec: String] = [.fields: "title,id", .color: "never"]

        let shown = try view(options, output: terminal).output(.loaded(list()))
        let piped = try view(options).output(.loaded(list()))

        #expect(shown.results == "TITLE  ID\nAlien  348\n")
        #expect(shown.messages == ["1 movie · built-in catalog"])
        #expect(piped == CommandOutput(results: "Alien\t348\n"))
    }

    @Test func `indents JSON on a terminal`() throws {
        let terminal = SpyOutput(isTerminal: true, width: 80)
        let options: [OptionSpec: String] = [.format: "json", .fields: "id,genres"]

        let results = try view(options, output: terminal).output(.loaded(list())).results

        #expect(results.hasPrefix("{\n  \"source\": \"catalog\",\n"))
        #expect(
            results.hasSuffix("\n      \"id\": \"348\",\n      \"genres\": []\n    }\n  ]\n}\n")
        )
    }

    @Test(
        arguments: [
            ([:], false, false), ([.fields: "id,cast"], false, true),
            ([.fields: "id"], true, false), ([.format: "json"], false, true),
            ([.format: "json", .fields: "id"], false, false),
            ([.format: "{runtime}"], false, true), ([.format: "{id}"], true, false),
            ([.format: "table"], true, true), ([.format: "table"], false, false),
            ([.format: "tsv"], true, false),
        ] as [([OptionSpec: String], Bool, Bool)]
    )
    func `needs details only for what only they have`(
        options: [OptionSpec: String],
        sortsByDetails: Bool,
        needsDetails: Bool
    ) throws {
        let formatter = try view(options).formatter

        #expect(formatter.showsDetails(sortsByDetails: sortsByDetails) == needsDetails)
    }

    @Test(arguments: [
        (OutputError.closed, ExitCode.done, ""),
        (
            .failed("No space left on device"), .readOrWriteFailed,
            "movies: can't write the results: No space left on device\n"
        ),
    ])
    func `exits silently if the reader is gone, but not if writing fails`(
        error: OutputError,
        exitCode: ExitCode,
        message: String
    ) throws {
        let console = Console.movies(output: SpyOutput(failingWith: error), errors: errors)

        #expect(try console.print(view().output(.loaded(list()))) == exitCode)
        #expect(errors.text == message)
    }

    @Test func `shows a spinner at once on a terminal, and erases it`() async throws {
        let terminal = SpyOutput(isTerminal: true, width: 80)
        var options = OptionValues()
        options.set(.source, to: "tmdb")
        let settings = Settings(options: options, environment: Environment([:]))
        let console = Console.movies(
            output: SpyOutput(isTerminal: true, width: 80),
            errors: terminal
        )

        await settings.showProgress("Searching", on: console) {
            #expect(terminal.text.contains("Searching"))
        }

        #expect(terminal.text.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `prints nothing if it was interrupted`() throws {
        #expect(try view().output(.loading()) == CommandOutput(exitCode: .interrupted))
        #expect(
            try view().output(.failed(FailureViewModel(.cancelled)))
                == CommandOutput(exitCode: .interrupted)
        )
    }

    @Test(arguments: [
        (MoviesError.server(.example, .unreachable(.refused)), ExitCode.unavailable),
        (.server(.example, .failed(status: 500)), .unavailable),
        (.server(.example, .notFound), .unavailable),
        (.server(.example, .redirectRefused), .unavailable),
        (.offline(.tmdb), .unavailable), (.server(.example, .timedOut), .tryAgainLater),
        (.server(.example, .rateLimited(retryAfter: nil)), .tryAgainLater),
        (.noResources(.example, reason: "r"), .tryAgainLater),
        (.networkProgramUnusable(path: "/x", .missing), .unavailable),
        (.programMissing("gzip"), .unavailable),
        (.server(.example, .invalidResponse), .unreadableData),
        (.server(.example, .responseTooLarge), .unreadableData),
        (.credentialMissing(.tmdb), .credential),
        (.credentialRefused(.tmdb), .credential), (.accessDenied(.tmdb, reason: "r"), .credential),
        (.movieNotFound(.tmdb(1), .tmdb), .nothingFound),
        (.personNotFound(.tmdb(1), .tmdb), .nothingFound),
        (.personNameNotFound("x", .tmdb), .nothingFound),
        (.personUnavailable("x", .catalog(.imdb)), .nothingFound),
        (.storage(StorageFailure(operation: .create, path: "", reason: "")), .cannotCreate),
        (.storage(StorageFailure(operation: .read, path: "", reason: "")), .readOrWriteFailed),
    ])
    func `exits with the status of the failure`(error: MoviesError, exitCode: ExitCode) throws {
        let failure = FailureViewModel(error)

        let output = try view().output(.failed(failure))
        #expect(output.errors.map(\.sentence) == [failure.message])
        #expect(output.exitCode == exitCode)
    }

    private func view(
        _ values: [OptionSpec: String] = [:],
        output: SpyOutput? = nil,
        errors: SpyOutput? = nil
    ) throws -> MoviesListView {
        var options = OptionValues()
        for (name, value) in values { options.set(name, to: value) }
        let formatter = ListFormatter(
            options: try ListOutputOptions(options, .ofMovies),
            settings: Settings(options: options, environment: Environment([:])),
            console: .movies(output: output ?? self.output, errors: errors ?? self.errors)
        )
        return MoviesListView(formatter: formatter)
    }

    private func list(
        items: [MoviesListItemViewModel] = [.sample(id: "348", title: "Alien")],
        nextPage: MoviesList.NextPage = .none,
        notices: [SearchNotice] = []
    ) -> MoviesList {
        MoviesList(
            query: "alien",
            items: items,
            pages: 1...1,
            pageCount: items.isEmpty ? 0 : 1,
            totalCount: items.count,
            source: SourceViewModel(.catalog(.builtIn)),
            nextPage: nextPage,
            notices: notices
        )
    }
}
