import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// Which keys and clicks do what on the search screen, while text is typed and in the list.
///
/// See also ``SearchScreenFlowTests``.
@MainActor
struct SearchScreenKeysTests {
    private let search = ScriptedSearch("blade", [.recent("blade ii"), .person("Al Blade")])
    private let screen: SearchScreen
    private let copied = Copied()

    private final class Copied {
        var texts: [String] = []
    }

    init() {
        let context = ScreenContext(copy: { [copied] in copied.texts.append($0) }, didChange: {})
        screen = SearchScreen(search, context)
        search.show(.loaded(.numbered))
        // Five rows are visible, under two lines.
        _ = screen.shown(rows: 7)
    }

    // MARK: Text

    @Test func `types every letter, and none of them in the list`() {
        let letters = "jkhlgGfsxonryqJK/? "
        for letter in letters { screen.press(.text(String(letter))) }
        #expect(search.state.value.prompt.text == "blade" + letters)
        #expect(search.events.count == letters.count)
        #expect(screen.isTyping)

        screen.press(.tab)
        for letter in "zuw1" { screen.press(.text(String(letter))) }
        screen.press(.paste("text"))

        #expect(search.state.value.prompt.text == "blade" + letters)
        #expect(screen.shown().cursor == nil)
    }

    @Test func `reports the whole text with each change, and nothing without a change`() {
        screen.press(.text("rs"), .left, .backspace, .home, .backspace, .delete, .insert)

        #expect(search.events == [.type("bladers"), .type("blades"), .type("lades")])
        #expect(screen.shown().cursor?.column == 2)
        screen.press(.wordRight, .deleteWord, .control("w"))
        #expect(search.events.last == .type(""))
    }

    @Test func `has the cursor at the end of a text that was not typed`() {
        screen.press(.home)
        search.state.value.prompt.text = "blade runner"

        #expect(screen.shown().cursor?.column == 14)
    }

    @Test(arguments: [
        ("a genre:war ", "a "), ("genre:war ", ""), ("genre:war", "genre:wa"), ("a ", "a"),
        ("a genre:horror ", "a genre:horror"), ("genre:war  ", "genre:war "),
    ])
    func `deletes a filter as a whole`(text: String, rest: String) {
        show(filters: ["year:1999", "genre:war"], text: text)

        screen.press(.backspace)

        #expect(search.events == [.type(rest)])
    }

    @Test func `deletes one character of a filter within the text, and in a menu`() {
        show(filters: ["genre:war"], text: "genre:war ")
        screen.press(.left, .backspace)
        #expect(search.events == [.type("genre:wa ")])

        search.state.value.prompt.text = "genre:war "
        search.state.value.prompt.menu = .filters
        screen.press(.backspace)

        #expect(search.events.last == .type("genre:war"))
    }

    private func show(filters: [String], text: String) {
        var list = MoviesList.numbered
        list.filters = filters
        search.show(.loaded(list))
        search.state.value.prompt.text = text
    }

    @Test func `completes the text at its end, and moves the cursor within it`() {
        screen.press(.left, .right)
        #expect(search.events.isEmpty)

        screen.press(.right)

        #expect(search.events == [.complete])
    }

    // MARK: Events

    @Test(
        arguments: [
            ([.up, .control("p")], [.up, .text("k")], .move(by: -1, recalls: true)),
            ([.down, .control("n")], [.down, .text("j")], .move(by: 1, recalls: true)),
            ([.pageDown], [.pageDown, .control("f")], .moveMovies(by: 4)),
            ([.pageUp], [.pageUp, .control("b")], .moveMovies(by: -4)),
            ([.control("d")], [.control("d")], .moveMovies(by: 2)),
            ([], [.home, .text("g")], .selectMovie(0)), ([], [.end, .text("G")], .moveToEnd),
            ([.enter], [.enter, .right, .text("l")], .choose),
            ([.control(" ")], [.text(" ")], .mark),
            ([.control("f")], [.text("f")], .openMenu(.filters)),
            ([.control("s")], [.text("s")], .openMenu(.orders)),
            ([.control("o")], [.text("o")], .openWebPage), ([.control("r")], [], .recallOlder),
            ([.control("x")], [], .deleteRecent), ([], [.text("x")], .removeLastFilter),
            ([.function(5)], [.function(5), .text("r")], .retry), ([], [.text("n")], .newSearch),
            ([.escape], [], .escape), ([], [.text("q")], .quit),
        ] as [([Key], [Key], SearchEvent)]
    )
    func `has an event for each key`(typing: [Key], inList: [Key], event: SearchEvent) {
        for key in typing {
            screen.isTyping = true
            screen.press(key)
            #expect(search.events.last == event, "\(key)")
        }
        var event = event
        if case .move(let step, _) = event { event = .move(by: step, recalls: false) }
        for key in inList {
            screen.isTyping = false
            screen.press(key)
            #expect(search.events.last == event, "\(key) in the list")
        }
        #expect(search.events.count == typing.count + inList.count)
    }

