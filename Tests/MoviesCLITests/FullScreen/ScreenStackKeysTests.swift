import Terminal
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

/// Keys typed ahead, while screens load and across screens.
@MainActor
struct ScreenStackKeysTests {
    private let terminal = FakeTerminal()
    private let prompt = ScriptedQueryList("", [])
    private let list = ScriptedMoviesList()
    private let details = ScriptedMovieDetails()

    /// Connects the screens as a coordinator does.
    init() {
        let flow = terminal.flow
        list.onOpen = { [details] in flow.push(.details(details)) }
        details.goBack = { flow.goBack() }
        list.show(.loaded(.sample(["A", "B", "C"])))
        flow.push(.search(prompt, list))
    }

    @Test func `shows text at once, and queues keys for its movies`() {
        terminal.press(.text("bl"), .down, .enter)
        #expect(terminal.screen.lines[0].hasPrefix("> bl  "))
        list.showLoading()
        prompt.show([])
        #expect(list.events.isEmpty)

        list.show(.loaded(.sample(["Blade", "Blade Runner"], query: "bl")))

        #expect(prompt.events == ["type bl"])
        #expect(list.events == ["open Blade Runner"])
    }

    @Test func `keeps the order of text typed after a queued key`() {
        terminal.press(.text("cas"), .right, .text(" 1942"), .enter)
        #expect(prompt.events == ["type cas"])

        prompt.show([.title("Casablanca")])
        #expect(prompt.events == ["type cas", "complete", "type cas 1942"])
        #expect(list.events.isEmpty)
        prompt.show([])

        #expect(list.events == ["open A"])
    }

    @Test func `drops queued keys when the text is cleared`() {
        terminal.press(.text("bl"), .down, .enter, .escape)
        #expect(terminal.screen.lines[0].hasPrefix(">  "))

        prompt.show([])

        #expect(prompt.events == ["type bl", "type "])
        #expect(list.events.isEmpty)
    }

    @Test func `queued keys have no effect if the search fails, and are not handled later`() {
        for phase in [MoviesListState.Phase.empty(.sample([])), .failed(.timeout)] {
            terminal.press(.text("x"), .down, .enter)
            list.show(phase)
            prompt.show([])

            list.show(.loaded(.sample(["A", "B"])))

            #expect(list.events.isEmpty)
            #expect(terminal.status.hasPrefix("1/2"))
        }
    }

    @Test func `deletes recent queries one by one, each in the updated menu`() {
        prompt.show([.recent("a"), .recent("b"), .recent("c")])

        terminal.press(.up, .up, .control("x"), .control("x"))
        #expect(prompt.events == ["remove b"])
        prompt.show([.recent("a"), .recent("c")])

        #expect(prompt.events == ["remove b", "remove c"])
    }

    @Test func `gives queued keys to the screen that is then on top`() {
        // All of them arrive before anything has loaded.
        terminal.press(.text("bl"), .tab, .text("j"), .enter, .text("o"))
        #expect(list.events.isEmpty)

        prompt.show([])

        #expect(list.events == ["open B"])
        #expect(details.events == ["web page"])
    }

    @Test func `takes queued text for keys in the list, and for text after them`() {
        terminal.press(.text("bl"), .tab, .text("jjnalien"), .enter)
        #expect(prompt.events == ["type bl"])

        prompt.show([])
        #expect(prompt.events.dropFirst().first == "type ")
        #expect(prompt.events.last == "type alien")
        #expect(list.events.isEmpty)
        prompt.show([])

        #expect(list.events == ["open C"])
    }

    @Test func `handles keys at once while the next page loads`() {
        list.show(.loaded(.sample(["A", "B"], nextPage: .loading)))

        terminal.press(.down, .enter)

        #expect(list.events == ["open B"])
    }

    @Test func `takes characters after the slash as text, once the movies are there`() {
        terminal.press(.tab)
        list.showLoading()
        terminal.press(.text("/"), .text("aqua?"), .enter)
        #expect(prompt.events.isEmpty)

        list.show(.loaded(.sample(["Alien", "Aqua?"])))
        #expect(prompt.events.last == "type aqua?")
        #expect(list.events.isEmpty)
        prompt.show([])

        #expect(list.events == ["open Alien"])
    }

    @Test func `goes back two screens on two quick presses of Escape`() {
        prompt.canGoBack = true
        terminal.press(.enter, .escape, .escape)

        #expect(details.events == ["back"])
        #expect(prompt.events == ["cancel"])
    }

    @Test func `handles no keys after it quits`() {
        list.quit = { [stack = terminal.stack] in stack.end(with: nil) }

        terminal.press(.tab, .text("q"), .text("x"), .enter)

        #expect(terminal.stack.hasQuit)
        #expect(list.events == ["quit"])
        #expect(prompt.events.isEmpty)
    }

    @Test func `scrolls the help by each of the keys that arrive together`() {
        terminal.resize(columns: 60, rows: 8)
        terminal.press(.tab, .text("?"), .text("j"), .text("j"))
        let scrolled = terminal.screen.lines
        terminal.press(.escape, .text("?"))
        #expect(terminal.screen.lines != scrolled)

        terminal.press(.text("jj"))

        #expect(terminal.screen.lines == scrolled)
    }

    @Test func `keeps queued keys while the help is open`() {
        list.showLoading()
        terminal.press(.down, .function(1))
        #expect(terminal.screen.lines[0] == "Keys")

        list.show(.loaded(.sample(["A", "B"])))
        #expect(terminal.screen.lines[0] == "Keys")
        terminal.press(.escape)

        #expect(terminal.status.hasPrefix("2/2"))
    }
}
