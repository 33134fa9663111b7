import Terminal
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

/// Keys typed ahead, while screens load and across screens.
@MainActor
struct ScreenStackKeysTests {
    private let terminal = FakeTerminal()
    private let search = ScriptedSearch("", [])
    private let details = ScriptedMovieDetails()

    /// Connects the screens as a coordinator does.
    init() {
        let flow = terminal.flow
        search.respond = { [details] in if $0 == .choose { flow.push(.details(details)) } }
        details.goBack = { flow.goBack() }
        search.show(.loaded(.sample(["A", "B", "C"])))
        flow.push(.search(search))
    }

    @Test func `shows text at once, and queues keys for its movies`() {
        terminal.press(.text("bl"), .down, .enter)
        #expect(terminal.screen.lines[0].hasPrefix("> bl  "))
        search.showLoading()
        search.suggest([])
        #expect(search.events == [.type("bl")])

        search.show(.loaded(.sample(["Blade", "Blade Runner"], query: "bl")))

        #expect(search.events == [.type("bl"), down, .choose])
        #expect(search.state.value.movies.selected?.title == "Blade Runner")
    }

    @Test func `keeps the order of text typed after a queued key`() {
        terminal.press(.text("cas"), .right, .text(" 1942"), .enter)
        #expect(search.events == [.type("cas")])

        search.suggest([.title("Casablanca")])
        #expect(search.events == [.type("cas"), .complete, .type("cas 1942")])
        search.suggest([])

        #expect(search.events.last == .choose)
    }

    @Test func `drops queued keys when the text is cleared`() {
        search.respond = { [search] in if $0 == .escape { search.handle(.type("")) } }
        terminal.press(.text("bl"), .down, .enter, .escape)
        #expect(terminal.screen.lines[0].hasPrefix(">  "))

        search.suggest([])

        #expect(search.events == [.type("bl"), .escape, .type("")])
    }

    @Test func `queued keys act when the search has failed, and are not handled later`() {
        for phase in [MoviesListState.Phase.empty(.sample([])), .failed(.timeout)] {
            let count = search.events.count
            terminal.press(.text("x"), .down, .enter)
            search.show(phase)
            search.suggest([])
            #expect(Array(search.events.dropFirst(count + 1)) == [down, .choose])
            terminal.flow.goBack()

            search.show(.loaded(.sample(["A", "B"])))

            #expect(terminal.status.hasPrefix("1/2"))
        }
    }

    @Test func `deletes recent queries one by one, each in the updated menu`() {
        search.suggest([.recent("a"), .recent("b"), .recent("c")])

        terminal.press(.control("x"), .control("x"))
        #expect(search.events == [.deleteRecent])
        search.suggest([.recent("a"), .recent("c")])

        #expect(search.events == [.deleteRecent, .deleteRecent])
    }

    @Test func `takes queued text for keys in the list, and for text after them`() {
        search.respond = { [search] in if $0 == .newSearch { search.handle(.type("")) } }
        terminal.press(.text("bl"), .tab, .text("jjnalien"), .enter)
        #expect(search.events == [.type("bl")])

        search.suggest([])
        #expect(search.events.suffix(3) == [.type("ali"), .type("alie"), .type("alien")])
        search.suggest([])

        #expect(search.events.last == .choose)
    }

    @Test func `handles keys at once while the next page loads`() {
        search.show(.loaded(.sample(["A", "B"], nextPage: .loading)))

        terminal.press(.down, .enter)

        #expect(search.events == [down, .choose])
    }

    @Test func `takes characters after the slash as text, once the movies are there`() {
        terminal.press(.tab)
        search.showLoading()
        terminal.press(.text("/"), .text("aqua?"), .enter)
        #expect(search.events.isEmpty)

        search.show(.loaded(.sample(["Alien", "Aqua?"])))
        #expect(search.events.last == .type("aqua?"))
        search.suggest([])

        #expect(search.events.last == .choose)
    }

    @Test func `handles no keys after it quits`() {
        search.respond = { [stack = terminal.stack] in if $0 == .quit { stack.end(with: nil) } }

        terminal.press(.tab, .text("q"), .text("x"), .enter)

        #expect(terminal.stack.hasQuit)
        #expect(search.events == [.quit])
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

    @Test(
        arguments: [
            ([.text("?")], true), ([.down, .text("?")], true), ([.text("/"), .text("?")], false),
            ([.text("/"), .function(1)], true),
        ] as [([Key], Bool)]
    )
    func `shows the help while movies load, unless its key will be text`(
        keys: [Key],
        isHelp: Bool
    ) {
        terminal.press(.tab)
        search.showLoading()

        keys.forEach { terminal.press($0) }

        #expect((terminal.screen.lines[0] == "Keys") == isHelp)
    }

    @Test func `keeps queued keys while the help is open`() {
        search.showLoading()
        terminal.press(.down, .function(1))
        #expect(terminal.screen.lines[0] == "Keys")

        search.show(.loaded(.sample(["A", "B"])))
        #expect(terminal.screen.lines[0] == "Keys")
        terminal.press(.escape)

        #expect(terminal.status.hasPrefix("2/2"))
    }

    private var down: SearchEvent { .move(by: 1, recalls: true) }
}
