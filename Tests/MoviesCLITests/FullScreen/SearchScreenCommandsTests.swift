import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// What the search screen does with movies, by keys and by the mouse.
@MainActor
struct SearchScreenCommandsTests {
    private let queries = ScriptedQueryList("blade", [.recent("blade ii"), .person("Al Blade")])
    private let movies = ScriptedMoviesList()
    private let screen: SearchScreen
    private let copied = Copied()

    private final class Copied {
        var texts: [String] = []
    }

    init() {
        screen = SearchScreen(
            queries,
            movies,
            ScreenContext(copy: { [copied] in copied.texts.append($0) }, didChange: {})
        )
        movies.show(.loaded(.numbered))
        // Five rows are visible, under two lines.
        _ = screen.shown(rows: 7)
    }

    // MARK: Commands

    @Test(arguments: [
        (Key.control("o"), Key.text("o"), "web page of Movie 2"),
        (.function(5), .text("r"), "retry"),
        (.function(5), .function(5), "retry"), (.down, .text("x"), "remove filter"),
        (.down, .text("q"), "quit"),
    ])
    func `acts on the movies by a key, and by a letter in the list`(
        key: Key,
        letter: Key,
        event: String
    ) async {
        screen.press(.down, key)
        await Task {}.value
        #expect(movies.events == (key == .down ? [] : [event]))

        screen.press(.tab, letter)
        await Task {}.value

        #expect(movies.events.last == event)
    }

    @Test func `copies the URL of the selected movie, or of the marked ones`() {
        screen.press(.control("y"), .tab, .end, .text("y"))
        #expect(copied.texts == ["https://example.org/1", "https://example.org/9"])

        screen.press(.text(" "), .home, .text(" "), .text("y"))

        #expect(copied.texts.last == "https://example.org/9\nhttps://example.org/1")
        movies.show(.failed(.timeout))
        movies.state.value.marked = []
        screen.press(.text("y"))
        #expect(copied.texts.count == 3)
    }

    @Test func `marks movies and unmarks them, but no suggestion`() {
        screen.press(.control(" "), .control(" "), .up, .control(" "))
        #expect(movies.state.value.marked.map(\.title) == ["Movie 1"])
        #expect(movies.state.value.selection == 2)

        screen.press(.tab, .text(" "))
        #expect(movies.state.value.marked.map(\.title) == ["Movie 1", "Movie 3"])
        screen.press(.home, .up, .text(" "))

        #expect(queries.state.value.selection == 1)
        #expect(movies.state.value.marked.count == 2)
    }

    @Test func `deletes the selected recent query`() {
        screen.press(.control("x"), .up, .up, .control("x"))

        #expect(queries.events == ["remove nothing", "remove blade ii"])
    }

    @Test func `acts on no movie while a suggestion is selected`() {
        screen.press(.up, .up, .control("o"), .control("y"))
        #expect(movies.events.isEmpty)
        #expect(copied.texts.isEmpty)

        screen.press(.down, .down, .control("o"), .control("y"))

        #expect(movies.events == ["web page of Movie 1"])
        #expect(copied.texts == ["https://example.org/1"])
    }