    @Test func `deletes the text by Ctrl-U at the first movie only`() {
        screen.press(.down, .control("u"))
        #expect(search.events == [.move(by: 1, recalls: true), .moveMovies(by: -2)])

        screen.press(.control("u"))

        #expect(search.events.last == .type(""))
    }

    @Test func `acts on no movie while a suggestion is selected`() {
        search.state.value.prompt.select(1)

        screen.press(.control("o"), .control("y"), .control(" "))

        #expect(search.events.isEmpty)
        #expect(copied.texts.isEmpty)
    }

    private func page(_ number: Int) -> String { "https://www.themoviedb.org/movie/\(number)" }

    @Test func `copies the URL of the selected movie, or of the marked ones`() {
        screen.press(.control("y"), .tab)
        search.state.value.movies.moveToEnd()
        screen.press(.text("y"))
        #expect(copied.texts == [page(1), page(9)])

        search.state.value.movies.toggleMark()
        search.state.value.movies.select(0)
        search.state.value.movies.toggleMark()
        screen.press(.text("y"))

        #expect(copied.texts.last == "\(page(9))\n\(page(1))")
        search.show(.failed(.timeout))
        search.state.value.movies.marked = []
        screen.press(.text("y"))
        #expect(copied.texts.count == 3)
    }

    @Test func `scrolls the details beside the list`() {
        let overview = (1...40).map { "Word\($0)." }.joined(separator: " ")
        search.state.value.movies.preview = .loaded(.sample(overview: overview))
        let top = screen.shown(columns: 100, rows: 7).text

        screen.press(.alt("j"))
        let scrolled = screen.shown(columns: 100, rows: 7).text
        #expect(scrolled != top)
        screen.press(.alt("k"))
        #expect(screen.shown(columns: 100, rows: 7).text == top)
        screen.press(.tab, .text("J"))
        #expect(screen.shown(columns: 100, rows: 7).text == scrolled)
        screen.press(.text("K"))

        #expect(screen.shown(columns: 100, rows: 7).text == top)
    }

    @Test func `says what an input could not do until the next one, also of the mouse`() {
        let inputs: [() -> Void] = [
            { screen.press(.insert) }, { click(row: 0, column: 0) },
            { screen.press(.tab, .text("z")) },
        ]
        for input in inputs {
            search.state.value.problem = .noFilterToRemove
            #expect(screen.shown().statusVariants[0].text == "there is no filter; f adds one")

            input()

            #expect(screen.shown().statusVariants[0].text == "1/9")
        }
    }

    // MARK: Tab and Esc

    @Test func `goes to the list by Tab, and back to the text`() {
        for key in [Key.tab, .text("/"), .escape, .left, .text("h"), .backspace] {
            screen.press(.tab)
            #expect(!screen.takesText)
            screen.press(key)
            #expect(screen.takesText, "\(key)")
        }
        #expect(search.events.isEmpty)
        #expect(search.state.value.prompt.text == "blade")
    }

    @Test func `takes the selected one of a menu by Tab`() {
        search.state.value.prompt.menu = .orders

        screen.press(.tab)

        #expect(search.events == [.choose])
        #expect(screen.isTyping)
    }

