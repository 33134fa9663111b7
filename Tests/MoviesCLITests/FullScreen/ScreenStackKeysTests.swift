import Terminal
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

/// Keys typed ahead, while screens load and across screens.
@MainActor
struct ScreenStackKeysTests {
    private let terminal = FakeTerminal()
    private let prompt = ScriptedQueryList()
    private let list = ScriptedMoviesList()
    private let details = ScriptedMovieDetails()

    /// Connects the screens as a coordinator does.
    init() {
        let flow = terminal.flow
        prompt.onSubmit = { [list] _ in flow.push(.list(list)) }
        list.onOpen = { [details] in flow.push(.details(details)) }
        list.goBack = { flow.goBack() }
        details.goBack = { flow.goBack() }
        flow.push(.prompt(prompt))
    }

    @Test func `shows text at once, and queues keys for its menu`() {
        prompt.state.value = .loaded([.recent("alien")])

        terminal.press(.text("bl"), .down, .tab)
        #expect(terminal.screen.lines[0] == "> bl")
        #expect(prompt.events == ["type bl"])
        prompt.state.value = .loaded([.title("Blade"), .title("Black Swan")])

        #expect(prompt.events == ["type bl", "type Blade"])
        #expect(terminal.screen.lines[0] == "> Blade")
    }

