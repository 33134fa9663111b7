import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct LineModeSearchPromptTests {
    private let viewModel = ScriptedSearch()
    private let screen: LineModeSearch

    init() {
        screen = LineModeSearch(viewModel, console: .movies())
    }

    @Test func `prints no titles before they are asked for`() {
        viewModel.state.value.prompt = .loaded([.recent("alien"), .title("Alita")])

        #expect(screen.drainOutput().text == "  1  alien  (recent)\n")
    }

    @Test func `prints opened movies and searches for one by its number`() async {
        viewModel.state.value.prompt = .loaded([.opened("Dune", year: 1984), .recent("alien")])

        let text = screen.drainOutput().text
        #expect(text == "  1  Dune (1984)  (opened)\n  2  alien  (recent)\n")
        _ = await screen.handle("1")
        #expect(viewModel.events == [.submit("Dune 1984")])
    }

    @Test func `waits for suggestions, then prints them once with their numbers`() async {
        _ = await screen.handle("al?")
        #expect(screen.isWaiting)
        #expect(viewModel.state.value.prompt.phase == .loading)

        viewModel.state.value.prompt = .loaded([
            .recent("alien"), .person("Al Lind"), .title("Al\u{1B}[2Jita"),
        ])

        #expect(!screen.isWaiting)
        #expect(
            screen.drainOutput().text
                == "  1  alien  (recent)\n  2  Al Lind  (person)\n  3  Alita\n"
        )
        #expect(screen.drainOutput().text.isEmpty)
    }

    @Test func `prints the years of titles, and searches for the query of one`() async {
        _ = await screen.handle("du?")
        viewModel.state.value.prompt = .loaded([.title("Dune", year: 1984, query: "Dune 1984")])

        #expect(screen.drainOutput().text == "  1  Dune (1984)\n")
        _ = await screen.handle("1")
        #expect(viewModel.events == [.type("du"), .submit("Dune 1984")])
    }

    @Test func `the menu is about the prompt`() {
        #expect(screen.menu.question == "title, number, bl?, b back, q quit, ? help")
    }

    @Test func `prints the newest twenty of many recent queries`() {
        viewModel.state.value.prompt = .loaded((1...30).map { .recent("query \($0)") })

        let lines = screen.drainOutput().text.split(separator: "\n")

        #expect(lines.count == 20)
        #expect(lines.last == " 20  query 20  (recent)")
    }

    @Test(
        arguments: [
            ("alien", .submit("alien")), ("1", .submit("blade")), ("2", .submit("dune")),
            ("3", .submit("3")),
            ("/2", .submit("2")), ("x", .submit("x")), ("open", .submit("open")),
            ("du?", .type("du")),
            ("q", .quit),
            ("b", .back), ("/b", .submit("b")),
        ] as [(String, SearchEvent)]
    )
    func `handles a title, a number, a prefix with a question mark and a letter`(
        line: String,
        event: SearchEvent
    ) async {
        viewModel.state.value.prompt = .loaded([.recent("blade"), .recent("dune")])

        #expect(await screen.handle(line) == "")

        #expect(viewModel.events == [event])
    }

    @Test func `reports why there are no suggestions, and stops waiting`() {
        viewModel.state.value.prompt = .failed(.timeout)

        #expect(!screen.isWaiting)
        let output = screen.drainOutput()
        #expect(output.text.isEmpty)
        #expect(output.introductions == ["movies: \(FailureViewModel.timeout.message)"])
        #expect(screen.drainOutput().introductions.isEmpty)
    }

    @Test func `loads suggestions again when it reappears`() {
        viewModel.state.value.prompt = .loaded([])

        screen.didReappear()

        #expect(viewModel.events == [.type("")])
        #expect(screen.isWaiting)
    }
}
