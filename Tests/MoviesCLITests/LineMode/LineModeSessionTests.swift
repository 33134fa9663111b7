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
    private let prompt = ScriptedQueryList("", [.recent("alien")])
    private let list = ScriptedMoviesList()
    private let details = ScriptedMovieDetails()

    init() {
        session = LineModeSession(
            console: .movies(output: output, errors: errors),
            isInteractive: false
        )
        flow = ScriptedFlow(session)
        connect(flow)
        flow.push(.search(prompt, list))
    }

    @Test func `navigates from the prompt to movies, to details, and back`() async {
        details.state.value = .loaded(.sample())

        await run("blade", "1", "b", "q")

        let movies = lineModeRow(1, "Blade") + "1 movie · from the built-in catalog\n"
        #expect(
            output.text == "  1  alien  (recent)\n" + movies
                + "Lantern\n\nA light.\n\n7\nfrom the built-in catalog\n" + movies
        )
        #expect(list.events == ["open Blade", "quit"])
        #expect(details.events == ["back"])
        #expect(session.exitCode == .done)
    }

    @Test func `prints nothing before the content has loaded`() async {
        prompt.onSubmit = { [list] _ in
            list.showLoading()
            Task {
                list.showLoading()
                Task { list.show(.loaded(.sample(["Blade"]))) }
            }
        }

        await run("blade")

        #expect(
            output.text.hasSuffix("  Blade\n1 movie · from the built-in catalog\n")
        )
    }

    @Test func `passes the rest of a line to the next screen`() async {
        let next = ScriptedQueryList("", [])
        list.startNewSearch = { [flow] in flow.push(.search(next, ScriptedMoviesList())) }

        await run("blade", "/1917")

        #expect(prompt.events == ["submit blade"])
        #expect(next.events == ["submit 1917"])
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
        #expect(list.events.isEmpty)
    }

    @Test func `quits if there is no screen to go back to`() async {
        flow.goBack()

        await run("blade")

        #expect(prompt.events.isEmpty)
    }

    @Test func `handles no line after it has quit`() async {
        await run("q", "blade")

        #expect(prompt.events == ["quit"])
    }

    @Test func `prints the URL of a web page, and whether a browser opened it`() async {
        for (state, text, advice) in [
            (WebPageState.opened("https://example.org/1"), "opened https://example.org/1\n", ""),
            (
                .url("https://example.org/1"), "https://example.org/1\n",
                "movies: \(WebPageState.browserAdvice)\n"
            ),
        ] {
            let (output, errors) = (SpyOutput(), SpyOutput())
            let session = LineModeSession(
                console: .movies(output: output, errors: errors),
                isInteractive: false
            )
            let page = WebPageViewModel.scripted
            session.show([.search(prompt, list)])
            list.showLoading()
            list.show(.loaded(.sample([])))
            session.showWebPage(page)
            Task {
                page.state.value = .opening
                Task { page.state.value = state }
            }

            await session.run(reading: Self.stream(["8"]))

            let lines = output.text.split(separator: "\n", maxSplits: 1).map(String.init)
            #expect(lines.last?.hasPrefix(text) == true)
            // Printed once.
            #expect(output.text.ranges(of: text).count == 1)
            #expect(errors.text == advice)
        }
    }

    @Test func `reports why there are no movies`() async {
        prompt.onSubmit = { [list] _ in
            list.showLoading()
            list.show(.failed(.timeout))
        }

        await run("blade", "q")

        #expect(errors.text == "movies: \(FailureViewModel.timeout.message)\n")
    }

    @Test func `reports why it can't open a web page`() async {
        let (output, errors) = (SpyOutput(), SpyOutput())
        let session = LineModeSession(
            console: .movies(output: output, errors: errors),
            isInteractive: false
        )
        let page = WebPageViewModel.scripted
        session.show([.search(prompt, list)])
        list.showLoading()
        list.show(.loaded(.sample([])))
        page.state.value = .failed(.timeout)
        session.showWebPage(page)

        await session.run(reading: Self.stream(["8"]))

        #expect(errors.text == "movies: \(FailureViewModel.timeout.message)\n")
    }

    @Test func `prompts only if interactive, and ends the line at the end of input`() async {
        let output = SpyOutput()
        let session = LineModeSession(console: .movies(output: output), isInteractive: true)
        session.show([.search(prompt, list)])

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
            pause: { [list] duration in
                #expect(duration == .seconds(1))
                // After the notice.
                Task { @MainActor in
                    await output.hasText.opened()
                    list.show(.loaded(.sample(["Blade"])))
                }
            }
        )
        session.show([.search(prompt, list)])
        list.showLoading()

        await session.run(reading: Self.stream([]))

        #expect(output.text.hasPrefix("loading …\n" + lineModeRow(1, "Blade")))
    }

    @Test func `prints no line break when the user quits`() async {
        let output = SpyOutput()
        let session = LineModeSession(console: .movies(output: output), isInteractive: true)
        let flow = ScriptedFlow(session)
        connect(flow)
        flow.push(.search(prompt, list))

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
        flow.push(.search(prompt, list))

        await session.run(reading: Self.stream(["blade"]))

        #expect(prompt.events.isEmpty)
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
        prompt.onSubmit = { [list] _ in
            list.showLoading()
            list.show(.loaded(.sample(["Blade"])))
        }
        prompt.quit = { flow.end() }
        list.onOpen = { [details] in flow.push(.details(details)) }
        list.quit = { flow.end() }
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
