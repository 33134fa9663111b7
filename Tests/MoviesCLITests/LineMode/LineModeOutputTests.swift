import Domain
import DomainDoubles
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The movies and the details as numbered lines.
@MainActor
struct LineModeOutputTests {
    private let session = session()

    private static func session(width: Int? = nil) -> LineModeSession {
        LineModeSession(
            MoviesSceneDIContainer(dependencies: FakeScene()),
            console: .movies(output: SpyOutput(isTerminal: width != nil, width: width)),
            isInteractive: false
        )
    }

    @Test func `prints only the new movies of a longer list`() {
        let list = MoviesList.sample(["Blade", "Blade\u{1B}[2J II", "C"])

        let end = "3 of 3 movies · from the built-in catalog\n"
        let rows = lineModeRow(1, "Blade") + lineModeRow(2, "Blade II")
        #expect(session.output(list).results == rows + lineModeRow(3, "C") + end)
        #expect(session.output(list, from: 2).results == lineModeRow(3, "C") + end)
    }

    @Test func `introduces movies that match only some words`() {
        let list = MoviesList.sample(
            ["Inception"],
            query: "watch inception",
            notices: [.closestMatches]
        )

        let lines = session.output(list).results.split(separator: "\n")

        #expect(lines[0] == "no movie surely matches \"watch inception\"; closest matches:")
        #expect(lines[1].hasSuffix("  Inception"))
    }

    @Test func `reports before the first movies what is shown instead of what was requested`() {
        let list = MoviesList.sample(
            ["Blade"],
            query: "blaed",
            fallback: Fallback.catalog(reason: .server(.example, .timedOut)),
            notices: [.correctedQuery("blade")]
        )

        let lines = session.output(list).results.split(separator: "\n")
        #expect(lines[0] == "nothing found for \"blaed\"; showing results for \"blade\"")
        #expect(lines[1].contains("example.org"))
        #expect(lines[2].hasSuffix("  Blade"))
        #expect(
            session.output(list, from: 1).results == "1 movie · from the built-in catalog\n"
        )
    }

    @Test func `reports failures, and prints the movies before a failed page`() {
        let failure = session.output(.movies(search, .failed(.timeout)))
        #expect(failure.results.isEmpty)
        #expect(failure.introductions == ["movies: \(FailureViewModel.timeout.message)"])

        let output = session.output(.sample(["A"], nextPage: .failed(.timeout)))
        #expect(output.results.hasPrefix(lineModeRow(1, "A")))
        #expect(
            output.introductions == [
                "movies: there are more movies, but \(FailureViewModel.timeout.message)"
            ]
        )
    }

    @Test func `names the person whose movies they are, once`() {
        var list = MoviesList.sample(["A", "B"], query: "person:7")
        list.title = "Ada\u{7}"

        #expect(session.output(list).results.hasPrefix("Ada\n" + lineModeRow(1, "A")))
        #expect(!session.output(list, from: 1).results.contains("Ada"))
    }

    @Test func `names the filters and the order`() {
        var list = MoviesList.sample(["B"])
        (list.filters, list.sort) = (["genre:horror"], "-year")

        #expect(
            session.output(list).results
                == lineModeRow(1, "B")
                + "1 movie, genre:horror, by -year · from the built-in catalog\n"
        )
    }

    @Test(arguments: [
        (41, "2 of 2 movies · from the built-in catalog\n"), (40, "2 of 2 movies · built-in\n"),
        (1, "2 of 2 movies · built-in\n"),
    ])
    func `attributes the movies in the rest of the line`(width: Int, line: String) {
        let output = Self.session(width: width).output(.sample(["A", "B"]))
        #expect(output.results.hasSuffix("\n" + line))
    }

    @Test func `prints the rows of the screen, as wide as the terminal`() {
        var list = MoviesList.sample([])
        list.items = [.fightClub, .jaws]
        let rows = Self.session(width: 80).output(list).results.split(separator: "\n").prefix(2)

        #expect(rows[0].hasPrefix("  1  1999  Fight Club  with Brad Pitt"))
        #expect(rows[1].hasPrefix("  2  1975  Jaws  about: A great white shark"))
        #expect(rows.allSatisfy { $0.count <= 80 && $0.last != " " })
    }

    @Test func `reports that nothing was found, and suggests other queries by numbers`() {
        let others: [QuerySuggestionViewModel] = [.title("Zulu", year: 1964), .title("Zodiac")]
        for alternatives in [[], others] {
            let phase = MoviesListState.Phase.empty(
                .sample([], query: "zzz"),
                alternatives: alternatives
            )
            let text = session.output(.movies(search, phase)).results
            #expect(text.hasPrefix("nothing found for \"zzz\""))
            let end = "did you mean\n  1  Zulu (1964)\n  2  Zodiac\n"
            #expect(text.hasSuffix(end) == !alternatives.isEmpty)
        }
    }

    @Test func `prints details with their source, after the reason for a fallback`() {
        let url = "https://www.themoviedb.org/movie/7"
        let details = "Lantern\n\nA light.\n\n\(url)\n7\nfrom the built-in catalog\n"
        #expect(text(of: .sample()) == details)
        let stale = text(of: .sample(fallback: .catalog(reason: .server(.example, .timedOut))))
        #expect(stale.hasPrefix("example.org did not"))
        #expect(stale.hasSuffix("\n" + details))
    }

    @Test func `numbers people, the collection and movies`() {
        let text = text(of: MovieDetailsItemViewModel(.full))
        #expect(text.contains("Ada Brandt  [1]\n"))
        #expect(text.contains("The Lantern Collection  [5]\n"))
    }

    @Test(
        arguments: [
            (.opened("https://example.org/1"), "opened https://example.org/1\n", nil),
            (.url("https://example.org/1"), "https://example.org/1\n", WebPageState.browserAdvice),
            (.failed(.timeout), "", FailureViewModel.timeout.message),
        ] as [(WebPageState, String, String?)]
    )
    func `prints the URL of a web page, and whether a browser opened it`(
        state: WebPageState,
        text: String,
        message: String?
    ) {
        let output = session.output(state)
        #expect(output.results == text)
        #expect(output.introductions == [message.map { "movies: \($0)" }].compactMap(\.self))
    }

    private let search = MoviesSearch(query: TypedQuery(MovieQuery()))

    private func text(of item: MovieDetailsItemViewModel) -> String {
        session.output(.details(item.movie, .loaded(item))).results
    }
}
