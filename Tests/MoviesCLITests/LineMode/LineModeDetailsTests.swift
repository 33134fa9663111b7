import Domain
import DomainDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct LineModeDetailsTests {
    private let viewModel = ScriptedMovieDetails()
    private let screen: LineModeDetails

    init() {
        screen = LineModeDetails(viewModel, console: .movies())
    }

    @Test func `waits for the details, then prints them once with their source`() {
        #expect(screen.isWaiting)
        viewModel.state.value = .loading(nil)
        #expect(screen.isWaiting)

        viewModel.state.value = .loaded(.sample())

        #expect(!screen.isWaiting)
        #expect(
            screen.drainOutput().text
                == "Lantern\n\nA light.\n\n7\nfrom the built-in catalog\n"
        )
        #expect(screen.drainOutput().text.isEmpty)
    }

    @Test func `prints the details again when it reappears`() {
        viewModel.state.value = .loaded(.sample())
        _ = screen.drainOutput()

        screen.didReappear()

        #expect(screen.drainOutput().text.hasPrefix("Lantern\n"))
    }

    @Test func `prints the reason for a fallback first`() {
        viewModel.state.value = .loaded(
            .sample(fallback: .catalog(reason: .server(.example, .timedOut)))
        )

        let lines = screen.drainOutput().text.split(separator: "\n")
        #expect(lines[0].hasPrefix("example.org did not"))
        #expect(lines[1] == "Lantern")
    }

    @Test(arguments: [
        ("o", "web page"), ("r", "retry"), ("b", "back"), ("", "back"), ("q", "quit"),
        ("/", "new search"), ("open", "web page"), ("quit", "quit"),
    ])
    func `performs the command of a line`(line: String, event: String) async {
        viewModel.state.value = .loaded(.sample())

        #expect(await screen.handle(line) == nil)

        #expect(viewModel.events == [event])
    }

    @Test func `starts a new search for the text after a slash`() async {
        #expect(await screen.handle("/ the  thing") == "/the thing")

        #expect(viewModel.events == ["new search"])
    }

    @Test(arguments: ["5", "x", "alien", "o 2"])
    func `reports once that a line is not valid here`(line: String) async {
        viewModel.state.value = .loaded(.sample())
        _ = screen.drainOutput()

        #expect(await screen.handle(line) == nil)

        #expect(screen.drainOutput().text == "'\(line)' is not a command here; ? helps\n")
        #expect(screen.drainOutput().text.isEmpty)
        #expect(viewModel.events.isEmpty)
    }

    @Test func `reports a failure, and offers to retry`() {
        #expect(screen.question == "o for browser, /title, b back, q quit, ? help")

        viewModel.state.value = .failed(.timeout)

        #expect(!screen.isWaiting)
        let output = screen.drainOutput()
        #expect(output.text.isEmpty)
        #expect(output.errors == [FailureViewModel.timeout.message])
        #expect(screen.question == "r to retry, /title, b back, q quit, ? help")
    }

    @Test func `follows people, the collection and movies by their numbers`() async {
        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        let text = screen.drainOutput().text
        #expect(text.contains("Ada Brandt  [1]\n"))
        #expect(text.contains("The Lantern Collection  [5]\n"))
        #expect(screen.question.hasPrefix("Number to follow, "))

        for line in ["1", "5", "7", "t"] { _ = await screen.handle(line) }

        #expect(
            viewModel.events == [
                "person Ada Brandt", "collection The Lantern Collection", "movie Undated",
                "trailer",
            ]
        )
    }

    @Test func `says that no trailer is known`() async {
        viewModel.state.value = .loaded(.sample())
        _ = screen.drainOutput()

        _ = await screen.handle("t")

        #expect(screen.drainOutput().text == "no trailer is known\n")
        #expect(viewModel.events.isEmpty)
    }

    @Test func `prints the URL of the page, if it is known`() async {
        viewModel.state.value = .loaded(.sample())
        _ = screen.drainOutput()
        _ = await screen.handle("y")
        #expect(screen.drainOutput().text == "no URL is known\n")

        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        _ = screen.drainOutput()
        _ = await screen.handle("y")
        #expect(screen.drainOutput().text == "https://www.themoviedb.org/movie/42\n")
    }

    @Test func `prints the commands`() async {
        viewModel.state.value = .loaded(.sample())
        _ = screen.drainOutput()

        _ = await screen.handle("?")
        #expect(screen.drainOutput().text.contains("open the trailer"))
    }
}
