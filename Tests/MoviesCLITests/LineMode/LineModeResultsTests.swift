import DomainDoubles
import Testing

@testable import Domain
@testable import MoviesCLI
@testable import Presentation

@MainActor
struct LineModeResultsTests {
    private let viewModel = ScriptedMoviesList()
    private let screen: LineModeResults

    init() {
        screen = LineModeResults(viewModel, console: .movies())
    }

    @Test func `waits for movies, then prints them once with their numbers`() {
        #expect(screen.isWaiting)
        viewModel.showLoading()
        #expect(screen.isWaiting)

        viewModel.show(.loaded(.sample(["Blade", "Blade\u{1B}[2J II"], totalCount: 2)))

        #expect(!screen.isWaiting)
        #expect(
            screen.drainOutput().text
                == "  1  Blade\n  2  Blade II\n2 of 2 movies · from the built-in catalog\n"
        )
        #expect(screen.drainOutput().text.isEmpty)
    }

    @Test func `prints only the new movies of a longer list`() {
        viewModel.show(.loaded(.sample(["A", "B"], totalCount: 3, nextPage: .available)))
        #expect(screen.drainOutput().text.hasSuffix("2 of 3 movies · from the built-in catalog\n"))

        viewModel.show(.loaded(.sample(["A", "B"], totalCount: 3, nextPage: .loading)))
        #expect(screen.isWaiting)
        viewModel.show(.loaded(.sample(["A", "B", "C"])))

        #expect(screen.drainOutput().text == "  3  C\n3 of 3 movies · from the built-in catalog\n")
    }

    @Test func `prints all movies again when it reappears`() {
        viewModel.show(.loaded(.sample(["A", "B"])))
        _ = screen.drainOutput()

        screen.didReappear()

        #expect(screen.drainOutput().text.hasPrefix("  1  A\n  2  B\n"))
    }

    @Test func `introduces movies that match only some words`() {
        viewModel.show(
            .loaded(
                .sample(["Inception"], query: "watch inception", notices: [.closestMatches])
            )
        )

        let lines = screen.drainOutput().text.split(separator: "\n")

        #expect(lines[0] == "no movie surely matches \"watch inception\"; closest matches:")
        #expect(lines[1] == "  1  Inception")
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
        #expect(lines[2] == "  1  Blade")

        list.nextPage = .none
        viewModel.show(.loaded(list))
        #expect(screen.drainOutput().text == "1 movie · from the built-in catalog\n")
    }

    @Test(arguments: [
        ("2", "open B"), ("o 1", "web page of A"), ("n", "more"), ("r", "retry"),
        ("b", "back"), ("q", "quit"), ("/", "new search"),
    ])
    func `performs the command of a line`(line: String, event: String) async {
        viewModel.show(.loaded(.sample(["A", "B"], nextPage: .available)))

        #expect(await screen.handle(line) == nil)

        #expect(viewModel.events == [event])
    }

    @Test(arguments: [
        ("/alien", "/alien"), ("/2", "/2"), ("the  thing", "the thing"), ("o x", "o x"),
    ])
    func `starts a new search with the text of a line`(line: String, rest: String) async {
        viewModel.show(.loaded(.sample(["A", "B"])))

        #expect(await screen.handle(line) == rest)

        #expect(viewModel.events == ["new search"])
    }

    @Test(arguments: [
        ("3", "there is no movie 3; /3 searches for it\n"),
        ("o 9", "there is no movie 9; /9 searches for it\n"), ("n", "there are no more movies\n"),
        ("x", "'x' is not a command here; ? helps\n"), ("", ""),
        ("t 2", "'t 2' is not a command here; ? helps\n"),
        ("y", "'y' needs the number of a movie, as in 'y 1'\n"), ("y 1", "no URL is known\n"),
    ])
    func `reports an invalid line once`(line: String, message: String) async {
        viewModel.show(.loaded(.sample(["A", "B"])))
        _ = screen.drainOutput()

        #expect(await screen.handle(line) == nil)

        #expect(screen.drainOutput().text == message)
        #expect(screen.drainOutput().text.isEmpty)
        #expect(viewModel.events.isEmpty)
    }

    @Test func `the question lists what the state allows`() {
        #expect(screen.question == "/title, b back, q quit, ? help")
        viewModel.show(.failed(.timeout))
        #expect(screen.question == "r to retry, /title, b back, q quit, ? help")
        viewModel.show(.loaded(.sample(["A"])))
        #expect(!screen.question.contains("n for more"))
        viewModel.show(.loaded(.sample(["A"], nextPage: .available)))
        #expect(screen.question.contains("n for more, "))
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
        #expect(failure.errors == [FailureViewModel.timeout.message])

        viewModel.show(.loaded(.sample(["A"], nextPage: .failed(.timeout))))
        let output = screen.drainOutput()
        #expect(output.text.hasPrefix("  1  A\n"))
        #expect(
            output.errors == ["there are more movies, but \(FailureViewModel.timeout.message)"]
        )
        #expect(screen.drainOutput().errors.isEmpty)
    }

    @Test func `narrows the list, and shows all movies again`() async {
        viewModel.show(.loaded(.sample(["A", "B", "AB"])))
        viewModel.narrow = { _ in [2, 0] }
        _ = screen.drainOutput()

        _ = await screen.handle("&a")
        #expect(
            screen.drainOutput().text
                == "  1  A\n  3  AB\n2 of 3 movies · from the built-in catalog\n"
        )
        _ = await screen.handle("2")
        #expect(screen.drainOutput().text == "there is no movie 2; /2 searches for it\n")
        #expect(viewModel.events.isEmpty)
        _ = await screen.handle("&")
        #expect(screen.drainOutput().text.hasPrefix("  1  A\n  2  B\n"))
    }

    @Test func `names the person whose movies they are, once`() {
        var list = MoviesList.sample(["A"], query: "person:7")
        list.title = "Ada\u{7}"
        list.nextPage = .available
        viewModel.show(.loaded(list))
        #expect(screen.drainOutput().text.hasPrefix("Ada\n  1  A\n"))

        list.items += MoviesList.sample(["B", "C"]).items.suffix(1)
        viewModel.show(.loaded(list))

        #expect(!screen.drainOutput().text.contains("Ada"))
    }

    @Test func `waits until the people of the movies are known`() async {
        viewModel.show(.loaded(.sample(["A", "B"])))
        _ = screen.drainOutput()
        viewModel.state.value.narrow(to: MoviesNarrowing(text: "bo", movies: [], isComplete: false))
        #expect(screen.isWaiting)

        viewModel.state.value.narrow(
            to: MoviesNarrowing(text: "bo", movies: [NarrowedMovie(index: 1)])
        )

        #expect(!screen.isWaiting)
        #expect(screen.drainOutput().text.hasPrefix("  2  B\n"))
    }

    @Test(arguments: [
        ("f genre:horror", "filter genre:horror"), ("s -year", "sort -year"), ("s", "sort "),
        ("f", "filter "),
    ])
    func `filters and sorts, and waits for the movies`(line: String, event: String) async {
        viewModel.show(.loaded(.sample(["A"])))
        _ = screen.drainOutput()
        viewModel.searchAgain = { [viewModel] in viewModel.showLoading() }

        _ = await screen.handle(line)
        #expect(viewModel.events == [event])
        #expect(screen.isWaiting)
        var list = MoviesList.sample(["B"])
        (list.filters, list.sort) = (["genre:horror"], "-year")
        viewModel.show(.loaded(list))

        #expect(!screen.isWaiting)
        #expect(
            screen.drainOutput().text
                == "  1  B\n1 movie, genre:horror, by -year · from the built-in catalog\n"
        )
    }

    @Test func `prints the commands`() async {
        viewModel.show(.loaded(.sample(["A"])))
        _ = screen.drainOutput()

        _ = await screen.handle("?")

        #expect(screen.drainOutput().text.contains("f year:1999 filter"))
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
        #expect(screen.question.hasPrefix("Number to search for it"))
        _ = await screen.handle("3")
        #expect(screen.drainOutput().text == "there is no suggestion 3; /3 searches for it\n")
        _ = await screen.handle("2")
        _ = await screen.handle("1")
        #expect(viewModel.events == ["try Zodiac", "try Zulu"])
    }
}
