import CommandLineKit
import DomainDoubles
import Terminal
import TerminalDoubles
import TestSupport
import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation

/// Sessions of numbered lines, from the prompt to movies and details.
@MainActor
struct LineModeSessionTests {
    private let output = SpyOutput(isTerminal: true, width: 60)
    private let errors = SpyOutput()
    private let recent = SpyRecentQueries(["dune"])
    private var scene: FakeScene { FakeScene(movies: TitledMovies(), recentQueries: recent) }

    @Test func `goes back from the movies to the prompt, which has the new query`() async {
        await run("blade r", "b", "2", "b", "b", "solaris")

        let movies = lineModeRow(1, "Blade Runner", year: 1982) + "1 movie\n"
        #expect(
            shown == "  1  dune  (recent)\n" + movies
                + "  1  blade r  (recent)\n  2  dune  (recent)\n"
                + lineModeRow(1, "Dune", year: 1984) + "1 movie\n"
                + "  1  dune  (recent)\n  2  blade r  (recent)\n"
        )
    }

    @Test func `starts a new search over the one before, to which it goes back`() async {
        await run("cube", "/solaris", "b", "b")

        let movies = lineModeRow(1, "Cube", year: 1997) + "1 movie\n"
        #expect(
            shown == "  1  dune  (recent)\n" + movies + lineModeRow(1, "Solaris", year: 1972)
                + "1 movie\n" + movies
                + "  1  solaris  (recent)\n  2  cube  (recent)\n  3  dune  (recent)\n"
        )
    }

    @Test func `suggests titles over the movies, to which it goes back`() async {
        await run("cube", "dun?", "b")

        let movies = lineModeRow(1, "Cube", year: 1997) + "1 movie\n"
        #expect(shown.ranges(of: movies).count == 2)
        #expect(!shown.contains("nothing found"))
    }

    @Test func `starts with the movies of a search, and goes back to an empty prompt`() async {
        await run("b", "b", "dune", startingWith: "cube")

        #expect(
            shown == lineModeRow(1, "Cube", year: 1997)
                + "1 movie\n  1  cube  (recent)\n  2  dune  (recent)\n"
        )
    }

    @Test func `goes back from the movies of a person to the details`() async {
        await run("cube", "1", "1", "b", "b")

        let headings = shown.split(separator: "\n").filter { $0.hasPrefix("Ada Lind") }
        #expect(headings == ["Ada Lind"])
        #expect(shown.ranges(of: "1997  Cube\n").count == 3)
        #expect(shown.hasSuffix(lineModeRow(1, "Cube", year: 1997) + "1 movie\n"))
    }

    @Test func `shows the movies of a collection, and recommended movies`() async {
        await run("a", "1", "3", "b", "4", in: FakeScene())

        #expect(output.text.contains("\nAll of them\n  1  1901  "))
        #expect(output.text.ranges(of: "All of them  [3]\n").count == 2)
        // Only the details have overviews.
        #expect(output.text.ranges(of: "A light. A light.").count == 1)
    }

    @Test func `a slash alone shows a prompt, with the history of a query that finds nothing`()
        async
    {
        await run("cube", "/", "b", "xyz", "/", "cube")

        let movies = lineModeRow(1, "Cube", year: 1997) + "1 movie\n"
        #expect(shown.contains(movies + "  1  cube  (recent)\n  2  dune  (recent)\n" + movies))
        // No query of the history has the text.
        #expect(shown.hasSuffix("(1999)\n" + movies))
    }

    // MARK: The prompt

    @Test func `prints no titles before they are asked for`() async {
        let opened = SpyOpenedMovies([
            Movie(id: .tmdb(7), title: "Dune", releaseDate: CalendarDate(year: 1984))
        ])
        let scene = FakeScene(
            movies: TitledMovies(),
            recentQueries: SpyRecentQueries(["alien"]),
            openedMovies: opened
        )
        await run("al?", "3", "b", in: scene)

        #expect(
            shown == "  1  Dune (1984)  (opened)\n  2  alien  (recent)\n"
                + "  1  alien  (recent)\n  2  Aliens (1986)\n  3  Alien Nation (1988)\n"
                + lineModeRow(1, "Alien Nation", year: 1988) + "1 movie\n"
                + "  1  Dune (1984)  (opened)\n  2  Alien Nation  (recent)\n"
                + "  3  alien  (recent)\n"
        )
    }

    @Test func `prints the newest twenty of many recent queries`() async {
        let recent = SpyRecentQueries((1...30).map { "query \($0)" })
        await run(in: FakeScene(recentQueries: recent))

        let lines = output.text.split(separator: "\n")
        #expect(lines.count == 20)
        #expect(lines.last == " 20  query 20  (recent)")
    }

    @Test(arguments: [
        ("1", "  1  1984  Dune\n"), ("3", "  1  1988  Alien Nation\n"),
        ("/3", "  1  1988  Alien Nation\n"), ("Solaris", "  1  1972  Solaris\n"),
        ("open", "nothing found for \"open\""), ("/q", "nothing found for \"q\""),
    ])
    func `searches for a suggestion by its number, and for text`(
        line: String,
        found: String
    ) async {
        await run(line)

        #expect(shown.hasPrefix("  1  dune  (recent)\n" + found))
    }

    @Test func `reports why there are no suggestions`() async {
        await run("al?", in: FakeScene(movies: SpyMovies()))

        let failure = FailureViewModel(.offline(.tmdb))
        #expect(errors.text == "movies: \(failure.message)\n")
    }

    @Test func `the prompt has the options of the first search, and no other has them`() async {
        let movies = SpyMovies(search: { _, _ in MoviesPage([]) })
        let query = TypedQuery("a", options: MovieQuery(isExact: true))
        await run("b", "b1", "/c", in: FakeScene(movies: movies), startingWith: query)

        let searches = movies.requested.map { "\($0.text) \($0.isExact)" }
        #expect(searches.filter { $0.hasPrefix("b1") } == ["b1 true"])
        #expect(searches.contains("c false") && !searches.contains("c true"))
    }

    // MARK: Commands

    @Test(arguments: [
        ([], "title, number, bl?, b back, q quit, ? help"),
        (["a"], "number, /title, n more, b back, q quit, ? help"),
        (["a", "n", "n", "n"], "number, /title, r retry, n more, b back, q quit, ? help"),
        (["x"], "/title, r retry, b back, q quit, ? help"),
        (["zyx"], "number, /title, b back, q quit, ? help"),
        (["a", "1"], "number, /title, o open, b back, q quit, ? help"),
        (["a", "5"], "/title, r retry, b back, q quit, ? help"),
    ])
    func `prompts with what the screen allows, and ends the line at the end of input`(
        lines: [String],
        question: String
    ) async {
        await run(lines, in: FakeScene(), isInteractive: true)

        #expect(output.text.hasSuffix("\(question): \n"))
    }

    @Test func `prompts only if interactive, and ends no line when the user quits`() async {
        await run("q")
        #expect(output.text == "  1  dune  (recent)\n")

        await run(["q"], isInteractive: true)
        #expect(output.text.hasSuffix("bl?, b back, q quit, ? help: "))
    }

    @Test func `prints the commands, and says what is none`() async {
        await run("solaris", "?", "x", "", "7")

        #expect(
            output.text.hasSuffix(
                """
                number    print the details of a movie
                /title    search for a title
                b         go back
                q         quit
                ?         print these commands
                'x' is not a command here; ? helps
                there is no movie 7; /7 searches for it

                """
            )
        )
    }

    @Test(arguments: ["5", "x", "alien", "o 2", "r", "n"])
    func `details have no other commands`(line: String) async {
        await run("cube", "1", line)

        #expect(output.text.hasSuffix("'\(line)' is not a command here; ? helps\n"))
    }

    @Test(arguments: ["q", "quit", "b"])
    func `handles no line after it has quit`(line: String) async {
        #expect(await run(line, "cube") == .done)

        #expect(output.text == "  1  dune  (recent)\n")
    }

    @Test func `prints the next pages, and why there are no more`() async {
        await run("a", "n", "n", "n", "n", in: FakeScene())

        for number in [20, 21, 60] {
            #expect(output.text.ranges(of: "\n \(number)  ").count == 1)
        }
        #expect(!output.text.contains("\n 61  "))
        #expect(errors.text.ranges(of: "movies: there are more movies, but ").count == 2)
    }

    @Test func `retries a search and details`() async {
        let scene = FakeScene()
        await run("x", "r", "/a", "5", "r", "b", in: scene)

        #expect(scene.retryCount == 1)
        #expect(errors.text.split(separator: "\n").count == 4)
        #expect(output.text.ranges(of: "\n 20  ").count == 2)
    }

    @Test func `searches for another query by its number if nothing is found`() async {
        await run("zyx", "99", "1", in: FakeScene())

        #expect(output.text.contains("did you mean\n  1  "))
        #expect(output.text.contains("there is no suggestion 99; /99 searches for it\n"))
        #expect(output.text.contains("\n20 of 80 movies"))
    }

    @Test func `prints the URL of a movie if there is no browser`() async {
        await run("cube", "1", "o")

        #expect(output.text.hasSuffix("\nhttps://www.themoviedb.org/movie/6\n"))
        #expect(errors.text == "movies: \(WebPageState.browserAdvice)\n")
    }

    // MARK: Input and output

    @Test func `says that it is loading if that takes a second`() async {
        let scene = FakeScene(movies: LateMovies(gate: output.hasText))
        await run([], in: scene, startingWith: TypedQuery("a"), isInteractive: true) {
            #expect($0 == .seconds(1))
        }

        #expect(output.text.hasPrefix("loading …\n  1  "))
    }

    @Test(arguments: [
        (OutputError.closed, ExitCode.done, ""),
        (.failed("No space left on device"), .readOrWriteFailed, "No space left on device\n"),
    ])
    func `quits if it can't write, silently if the reader is gone`(
        error: OutputError,
        exitCode: ExitCode,
        message: String
    ) async {
        let session = session(in: scene, output: SpyOutput(failingWith: error))
        await session.run(reading: Self.stream(["blade"]))

        #expect(recent.saved == ["dune"])
        #expect(session.exitCode == exitCode)
        #expect(errors.text.hasSuffix(message))
        #expect(errors.text.isEmpty == message.isEmpty)
    }

    @Test func `reports why standard input can't be read`() async {
        let session = session(in: scene, output: output)
        await session.run(
            reading: AsyncThrowingStream<String, any Error> { continuation in
                continuation.finish(throwing: StandardInput.ReadError(reason: "Is a directory"))
            }
        )

        #expect(session.exitCode == .readOrWriteFailed)
        #expect(errors.text == "movies: can't read standard input: Is a directory\n")
    }

    /// The output without attributions.
    private var shown: String {
        output.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.prefix { $0 != "·" }).trimmingEnd }
            .joined(separator: "\n")
    }

    @discardableResult
    private func run(
        _ lines: String...,
        in scene: FakeScene? = nil,
        startingWith query: TypedQuery? = nil
    ) async -> ExitCode {
        await run(lines, in: scene, startingWith: query)
    }

    /// Ends only when it is cancelled, so that no work is long enough for a notice.
    private static let endless: Pause = { _ in for await _ in AsyncStream(Never.self, { _ in }) {} }

    private func run(_ lines: String..., startingWith text: String) async {
        await run(lines, startingWith: TypedQuery(text))
    }

    @discardableResult
    private func run(
        _ lines: [String],
        in other: FakeScene? = nil,
        startingWith query: TypedQuery? = nil,
        isInteractive: Bool = false,
        pause: @escaping Pause = Self.endless
    ) async -> ExitCode {
        let session = session(
            in: other ?? scene,
            startingWith: query,
            output: output,
            isInteractive: isInteractive,
            pause: pause
        )
        await session.run(reading: Self.stream(lines))
        return session.exitCode
    }

    private func session(
        in scene: FakeScene,
        startingWith query: TypedQuery? = nil,
        output: SpyOutput,
        isInteractive: Bool = false,
        pause: @escaping Pause = Self.endless
    ) -> LineModeSession {
        LineModeSession(
            MoviesSceneDIContainer(dependencies: scene),
            startingWith: query.map { MoviesSearch(query: $0) },
            console: .movies(output: output, errors: errors),
            isInteractive: isInteractive,
            pause: pause
        )
    }

    private static func stream(_ lines: [String]) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { continuation in
            for line in lines { continuation.yield(line) }
            continuation.finish()
        }
    }
}

/// Movies that are found when a gate opens.
private struct LateMovies: MoviesRepository {
    let gate: Gate

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        await gate.opened()
        return MoviesPage([Movie(id: .tmdb(1), title: "Blade")])
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        throw .movieNotFound(id, .tmdb)
    }
}
