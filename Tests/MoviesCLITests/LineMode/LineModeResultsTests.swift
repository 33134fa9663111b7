import DomainDoubles
import Terminal
import TerminalDoubles
import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation

@MainActor
struct LineModeResultsTests {
    private let viewModel = ScriptedSearch(canGoBack: true)
    private let screen: LineModeSearch

    init() {
        screen = LineModeSearch(viewModel, console: .movies())
        viewModel.showLoading()
    }

    @Test func `waits for movies, then prints them once with their numbers`() {
        #expect(screen.isWaiting)

        viewModel.show(.loaded(.sample(["Blade", "Blade\u{1B}[2J II"], totalCount: 2)))

        #expect(!screen.isWaiting)
        #expect(
            screen.drainOutput().text
                == lineModeRow(1, "Blade") + lineModeRow(2, "Blade II")
                + "2 of 2 movies · from the built-in catalog\n"
        )
        #expect(screen.drainOutput().text.isEmpty)
    }

    @Test func `prints only the new movies of a longer list`() {
        viewModel.show(.loaded(.sample(["A", "B"], totalCount: 3, nextPage: .available)))
        #expect(screen.drainOutput().text.hasSuffix("2 of 3 movies · from the built-in catalog\n"))

        viewModel.show(.loaded(.sample(["A", "B"], totalCount: 3, nextPage: .loading)))
        #expect(screen.isWaiting)
        viewModel.show(.loaded(.sample(["A", "B", "C"])))

        #expect(
            screen.drainOutput().text
                == lineModeRow(3, "C") + "3 of 3 movies · from the built-in catalog\n"
        )
    }

    @Test func `prints all movies again when it reappears`() {
        viewModel.show(.loaded(.sample(["A", "B"])))
        _ = screen.drainOutput()

        screen.didReappear()

        #expect(screen.drainOutput().text.hasPrefix(lineModeRow(1, "A") + lineModeRow(2, "B")))
    }

    @Test func `introduces movies that match only some words`() {
        viewModel.show(
            .loaded(
                .sample(["Inception"], query: "watch inception", notices: [.closestMatches])
            )
        )

        let lines = screen.drainOutput().text.split(separator: "\n")

        #expect(lines[0] == "no movie surely matches \"watch inception\"; closest matches:")
        #expect(lines[1].hasSuffix("  Inception"))
    }

    @Test func `reports before the first movies what is shown instead of what was requested`() {
        var list = MoviesList.sample(
            ["Blade"],
            query: "blaed",
            fallback: Fallback.catalog(reason: .server(.example, .timedOut)),
            notices: [.correctedQuery("blade")],
            nextPage: .available
        )
        viewModel.show(.loaded(list))

        let lines = screen.drainOutput().text.split(separator: "\n")
        #expect(lines[0] == "nothing found for \"blaed\"; showing results for \"blade\"")
        #expect(lines[1].contains("example.org"))
        #expect(lines[2].hasSuffix("  Blade"))

        list.nextPage = .none
        viewModel.show(.loaded(list))
        #expect(screen.drainOutput().text == "1 movie · from the built-in catalog\n")
    }

    @Test(
        arguments: [
            ("n", .loadMore), ("b", .back), ("quit", .quit), ("/", .newSearch), ("/2", .newSearch),
            ("the  thing", .newSearch), ("o x", .newSearch),
        ] as [(String, SearchEvent)]
    )
    func `performs the command of a line`(line: String, event: SearchEvent) async {
        viewModel.show(.loaded(.sample(["A", "B"], nextPage: .available)))

        #expect(await screen.handle(line) == "")

        #expect(viewModel.events == [event])
        _ = await screen.handle("2")
        #expect(viewModel.events == [event, .selectMovie(1), .choose])
    }

    @Test(arguments: [
        ("3", "there is no movie 3; /3 searches for it"), ("n", nil), ("r", nil), ("x", nil),
    ])
    func `has no other commands`(line: String, message: String?) async {
        viewModel.show(.loaded(.sample(["A", "B"])))
        _ = screen.drainOutput()

        #expect(await screen.handle(line) == message)

        #expect(screen.drainOutput().text.isEmpty)
        #expect(viewModel.events.isEmpty)
    }

    @Test func `the menu lists what the state allows`() async {
        #expect(screen.menu.question == "/title, b back, q quit, ? help")
        viewModel.show(.failed(.timeout))
        #expect(screen.menu.question == "/title, r retry, b back, q quit, ? help")
        _ = await screen.handle("r")
        viewModel.show(.loaded(.sample(["A"])))
        #expect(screen.menu.question == "number, /title, b back, q quit, ? help")
        viewModel.show(.loaded(.sample(["A"], nextPage: .available)))
        #expect(screen.menu.question == "number, /title, n more, b back, q quit, ? help")
        #expect(viewModel.events == [.retry])
    }

    @Test func `reports that nothing was found`() {
        viewModel.show(.empty(.sample([], query: "zzz")))

        #expect(!screen.isWaiting)
        #expect(screen.drainOutput().text.hasPrefix("nothing found for \"zzz\""))
    }

    @Test func `reports failures, and prints the movies before a failed page`() {
        viewModel.show(.failed(.timeout))
        let failure = screen.drainOutput()
        #expect(failure.text.isEmpty)
        #expect(failure.introductions == ["movies: \(FailureViewModel.timeout.message)"])

        viewModel.show(.loaded(.sample(["A"], nextPage: .failed(.timeout))))
        let output = screen.drainOutput()
        #expect(output.text.hasPrefix(lineModeRow(1, "A")))
        #expect(
            output.introductions == [
                "movies: there are more movies, but \(FailureViewModel.timeout.message)"
            ]
        )
        #expect(screen.drainOutput().introductions.isEmpty)
    }

    @Test func `names the person whose movies they are, once`() {
        var list = MoviesList.sample(["A"], query: "person:7")
        list.title = "Ada\u{7}"
        list.nextPage = .available
        viewModel.show(.loaded(list))
        #expect(screen.drainOutput().text.hasPrefix("Ada\n" + lineModeRow(1, "A")))

        list.items += MoviesList.sample(["B", "C"]).items.suffix(1)
        viewModel.show(.loaded(list))

        #expect(!screen.drainOutput().text.contains("Ada"))
    }

    @Test func `names the filters and the order`() {
        var list = MoviesList.sample(["B"])
        (list.filters, list.sort) = (["genre:horror"], "-year")
        viewModel.show(.loaded(list))

        #expect(
            screen.drainOutput().text
                == lineModeRow(1, "B")
                + "1 movie, genre:horror, by -year · from the built-in catalog\n"
        )
    }

    @Test(arguments: [
        (41, "2 of 2 movies · from the built-in catalog\n"), (40, "2 of 2 movies · built-in\n"),
        (1, "2 of 2 movies · built-in\n"),
    ])
    func `attributes the movies in the rest of the line`(width: Int, line: String) {
        #expect(text(["A", "B"], width: width).hasSuffix("\n" + line))
    }

    @Test func `prints the rows of the screen, as wide as the terminal`() {
        let rows = text([.fightClub, .jaws], width: 80).split(separator: "\n").prefix(2)

        #expect(rows[0].hasPrefix("  1  1999  Fight Club  with Brad Pitt"))
        #expect(rows[1].hasPrefix("  2  1975  Jaws  about: A great white shark"))
        #expect(rows.allSatisfy { $0.count <= 80 && $0.last != " " })
    }

    @Test func `suggests other queries by numbers if nothing is found`() async {
        viewModel.show(
            .empty(
                .sample([], query: "zzz"),
                alternatives: [.title("Zulu", year: 1964), .title("Zodiac")]
            )
        )

        let output = screen.drainOutput().text
        #expect(output.hasSuffix("did you mean\n  1  Zulu (1964)\n  2  Zodiac\n"))
        #expect(screen.menu.question.hasPrefix("number, "))
        #expect(
            await screen.handle("3") == "there is no suggestion 3; /3 searches for it"
        )
        _ = await screen.handle("2")
        _ = await screen.handle("1")
        #expect(viewModel.events == [.selectMovie(1), .choose, .selectMovie(0), .choose])
    }

    private func text(_ titles: [String], width: Int) -> String {
        text(MoviesList.sample(titles).items, width: width)
    }

    private func text(_ items: [MoviesListItemViewModel], width: Int) -> String {
        let console = Console.movies(output: SpyOutput(isTerminal: true, width: width))
        let screen = LineModeSearch(viewModel, console: console)
        viewModel.showLoading()
        var list = MoviesList.sample([])
        list.items = items
        (list.page.count.movies, list.nextPage) = (items.count, .none)
        viewModel.show(.loaded(list))
        return screen.drainOutput().text
    }
}