    @Test func `keeps the order of text typed after a queued key`() {
        terminal.press(.text("cas"), .tab, .text(" 1942"), .enter)
        #expect(prompt.events == ["type cas"])

        prompt.state.value = .loaded([.title("Casablanca")])

        #expect(
            prompt.events == [
                "type cas", "type Casablanca", "type Casablanca 1942", "submit Casablanca 1942",
            ]
        )
    }

    @Test func `searches for a text without waiting for its menu`() {
        terminal.press(.text("bl"), .enter)

        #expect(prompt.events == ["type bl", "submit bl"])
    }

    @Test func `selects in the new menu, even if the old one had a selection`() {
        prompt.state.value = .loaded([.title("Alien"), .title("Aliens")])

        terminal.press(.down, .down, .text("3"), .down, .enter)
        #expect(prompt.events == ["type 3"])
        prompt.state.value = .loaded([.title("300"), .title("301")])

        #expect(prompt.events == ["type 3", "submit 300"])
    }

    @Test func `drops queued keys when the prompt is cleared`() {
        terminal.press(.text("bl"), .down, .enter, .escape)
        #expect(terminal.screen.lines[0] == ">")

        prompt.state.value = .loaded([.recent("alien")])

        #expect(prompt.events == ["type bl", "type "])
    }

    @Test func `drops queued keys when the menu fails, and handles later ones`() {
        prompt.state.value = .loaded([.title("Alien")])
        terminal.press(.text("bl"), .down, .enter)

        prompt.state.value = .failed(.timeout)
        prompt.state.value = .loaded([.title("Blade")])
        #expect(prompt.events == ["type bl"])
        terminal.press(.down, .enter)

        #expect(prompt.events == ["type bl", "submit Blade"])
    }

    @Test func `deletes recent queries one by one, each in the updated menu`() {
        prompt.state.value = .loaded([.recent("a"), .recent("b"), .recent("c")])

        terminal.press(.down, .control("x"), .control("x"))
        #expect(prompt.events == ["remove a"])
        prompt.state.value = .loaded([.recent("b"), .recent("c")])
        #expect(prompt.events == ["remove a", "remove b"])
    }

    @Test func `gives queued keys to the screen that is then on top`() {
        // All of them arrive before anything has loaded.
        terminal.press(.text("bl"), .down, .enter, .text("j"), .enter, .text("o"))
        prompt.state.value = .loaded([.title("Blade")])
        #expect(prompt.events == ["type bl", "submit Blade"])
        #expect(list.events.isEmpty)

        list.showLoading("Blade")
        #expect(list.events.isEmpty)
        list.show(.loaded(.sample(["Blade", "Blade II"])))

        #expect(list.events == ["open Blade II"])
        #expect(details.events == ["web page"])
    }

    @Test func `takes queued text for keys on a screen without a prompt`() {
        let next = ScriptedQueryList()
        list.startNewSearch = { [flow = terminal.flow] in flow.push(.prompt(next)) }

        terminal.press(.text("bl"), .down, .enter, .text("jjnalien"), .enter)
        prompt.state.value = .loaded([.title("Blade")])

        #expect(list.events == ["new search"])
        #expect(next.events.last == "submit alien")
        #expect(next.events.dropLast().last == "type alien")
    }

    @Test func `queues keys for movies while they load, and while they reload`() {
        terminal.flow.push(.list(list))
        terminal.press(.text("j"), .control("n"), .enter)
        #expect(list.events.isEmpty)
        list.show(.loaded(.sample(["A", "B", "C"])))
        #expect(list.events == ["open C"])

        terminal.flow.goBack()
        list.showLoading("blade")
        terminal.press(.home, .enter)
        list.show(.loaded(.sample(["D", "E"])))

        #expect(list.events == ["open C", "open D"])
    }

    @Test func `handles keys at once while the next page loads`() {
        terminal.flow.push(.list(list))
        list.show(.loaded(.sample(["A", "B"], nextPage: .loading)))

        terminal.press(.down, .enter)

        #expect(list.events == ["open B"])
    }

    @Test func `drops queued keys if no movies are found or the search fails`() {
        for phase in [MoviesListState.Phase.empty(.sample([])), .failed(.timeout)] {
            let list = ScriptedMoviesList()
            terminal.flow.push(.list(list))
            terminal.press(.text("j"), .enter, .text("r"))

            list.show(phase)
            list.show(.loaded(.sample(["A", "B"])))

            #expect(list.events.isEmpty)
            #expect(terminal.status.hasPrefix("1/2"))
        }
    }

    @Test func `goes back at once, and drops queued keys`() {
        terminal.flow.push(.list(list))

        terminal.press(.enter, .escape)

        #expect(list.events == ["back"])
        #expect(terminal.screen.lines[0] == ">")
        // The prompt loads its menu again; nothing waits for it.
        prompt.state.value = .loaded([.title("Alien")])
        #expect(prompt.events == ["type "])
    }

    @Test func `goes back two screens on two quick presses of Escape`() {
        terminal.flow.push(.list(list))
        list.show(.loaded(.sample(["A"])))
        terminal.flow.push(.details(details))

        terminal.press(.escape, .escape)

        #expect(details.events == ["back"])
        #expect(list.events == ["back"])
    }

    @Test func `handles no keys after it quits`() {
        prompt.quit = { [stack = terminal.stack] in stack.end(with: nil) }

        terminal.press(.text("bl"), .tab, .control("d"), .text("x"), .enter)
        prompt.state.value = .loaded([.title("Blade")])

        #expect(terminal.stack.hasQuit)
        #expect(prompt.events == ["type bl", "quit"])
    }

    @Test func `takes characters after the slash as text, once the movies are there`() {
        terminal.flow.push(.list(list))
        list.narrow = { _ in [1] }
        terminal.press(.text("/"), .text("aqua?"), .enter)
        #expect(!terminal.stack.hasQuit)

        list.show(.loaded(.sample(["Alien", "Aqua?"])))

        #expect(list.events == ["open Aqua?"])
        #expect(list.state.value.narrowing?.text == "aqua?")
    }

    @Test func `scrolls the help by each of the keys that arrive together`() {
        terminal.flow.push(.list(list))
        terminal.resize(columns: 60, rows: 8)
        terminal.press(.text("?"), .text("j"), .text("j"))
        let scrolled = terminal.screen.lines
        terminal.press(.escape, .text("?"))
        #expect(terminal.screen.lines != scrolled)

        terminal.press(.text("jj"))

        #expect(terminal.screen.lines == scrolled)
    }

    @Test func `keeps queued keys while the help is open`() {
        terminal.flow.push(.list(list))
        terminal.press(.text("j"), .text("?"))
        #expect(terminal.screen.lines[0] == "Keys")

        list.show(.loaded(.sample(["A", "B"])))
        #expect(terminal.screen.lines[0] == "Keys")
        terminal.press(.escape)

        #expect(terminal.status.hasPrefix("2/2"))
    }
}
