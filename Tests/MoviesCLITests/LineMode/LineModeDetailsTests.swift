import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct LineModeDetailsTests {
    private let viewModel = ScriptedMovieDetails()
    private let errors = SpyOutput()
    private let screen: LineModeDetails

    init() {
        screen = LineModeDetails(viewModel, console: .lines(errors: errors)) {}
    }

    @Test func `waits for the details, then prints them once with their source`() {
        #expect(screen.isWaiting)
        viewModel.state.value = .loading(nil)
        #expect(screen.isWaiting)

        viewModel.state.value = .loaded(.sample())

        #expect(!screen.isWaiting)
        #expect(
            screen.drainOutput()
                == "Lantern\n\nA light.\n\n7\nfrom the built-in catalog\n"
        )
        #expect(screen.drainOutput().isEmpty)
    }

    @Test func `prints the details again when it reappears`() {
        viewModel.state.value = .loaded(.sample())
        _ = screen.drainOutput()

        screen.didReappear()

        #expect(screen.drainOutput().hasPrefix("Lantern\n"))
    }

    @Test func `prints the reason for a fallback first`() {
        viewModel.state.value = .loaded(
            .sample(fallback: .catalog(reason: .timedOut(server: "example.org")))
        )

        let lines = screen.drainOutput().split(separator: "\n")
        #expect(lines[0].hasPrefix("example.org did not"))
        #expect(lines[1] == "Lantern")
    }

    @Test(arguments: [
        ("o", "web page"), ("r", "retry"), ("b", "back"), ("", "back"), ("q", "quit"),
        ("/", "new search"),
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

        #expect(screen.drainOutput() == "not a valid choice here\n")
        #expect(screen.drainOutput().isEmpty)
        #expect(viewModel.events.isEmpty)
    }

    @Test func `reports a failure, and offers to retry`() {
        #expect(screen.question == "o for browser, /title, b back, q")

        viewModel.state.value = .failed(.timeout)

        #expect(!screen.isWaiting)
        #expect(screen.drainOutput().isEmpty)
        #expect(errors.text.hasPrefix("movies: example.org did not"))
        #expect(screen.question == "r to retry, /title, b back, q")
    }
}
