import Domain
import DomainDoubles
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The prompt and the movies of one search, and searches over others.
@MainActor
struct LineModeSearchTests {
    private let output = SpyOutput(isTerminal: true, width: 60)
    private let recent = SpyRecentQueries(["dune"])

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

    @Test func `starts with the movies of a search, and goes back to an empty prompt`() async {
        await run(startingWith: "cube", "b", "b", "dune")

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

    /// The output without attributions.
    private var shown: String {
        output.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.prefix { $0 != "·" }).trimmingEnd }
            .joined(separator: "\n")
    }

    private func run(startingWith text: String? = nil, _ lines: String...) async {
        let session = LineModeSession(console: .movies(output: output), isInteractive: false)
        let scene = FakeScene(movies: TitledMovies(), recentQueries: recent)
        let coordinator = MoviesSceneDIContainer(dependencies: scene)
            .makeMoviesSearchFlowCoordinator(navigator: session, isLive: false)
        coordinator.start(text.flatMap { TypedQuery($0) }.map { MoviesSearch(query: $0) })
        await session.run(
            reading: AsyncThrowingStream<String, any Error> { continuation in
                for line in lines { continuation.yield(line) }
                continuation.finish()
            }
        )
    }
}