    @Test func `shows the details of a movie to pick by another key`() {
        let search = ScriptedSearch("", [], canPick: true)
        let screen = SearchScreen(search, ScreenContext(didChange: {}))
        search.show(.loaded(.numbered))
        #expect(screen.shown().hints.first?.words == "pick")

        screen.press(.tab, .right)

        #expect(search.events == [.open])
        #expect(screen.shown().hints.prefix(2).map(\.words) == ["pick", "open"])
    }

    // MARK: Waiting

    @Test func `keys for the rows wait until they have loaded, and text does not`() {
        for key in [Key.enter, .up, .down, .pageDown, .tab, .right, .control("f"), .control("x")] {
            #expect(screen.bindings.timing(of: key) == .whenLoaded, "\(key)")
        }
        for key in [Key.text("a"), .left, .backspace, .deleteWord, .paste("a")] {
            #expect(screen.bindings.timing(of: key) == .inOrder, "\(key)")
        }
        #expect(screen.bindings.timing(of: .escape) == .immediate)
        screen.press(.home)
        #expect(screen.bindings.timing(of: .right) == .inOrder)
        // Pending keys may be text, which Esc clears.
        search.state.value.prompt.text = ""
        #expect(screen.bindings.timing(of: .escape) == .inOrder)

        screen.press(.tab)

        for key in [Key.text("n"), .escape, .left, .text("h"), .backspace, .text("q")] {
            #expect(screen.bindings.timing(of: key) == .immediate, "\(key)")
        }
        for key in [Key.enter, .text("j"), .text("o"), .text("x"), .text("/")] {
            #expect(screen.bindings.timing(of: key) == .whenLoaded, "\(key)")
        }
    }

    // MARK: The mouse

    @Test func `a click selects a row, and a double click chooses it`() {
        _ = screen.shown(columns: 120, rows: 11)
        click(row: 3, column: 10)
        click(row: 6, column: 10)
        // The lines above and the details are no rows.
        for (row, column) in [(0, 10), (1, 10), (5, 100)] {
            click(row: row, column: column, .doubleClick)
        }
        click(row: 5, column: 10, .doubleClick)

        #expect(
            search.events == [.selectSuggestion(1), .selectMovie(2), .selectMovie(1), .choose]
        )
    }

    @Test func `scrolls by the wheel past headings, on which a click has no effect`() {
        var list = MoviesList.numbered
        list.sections = [2, 4, 3].map { MoviesList.Section(title: "Section", count: $0) }
        search.state.value.prompt = .loaded([])
        search.show(.loaded(list))
        _ = screen.shown(rows: 5)
        click(row: 1, column: 1, .doubleClick)
        #expect(search.events.isEmpty)

        #expect(selections(after: .wheelDown) == [2, 4, 6, 6, 6])
        #expect(selections(after: .wheelUp) == [5, 3, 1, 1, 1])
        #expect(screen.shown(rows: 5).text[1] == "  Section")
    }

    @Test func `shows the heading above the selected movie`() {
        var list = MoviesList.numbered
        list.sections = [MoviesList.Section(title: "Section", count: 9)]
        search.show(.loaded(list))
        search.state.value.prompt = .loaded([])
        search.state.value.movies.select(8)
        #expect(screen.shown(rows: 5).text[1].hasSuffix("Movie 6"))

        search.state.value.movies.select(0)

        #expect(screen.shown(rows: 5).text[1] == "  Section")
    }

    /// The selected movies after each of five turns of the wheel.
    private func selections(after kind: MouseEvent.Kind) -> [Int?] {
        (1...5).map { _ in
            click(row: 2, column: 1, kind)
            _ = screen.shown(rows: 5)
            return search.state.value.movies.selection
        }
    }

    private func click(row: Int, column: Int, _ kind: MouseEvent.Kind = .click) {
        screen.handle(MouseEvent(kind: kind, position: .init(row: row, column: column)))
    }
}

extension MoviesList {
    /// `Movie 1` to `Movie 9`.
    static var numbered: MoviesList {
        var list = sample([])
        list.items = (1...9).map { .sample(id: "\($0)", title: "Movie \($0)") }
        return list
    }
}
