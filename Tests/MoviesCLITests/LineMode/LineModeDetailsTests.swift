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
        ("o", "openWebPage"), ("b", "back"), ("q", "quit"), ("/", "newSearch"),
        ("/the thing", "newSearch"), ("open", "openWebPage"), ("quit", "quit"),
    ])
    func `performs the command of a line`(line: String, event: String) async {
        viewModel.state.value = .loaded(.sample())

        #expect(await screen.handle(line) == "")

        #expect(viewModel.events == [event])
    }

    @Test(arguments: ["5", "x", "alien", "o 2", "r"])
    func `has no other commands`(line: String) async {
        viewModel.state.value = .loaded(.sample())

        #expect(await screen.handle(line) == nil)

        #expect(viewModel.events.isEmpty)
    }

    @Test func `reports a failure, and offers to retry`() async {
        #expect(screen.menu.question == "/title, o open, b back, q quit, ? help")

        viewModel.state.value = .failed(.timeout)

        #expect(!screen.isWaiting)
        let output = screen.drainOutput()
        #expect(output.text.isEmpty)
        #expect(output.introductions == ["movies: \(FailureViewModel.timeout.message)"])
        #expect(screen.menu.question == "/title, r retry, b back, q quit, ? help")
        _ = await screen.handle("r")
        #expect(viewModel.events == ["retry"])
    }

    @Test func `follows people, the collection and movies by their numbers`() async {
        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        let text = screen.drainOutput().text
        #expect(text.contains("Ada Brandt  [1]\n"))
        #expect(text.contains("The Lantern Collection  [5]\n"))
        #expect(screen.menu.question.hasPrefix("number, "))

        for line in ["1", "5", "7"] { _ = await screen.handle(line) }

        #expect(
            viewModel.events == [
                "person Ada Brandt", "collection The Lantern Collection", "movie Undated",
            ]
        )
    }
}