    @Test func `scrolls the details beside the list`() {
        let overview = (1...40).map { "Word\($0)." }.joined(separator: " ")
        movies.state.value.preview = .loaded(.sample(overview: overview))
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

    @Test func `starts a new search in the list, over a shelf on a screen of its own`() {
        screen.press(.tab, .text("n"))
        #expect(queries.events == ["type "])
        #expect(screen.isTyping)

        movies.shelfTitle = "Ada Lind"
        screen.press(.tab, .text("n"))

        #expect(queries.events == ["type "])
        #expect(movies.events == ["new search"])
    }

    @Test func `says what an input could not do until the next one, also of the mouse`() {
        let inputs: [() -> Void] = [
            { screen.press(.insert) }, { click(row: 0, column: 0) },
            { screen.press(.tab, .text("z")) },
        ]
        for input in inputs {
            movies.state.value.problem = .noFilterToRemove
            #expect(screen.shown().statusVariants[0].text == "there is no filter; f adds one")

            input()

            #expect(screen.shown().statusVariants[0].text == "1/9")
        }
    }

    // MARK: Picking

    @Test func `loses no marks by Esc if movies are to be picked`() {
        for canPick in [true, false] {
            let queries = ScriptedQueryList("", [])
            let movies = ScriptedMoviesList(canPick: canPick)
            let screen = SearchScreen(queries, movies, ScreenContext(didChange: {}))
            movies.show(.loaded(.numbered))
            screen.press(.control(" "), .escape)
            queries.canGoBack = true
            screen.press(.escape)
            #expect(queries.events == (canPick ? [] : ["cancel", "cancel"]))

            screen.press(.up, .control(" "), .escape)

            #expect(queries.events.last == "cancel")
        }
    }

    @Test func `shows the details of a movie to pick by another key`() {
        let movies = ScriptedMoviesList(canPick: true)
        let screen = SearchScreen(queries, movies, ScreenContext(didChange: {}))
        movies.show(.loaded(.numbered))
        #expect(screen.shown().hints.first?.words == "pick")

        screen.press(.tab, .down, .right)

        #expect(movies.events == ["open Movie 2"])
        #expect(screen.shown().hints.prefix(2).map(\.words) == ["pick", "open"])
    }

    // MARK: The mouse

    @Test func `a click selects a row, and a double click opens it or takes it`() {
        _ = screen.shown(columns: 120, rows: 11)
        click(row: 3, column: 10)
        #expect(queries.state.value.selection == 1)
        click(row: 6, column: 10)
        #expect(queries.state.value.selection == nil)
        #expect(movies.state.value.selection == 2)

        // The lines above and the details are no rows.
        for (row, column) in [(0, 10), (1, 10), (5, 100)] {
            click(row: row, column: column, .doubleClick)
        }
        #expect(movies.events.isEmpty)
        click(row: 5, column: 10, .doubleClick)
        click(row: 2, column: 10, .doubleClick)

        #expect(movies.events == ["open Movie 2"])
        #expect(queries.events == ["take"])
    }

    @Test func `scrolls by the wheel past headings, on which a click has no effect`() {
        var list = MoviesList.numbered
        list.sections = [2, 4, 3].map { MoviesList.Section(title: "Section", count: $0) }
        queries.state.value = .loaded([])
        movies.show(.loaded(list))
        _ = screen.shown(rows: 5)
        click(row: 1, column: 1, .doubleClick)
        #expect(movies.events.isEmpty)

        #expect(selections(after: .wheelDown) == [2, 4, 6, 6, 6])
        #expect(selections(after: .wheelUp) == [5, 3, 1, 1, 1])
        #expect(screen.shown(rows: 5).text[1] == "  Section")
    }

    @Test func `shows the heading above the selected movie`() {
        var list = MoviesList.numbered
        list.sections = [MoviesList.Section(title: "Section", count: 9)]
        movies.show(.loaded(list))
        queries.state.value = .loaded([])
        screen.press(.tab, .end)
        #expect(screen.shown(rows: 5).text[1].hasSuffix("Movie 6"))

        screen.press(.home)

        #expect(screen.shown(rows: 5).text[1] == "  Section")
    }

    /// The selected movies after each of five turns of the wheel.
    private func selections(after kind: MouseEvent.Kind) -> [Int?] {
        (1...5).map { _ in
            click(row: 2, column: 1, kind)
            _ = screen.shown(rows: 5)
            return movies.state.value.selection
        }
    }

    private func click(row: Int, column: Int, _ kind: MouseEvent.Kind = .click) {
        screen.handle(MouseEvent(kind: kind, position: .init(row: row, column: column)))
    }
}
