import Domain
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// Drawing and global keys; see also ``ScreenStackKeysTests``.
@MainActor
struct ScreenStackTests {
    private let terminal = FakeTerminal()
    private let search = ScriptedSearch("blade", [])
    private let details = ScriptedMovieDetails()

    @Test func `shows the top screen with its cursor, and a status line`() {
        showList()

        #expect(terminal.screen.lines[0].hasPrefix("> blade  "))
        #expect(terminal.screen.isReversed(row: 2, column: 0))
        #expect(terminal.screen.isReversed(row: 2, column: 79))
        #expect(terminal.status.hasPrefix("1/2"))
        #expect(terminal.status.hasSuffix("F1 keys  Esc clear"))
        #expect(terminal.screen.isCursorVisible)
        #expect(terminal.screen.cursor == (row: 0, column: 7))

        terminal.press(.tab)

        #expect(terminal.status.hasSuffix("? keys  q quit"))
        #expect(!terminal.screen.isCursorVisible)
    }

    @Test func `goes back as far as the first screen, and then quits`() {
        showList()
        terminal.press(.down)
        terminal.flow.push(.details(details))
        terminal.flow.push(.search(ScriptedSearch("new", [])))
        details.state.value = .loaded(.sample())
        #expect(terminal.screen.lines[0] == "> new")

        terminal.flow.goBack()
        #expect(terminal.screen.lines[0] == "Lantern")
        terminal.flow.goBack()
        #expect(terminal.screen.selectedLine?.contains("Blade Runner") == true)
        #expect(!terminal.stack.hasQuit)
        terminal.flow.goBack()
        #expect(terminal.stack.hasQuit)
        #expect(search.events == [.move(by: 1, recalls: true), .reappear])
    }

    @Test func `coalesces changes, and draws only differences`() async {
        showList()
        search.show(.loaded(.sample(["Blade"])))
        #expect(terminal.writeCount == 0)

        await Task {}.value
        #expect(terminal.writeCount == 1)

        terminal.press(.insert)
        await Task {}.value
        #expect(terminal.writeCount == 1)
    }

    @Test func `fits the current size of the terminal`() {
        showList()
        _ = terminal.screen

        terminal.resize(columns: 20, rows: 5)
        #expect(terminal.screen.lines.count == 5)
        #expect(terminal.status.hasPrefix("1/2"))
        #expect(terminal.screen.overflowCount == 0)

        for (columns, rows) in [(19, 5), (20, 4), (30, 1)] {
            terminal.resize(columns: columns, rows: rows)
            #expect(terminal.screen.lines[0] == "enlarge the window")
        }
    }

    @Test func `redraws everything on Ctrl-L, in another size, and when the program continues`() {
        showList()
        _ = terminal.screen
        #expect(terminal.writeCount == 1)

        terminal.press(.control("l"))
        _ = terminal.screen
        #expect(terminal.writeCount == 2)
        terminal.stack.handle(.continued)
        _ = terminal.screen
        #expect(terminal.writeCount == 3)
        // Perhaps only the font has changed.
        terminal.stack.handle(.resized)
        _ = terminal.screen
        #expect(terminal.writeCount == 4)
        #expect(search.events.isEmpty)
    }

    @Test func `shows the keys of the top screen, and scrolls them`() {
        showList()
        terminal.resize(columns: 40, rows: 6)

        terminal.press(.tab, .text("?"))
        #expect(terminal.screen.lines[0] == "Keys")
        #expect(terminal.screen.lines[1].hasPrefix("Enter"))
        terminal.press(.down)
        #expect(!terminal.screen.lines[1].hasPrefix("Enter"))
        terminal.press(.escape)

        #expect(terminal.screen.lines[0].hasPrefix("> blade"))
        #expect(search.events.isEmpty)
    }

    @Test func `closes the help on q, and does not quit`() {
        showList()

        terminal.press(.function(1))
        #expect(terminal.screen.lines[0] == "Keys")
        terminal.press(.text("q"))

        #expect(terminal.status.hasPrefix("1/2"))
        #expect(search.events.isEmpty)
    }

    @Test func `types a question mark in the prompt, and shows its keys on F1`() {
        terminal.flow.push(.search(search))

        terminal.press(.text("?"))
        #expect(terminal.screen.lines[0] == "> blade?")
        terminal.press(.function(1))

        #expect(terminal.screen.lines[0] == "Keys")
        #expect(!terminal.screen.isCursorVisible)
    }

    @Test func `ends the keys with the attribution of the movies`() {
        showList()
        var others = MoviesList.sample(["Blade"])
        others.page.source = .tmdb
        search.show(.loaded(others))

        terminal.resize(columns: 80, rows: 40)
        terminal.press(.function(1))

        let last = terminal.screen.lines.dropLast().last { !$0.isEmpty }
        #expect(last == SourceViewModel.tmdbAttribution)
    }

    @Test func `reports the opening of a web page until the next key`() {
        showList()
        let page = WebPageViewModel.scripted
        terminal.stack.showWebPage(page)

        page.state.value = .opening
        #expect(terminal.status == "opening the web page")
        page.state.value = .opened("https://example.org/\u{1B}[2J1")
        #expect(terminal.status == "opened https://example.org/1")
        terminal.press(.down)
        #expect(terminal.status.hasPrefix("2/2"))
        page.state.value = .url("https://example.org/1")
        #expect(terminal.status == "no browser could open https://example.org/1")
        page.state.value = .failed(.timeout)
        #expect(terminal.status.hasPrefix("example.org did not respond in time"))
    }

    @Test func `shows a notice until the next use of the mouse`() {
        showList()
        let page = WebPageViewModel.scripted
        terminal.stack.showWebPage(page)
        page.state.value = .opened("https://example.org/1")
        #expect(terminal.status == "opened https://example.org/1")

        terminal.press(.mouse(MouseEvent(kind: .wheelDown, position: .init(row: 1, column: 1))))

        #expect(terminal.status.hasPrefix("1/2"))
    }

    @Test func `ignores an older web page once another is opened`() {
        showList()
        let (older, newer) = (WebPageViewModel.scripted, WebPageViewModel.scripted)
        terminal.stack.showWebPage(older)
        terminal.stack.showWebPage(newer)

        newer.state.value = .opened("https://example.org/2")
        older.state.value = .opened("https://example.org/1")

        #expect(terminal.status == "opened https://example.org/2")
    }

    @Test func `draws nothing after it quits, or after the terminal is closed`() {
        showList()
        search.respond = { [stack = terminal.stack] in if $0 == .quit { stack.end(with: nil) } }
        terminal.press(.tab, .text("q"), .text("j"))

        #expect(terminal.stack.hasQuit)
        #expect(search.events == [.quit])
        let count = terminal.writeCount
        _ = terminal.screen
        #expect(terminal.writeCount == count)

        let other = FakeTerminal()
        other.flow.push(.search(search))
        other.stack.handle(.closed)
        #expect(other.stack.hasQuit)
    }

    @Test func `releases screens that were closed`() {
        weak var details: ScriptedMovieDetails?
        terminal.flow.push(.search(search))
        do {
            let opened = ScriptedMovieDetails()
            details = opened
            terminal.flow.push(.details(opened))
        }
        #expect(details != nil)

        terminal.flow.goBack()

        #expect(details == nil)
    }

    private func showList() {
        terminal.flow.push(.search(search))
        search.show(.loaded(.sample(["Blade", "Blade Runner"])))
    }
}
