import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

/// What the stack shows, and the keys that are not for a screen; see also ``ScreenStackKeysTests``.
@MainActor
struct ScreenStackTests {
    private let terminal = FakeTerminal()
    private let prompt = ScriptedQueryList("blade")
    private let list = ScriptedMoviesList()
    private let details = ScriptedMovieDetails()

    @Test func `shows the screen on top, and a status line at the bottom`() {
        showList()

        #expect(terminal.screen.lines[0] == "blade · 2 films")
        #expect(terminal.screen.isReversed(row: 1, column: 0))
        #expect(terminal.screen.isReversed(row: 1, column: 79))
        #expect(terminal.status.hasPrefix("1 of 2 · from the built-in catalog"))
        #expect(terminal.status.hasSuffix("? keys"))
        #expect(!terminal.screen.isCursorVisible)
    }

    @Test func `shows the cursor in the prompt`() {
        terminal.stack.showMoviesQueryList(prompt)

        #expect(terminal.screen.lines[0] == "> blade")
        #expect(terminal.screen.isCursorVisible)
        #expect(terminal.screen.cursor.column == 7)
    }

    @Test func `goes back to the screen before, which the prompt is the first of`() {
        terminal.stack.showMoviesQueryList(prompt)
        terminal.stack.showMoviesList(list)
        terminal.stack.showMovieDetails(details)
        list.state.value = .loaded(.sample(["Blade"]))

        terminal.stack.goBack()
        #expect(terminal.screen.lines[0] == "blade · 1 film")
        terminal.stack.goBack()
        #expect(terminal.screen.lines[0] == "> blade")
        terminal.stack.goBack()
        #expect(terminal.screen.lines[0] == "> blade")
        // To be loaded again, since the search is a recent query now.
        #expect(prompt.events == ["type blade", "type blade"])
    }

    @Test func `puts a new prompt in place of all screens`() {
        showList()
        let prompt = ScriptedQueryList("new")
        terminal.stack.showMoviesQueryList(prompt)

        terminal.stack.goBack()

        #expect(terminal.screen.lines[0] == "> new")
    }

    @Test func `draws several changes at once, and nothing that is there already`() async {
        terminal.stack.showMoviesList(list)
        list.state.value = .loading("blade")
        list.state.value = .loaded(.sample(["Blade"]))
        #expect(terminal.writeCount == 0)

        await Task {}.value
        #expect(terminal.writeCount == 1)

        terminal.press(.text("x"))
        await Task {}.value
        #expect(terminal.writeCount == 1)
    }

    @Test func `fits the size that the terminal has by now`() {
        showList()
        _ = terminal.screen

        terminal.resize(columns: 30, rows: 4)
        #expect(terminal.screen.lines.count == 4)
        #expect(terminal.status.hasPrefix("1 of 2"))
        #expect(terminal.screen.overflowCount == 0)

        // A single line is for the movies.
        terminal.resize(columns: 30, rows: 1)
        #expect(terminal.screen.lines == ["blade · 2 films"])
    }

    @Test func `draws everything anew at Ctrl-L, and when the program continues`() {
        showList()
        _ = terminal.screen
        #expect(terminal.writeCount == 1)

        terminal.press(.control("l"))
        _ = terminal.screen
        #expect(terminal.writeCount == 2)
        terminal.stack.handle(.continued)
        _ = terminal.screen
        #expect(terminal.writeCount == 3)
        terminal.stack.handle(.resized)
        _ = terminal.screen
        #expect(terminal.writeCount == 3)
        #expect(list.events.isEmpty)
    }

    @Test func `shows the keys of the screen on top, and scrolls them`() {
        showList()
        terminal.resize(columns: 40, rows: 6)

        terminal.press(.text("?"))
        #expect(terminal.screen.lines[0] == "Keys")
        #expect(terminal.screen.lines[1].hasPrefix("Enter"))
        terminal.press(.down)
        #expect(!terminal.screen.lines[1].hasPrefix("Enter"))
        terminal.press(.escape)

        #expect(terminal.screen.lines[0] == "blade · 2 films")
        #expect(list.events.isEmpty)
    }

    @Test func `closes the keys with a key for the screen, which gets it`() {
        showList()

        terminal.press(.function(1))
        #expect(terminal.screen.lines[0] == "Keys")
        terminal.press(.text("j"))

        #expect(terminal.status.hasPrefix("2 of 2"))
    }

    @Test func `takes a question mark in the prompt for text, and shows its keys with F1`() {
        terminal.stack.showMoviesQueryList(prompt)

        terminal.press(.text("?"))
        #expect(terminal.screen.lines[0] == "> blade?")
        terminal.press(.function(1))

        #expect(terminal.screen.lines[0] == "Keys")
        #expect(!terminal.screen.isCursorVisible)
    }

    @Test func `says how the opening of a page goes, until the next key`() {
        showList()
        let page = ScriptedWebPage()
        terminal.stack.showWebPage(page)

        page.state.value = .opening
        #expect(terminal.status == "opening the page")
        page.state.value = .opened("https://example.org/\u{1B}[2J1")
        #expect(terminal.status == "opened https://example.org/1")
        terminal.press(.down)
        #expect(terminal.status.hasPrefix("2 of 2"))
        page.state.value = .url("https://example.org/1")
        #expect(terminal.status == "no browser shows https://example.org/1")
    }

    @Test func `says nothing about a page once another is opened`() {
        showList()
        let (older, newer) = (ScriptedWebPage(), ScriptedWebPage())
        terminal.stack.showWebPage(older)
        terminal.stack.showWebPage(newer)

        newer.state.value = .opened("https://example.org/2")
        older.state.value = .opened("https://example.org/1")

        #expect(terminal.status == "opened https://example.org/2")
    }

    @Test func `quits, or ends with the terminal, and draws nothing from then on`() {
        showList()
        list.quit = { [stack = terminal.stack] in stack.quit() }
        terminal.press(.text("q"), .text("j"))

        #expect(terminal.stack.hasQuit)
        #expect(list.events == ["quit"])
        let count = terminal.writeCount
        _ = terminal.screen
        #expect(terminal.writeCount == count)

        let other = FakeTerminal()
        other.stack.showMoviesList(list)
        other.stack.handle(.closed)
        #expect(other.stack.hasQuit)
    }

    @Test func `keeps no screen that nobody can go back to`() {
        weak var details: ScriptedMovieDetails?
        terminal.stack.showMoviesQueryList(prompt)
        do {
            let opened = ScriptedMovieDetails()
            details = opened
            terminal.stack.showMovieDetails(opened)
        }
        #expect(details != nil)

        terminal.stack.goBack()

        #expect(details == nil)
    }

    private func showList() {
        terminal.stack.showMoviesList(list)
        list.state.value = .loaded(.sample(["Blade", "Blade Runner"]))
    }
}
