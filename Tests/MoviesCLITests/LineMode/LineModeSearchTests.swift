import Domain
import DomainDoubles
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The prompt and the movies of one search, and searches over others.
@MainActor
struct LineModeSearchTests {
    private let output = SpyOutput()
    private let recent = SpyRecentQueries(["dune"])

    @Test func `goes back from the movies to the prompt, which has the new query`() async {
        await run("blade r", "b", "2", "b", "b", "solaris")

        let movies = "  1  Blade Runner (1982)\n1 movie\n"
        #expect(
            shown == "  1  dune  (recent)\n" + movies
                + "  1  blade r  (recent)\n  2  dune  (recent)\n" + "  1  Dune (1984)\n1 movie\n"
                + "  1  dune  (recent)\n  2  blade r  (recent)\n"
        )
    }

    @Test func `starts a new search over the one before, to which it goes back`() async {
        await run("cube", "/solaris", "b", "b")

        let movies = "  1  Cube (1997)\n1 movie\n"
        #expect(
            shown == "  1  dune  (recent)\n" + movies + "  1  Solaris (1972)\n1 movie\n" + movies
                + "  1  solaris  (recent)\n  2  cube  (recent)\n  3  dune  (recent)\n"
        )
    }

    @Test func `starts with the movies of a search, and goes back to an empty prompt`() async {
        await run(startingWith: "cube", "b", "b", "dune")

        #expect(shown == "  1  Cube (1997)\n1 movie\n  1  cube  (recent)\n  2  dune  (recent)\n")
    }

    @Test func `filters and sorts the movies, and says what is wrong with a filter or an order`()
        async
    {
        await run(startingWith: "blade", "f genre:horror", "f bad:1", "s length", "f", "s -year")

        let (blade, runner) = ("Blade (1998)\n", "Blade Runner (1982)\n")
        #expect(
            shown == "  1  \(blade)  2  \(runner)2 of 2 movies\n"
                + "  1  \(blade)1 movie, genre:horror\n"
                + "'bad:1' is not a filter such as genre:horror\n"
                + "sort by relevance, popularity, rating, year, title, runtime, mine, random\n"
                + "  1  \(blade)  2  \(runner)2 of 2 movies\n"
                + "  1  \(runner)  2  \(blade)2 of 2 movies, by -year\n"
        )
    }

    @Test func `goes back from the movies of a person to the details`() async {
        await run("cube", "1", "1", "b", "b")

        let headings = shown.split(separator: "\n").filter { $0.hasPrefix("Ada Lind") }
        #expect(headings == ["Ada Lind"])
        #expect(shown.ranges(of: "Cube (1997)\n").count == 5)
        #expect(shown.hasSuffix("  1  Cube (1997)\n1 movie\n"))
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
