import CommandLineKit
import Terminal
import TerminalDoubles
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct LineModeSessionTests {
    private let output = SpyOutput()
    private let errors = SpyOutput()
    private let session: LineModeSession
    private let flow: ScriptedFlow
    private let search = ScriptedSearch("", [.recent("alien")])
    private let details = ScriptedMovieDetails()

    init() {
        session = LineModeSession(
            console: .movies(output: output, errors: errors),
            isInteractive: false
        )
        flow = ScriptedFlow(session)
        connect(flow)
        flow.push(.search(search))
    }

    @Test func `navigates from the prompt to movies, to details, and back`() async {
        details.state.value = .loaded(.sample())

        await run("blade", "1", "b", "q")

        let movies = lineModeRow(1, "Blade") + "1 movie · from the built-in catalog\n"
        #expect(
            output.text == "  1  alien  (recent)\n" + movies
                + "Lantern\n\nA light.\n\n7\nfrom the built-in catalog\n" + movies
        )
        #expect(search.events == [.submit("blade"), .selectMovie(0), .choose, .quit])
        #expect(details.events == ["back"])
        #expect(session.exitCode == .done)
    }

    @Test func `prints nothing before the content has loaded`() async {
        search.respond = { [search] _ in
            search.showLoading()
            Task {
                search.showLoading()
                Task { search.show(.loaded(.sample(["Blade"]))) }
            }
        }

        await run("blade")

        #expect(
            output.text.hasSuffix("  Blade\n1 movie · from the built-in catalog\n")
        )
    }

    @Test func `passes the rest of a line to the next screen`() async {
        let next = ScriptedSearch("", [])
        search.respond = { [flow] in if $0 == .newSearch { flow.push(.search(next)) } }
        search.showLoading()
        search.show(.loaded(.sample(["Blade"])))

        await run("/1917")

        #expect(next.events == [.submit("1917")])
    }

    @Test func `prints the commands, and says what is none`() async {
        await run("blade", "?", "x", "", "7")

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
        #expect(search.events == [.submit("blade")])
    }

    @Test func `quits if there is no screen to go back to`() async {
        flow.goBack()

        await run("blade")

        #expect(search.events.isEmpty)
    }

    @Test func `handles no line after it has quit`() async {
        await run("q", "blade")

        #expect(search.events == [.quit])
    }

    @Test(
        arguments: [
            (.opened("https://example.org/1"), "opened https://example.org/1\n", ""),
            (.url("https://example.org/1"), "https://example.org/1\n", WebPageState.browserAdvice),
            (.failed(.timeout), "", FailureViewModel.timeout.message),
        ] as [(WebPageState, String, String)]
    )
    func `prints the URL of a web page, and whether a browser opened it`(
        state: WebPageState,
        text: String,
        message: String
    ) async {
        let page = WebPageViewModel.scripted
        search.showLoading()
        search.show(.loaded(.sample([])))
        session.showWebPage(page)
        Task {
            page.state.value = .opening
            Task { page.state.value = state }
        }

        await run("8")

        let lines = output.text.split(separator: "\n", maxSplits: 1).map(String.init)
        #expect(lines.last?.hasPrefix(text) == true)
        // Printed once.
        if !text.isEmpty { #expect(output.text.ranges(of: text).count == 1) }
        #expect(errors.text == (message.isEmpty ? "" : "movies: \(message)\n"))
    }

    @Test func `reports why there are no movies`() async {
        search.respond = { [search] in
            guard case .submit = $0 else { return }
            search.showLoading()
            search.show(.failed(.timeout))
        }

        await run("blade", "q")

        #expect(errors.text == "movies: \(FailureViewModel.timeout.message)\n")
    }

    @Test func `prompts only if interactive, and ends the line at the end of input`() async {
        let output = SpyOutput()
        let session = LineModeSession(console: .movies(output: output), isInteractive: true)
        session.show([.search(search)])

        await session.run(reading: Self.stream([]))

        let question = "title, number, bl?, b back, q quit, ? help"
        #expect(output.text == "  1  alien  (recent)\n\(question): \n")
        await run()
        #expect(!self.output.text.contains(question))
    }

    @Test func `says that it is loading if that takes a second`() async {
        let output = SpyOutput()
        let session = LineModeSession(
            console: .movies(output: output),
            isInteractive: true,
            pause: { [search] duration in
                #expect(duration == .seconds(1))
                // After the notice.
                Task { @MainActor in
                    await output.hasText.opened()
                    search.show(.loaded(.sample(["Blade"])))
                }
            }
        )
        session.show([.search(search)])
        search.showLoading()

        await session.run(reading: Self.stream([]))

        #expect(output.text.hasPrefix("loading …\n" + lineModeRow(1, "Blade")))
    }

    @Test func `prints no line break when the user quits`() async {
        let output = SpyOutput()
        let session = LineModeSession(console: .movies(output: output), isInteractive: true)
        let flow = ScriptedFlow(session)
        connect(flow)
        flow.push(.search(search))

        await session.run(reading: Self.stream(["q"]))

        #expect(output.text.hasSuffix("bl?, b back, q quit, ? help: "))
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
        let output = SpyOutput(failingWith: error)
        let session = LineModeSession(
            console: .movies(output: output, errors: errors),
            isInteractive: false
        )
        let flow = ScriptedFlow(session)
        connect(flow)
        flow.push(.search(search))

        await session.run(reading: Self.stream(["blade"]))

        #expect(search.events.isEmpty)
        #expect(session.exitCode == exitCode)
        #expect(errors.text.hasSuffix(message))
        #expect(errors.text.isEmpty == message.isEmpty)
    }

    @Test func `reports why standard input can't be read`() async {
        await session.run(
            reading: AsyncThrowingStream<String, any Error> { continuation in
                continuation.finish(throwing: StandardInput.ReadError(reason: "Is a directory"))
            }
        )

        #expect(session.exitCode == .readOrWriteFailed)
        #expect(errors.text == "movies: can't read standard input: Is a directory\n")
    }

    /// Connects the screens as a coordinator does.
    private func connect(_ flow: ScriptedFlow) {
        search.respond = { [search, details] event in
            switch event {
            case .submit:
                search.showLoading()
                search.show(.loaded(.sample(["Blade"])))
            case .choose: flow.push(.details(details))
            case .quit: flow.end()
            default: break
            }
        }
        details.goBack = { flow.goBack() }
    }

    private func run(_ lines: String...) async {
        await session.run(reading: Self.stream(lines))
    }

    private static func stream(_ lines: [String]) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { continuation in
            for line in lines { continuation.yield(line) }
            continuation.finish()
        }
    }
}
