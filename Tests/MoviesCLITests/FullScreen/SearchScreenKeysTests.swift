import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// Which keys do what on the search screen, while text is typed and in the list.
///
/// See also ``SearchScreenCommandsTests`` and ``SearchScreenFlowTests``.
@MainActor
struct SearchScreenKeysTests {
    private let queries = ScriptedQueryList("blade", [.recent("blade ii"), .person("Al Blade")])
    private let movies = ScriptedMoviesList()
    private let screen: SearchScreen

    init() {
        screen = SearchScreen(queries, movies, ScreenContext(didChange: {}))
        movies.show(.loaded(.numbered))
        // Five rows are visible, under two lines.
        _ = screen.shown(rows: 7)
    }

    // MARK: Text

    @Test func `types every letter, and none of them in the list`() {
        let letters = "jkhlgGfsxonryqJK/? "
        for letter in letters { screen.press(.text(String(letter))) }
        #expect(queries.state.value.text == "blade" + letters)
        #expect(movies.events.isEmpty)
        #expect(screen.isTyping)

        screen.press(.tab)
        for letter in "zuw1" { screen.press(.text(String(letter))) }
        screen.press(.paste("text"))

        #expect(queries.state.value.text == "blade" + letters)
        #expect(screen.shown().cursor == nil)
    }

    @Test func `reports the whole text with each change, and nothing without a change`() {
        screen.press(.text("rs"), .left, .backspace, .home, .backspace, .delete, .insert)

        #expect(queries.events == ["type bladers", "type blades", "type lades"])
        #expect(screen.shown().cursor?.column == 2)
        screen.press(.wordRight, .deleteWord, .control("w"))
        #expect(queries.events.last == "type ")
    }

    @Test func `has the cursor at the end of a text that was not typed`() {
        screen.press(.home)
        queries.state.value.text = "blade runner"

        #expect(screen.shown().cursor?.column == 14)
    }

    @Test(arguments: [
        ("a genre:war ", "a "), ("genre:war ", ""), ("genre:war", "genre:wa"), ("a ", "a"),
        ("a genre:horror ", "a genre:horror"), ("genre:war  ", "genre:war "),
    ])
    func `deletes a filter as a whole`(text: String, rest: String) {
        var list = MoviesList.numbered
        list.filters = ["year:1999", "genre:war"]
        movies.show(.loaded(list))
        queries.state.value.text = text

        screen.press(.backspace)

        #expect(queries.events == ["type \(rest)"])
    }

    @Test func `deletes one character of a filter within the text, and in a menu`() {
        var list = MoviesList.numbered
        list.filters = ["genre:war"]
        movies.show(.loaded(list))
        queries.state.value.text = "genre:war "
        screen.press(.left, .backspace)
        #expect(queries.events == ["type genre:wa "])

        queries.state.value.text = "genre:war "
        queries.state.value.menu = .filters
        screen.press(.backspace)

        #expect(queries.events.last == "type genre:war")
    }

    @Test func `completes the text at its end, and moves the cursor within it`() {
        screen.press(.left, .right)
        #expect(queries.events.isEmpty)

        screen.press(.right)

        #expect(queries.events == ["complete"])
    }

    // MARK: Selecting

    @Test(
        arguments: [
            ([.up], 1, 0), ([.up, .control("p")], 0, 0), ([.up, .up, .up], 0, 0),
            ([.up, .down], nil, 0), ([.up, .up, .down], 1, 0), ([.down], nil, 1),
            ([.control("n"), .control("n")], nil, 2), ([.down, .up], nil, 0),
            ([.pageDown], nil, 4), ([.up, .pageDown], nil, 4), ([.pageDown, .pageUp], nil, 0),
            ([.control("d")], nil, 2), ([.control("d"), .control("u")], nil, 0),
            ([.pageDown, .pageDown, .pageDown, .down], nil, 8),
        ] as [([Key], Int?, Int)]
    )
    func `selects suggestions and movies, both while typing and in the list`(
        keys: [Key],
        suggestion: Int?,
        movie: Int
    ) {
        for isTyping in [true, false] {
            screen.isTyping = isTyping
            queries.didSelect(nil)
            movies.didSelectRow(0)
            screen.press(keys)

            #expect(queries.state.value.selection == suggestion, "\(isTyping)")
            #expect(movies.state.value.selection == movie, "\(isTyping)")
        }
        #expect(queries.events.isEmpty)
    }

    @Test(
        arguments: [
            ([.text("j")], nil, 1), ([.text("k")], 1, 0), ([.text("j"), .text("k")], nil, 0),
            ([.end], nil, 8), ([.text("G"), .text("g")], nil, 0), ([.up, .home], nil, 0),
            ([.up, .end, .home], nil, 0), ([.control("f"), .control("b")], nil, 0),
            ([.control("f")], nil, 4),
        ] as [([Key], Int?, Int)]
    )
    func `selects by more keys in the list`(keys: [Key], suggestion: Int?, movie: Int) {
        screen.press(.tab)
        screen.press(keys)

        #expect(queries.state.value.selection == suggestion)
        #expect(movies.state.value.selection == movie)
    }

    @Test func `selects suggestions from above as well if there are no movies`() {
        movies.show(.failed(.timeout))

        screen.press(.down, .down, .down)

        #expect(queries.state.value.selection == 1)
    }

    @Test func `deletes the text by Ctrl-U at the first movie only`() {
        screen.press(.down, .control("u"))
        #expect(queries.events.isEmpty)

        screen.press(.control("u"))

        #expect(queries.events == ["type "])
    }

    @Test func `recalls queries in an empty prompt, and there only`() {
        screen.press(.up, .up, .up)
        #expect(queries.events.isEmpty)
        queries.state.value = .loaded([])

        screen.press(.up)
        #expect(queries.events == ["older"])
        queries.state.value.isRecalling = true
        screen.press(.control("p"), .control("r"))
        #expect(queries.events == ["older", "older", "older"])
        screen.press(.tab, .text("j"), .up, .up)

        #expect(queries.events.count == 3)
    }

    // MARK: Enter, Tab and Esc

    @Test func `opens the movie, or takes the suggestion`() {
        screen.press(.enter, .down, .enter, .up, .up, .enter)
        #expect(movies.events == ["open Movie 1", "open Movie 2"])
        #expect(queries.events == ["take"])
        #expect(enterHint == "take")

        screen.press(.tab, .down, .enter, .right, .text("l"))

        #expect(movies.events.dropFirst(2) == ["open Movie 1", "open Movie 1", "open Movie 1"])
        #expect(enterHint == "open")
    }

    @Test func `searches for another query if there are no movies`() {
        movies.show(.empty(.sample([]), alternatives: [.title("Zodiac"), .title("Zulu")]))
        #expect(enterHint == "search")

        screen.press(.down, .enter)

        #expect(movies.events == ["try Zulu"])
    }

    @Test func `opens no movie from a menu in which nothing matches`() {
        queries.state.value.menu = .filters
        queries.state.value.items = []

        screen.press(.enter)

        #expect(movies.events.isEmpty)
    }

    @Test func `goes to the list by Tab, and back to the text`() {
        for key in [Key.tab, .text("/"), .escape, .left, .text("h"), .backspace] {
            screen.press(.tab)
            #expect(!screen.takesText)
            screen.press(key)
            #expect(screen.takesText, "\(key)")
        }
        #expect(queries.events.isEmpty)
        #expect(queries.state.value.text == "blade")
    }

    @Test func `takes the selected one of a menu by Tab`() {
        queries.state.value.menu = .orders

        screen.press(.tab)

        #expect(queries.events == ["take"])
        #expect(screen.isTyping)
    }

    @Test(arguments: [
        (Key.control("f"), Key.text("f"), "filters"), (.control("s"), .text("s"), "orders"),
    ])
    func `opens the menus, from the list as well`(key: Key, letter: Key, event: String) {
        screen.press(key, .tab, letter)

        #expect(queries.events == [event, event])
        #expect(screen.isTyping)
    }

    @Test func `closes the menu on Esc, clears the text, and leaves an empty prompt`() {
        queries.state.value.menu = .orders
        #expect(escapeHint == "cancel")
        screen.press(.escape)
        #expect(queries.events == ["close menu"])

        queries.state.value.menu = nil
        #expect(escapeHint == "clear")
        screen.press(.escape)
        #expect(queries.events.last == "type ")

        #expect(escapeHint == "quit")
        queries.canGoBack = true
        #expect(escapeHint == "back")
        screen.press(.escape)
        #expect(queries.events.last == "cancel")
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
        queries.state.value.text = ""
        #expect(screen.bindings.timing(of: .escape) == .inOrder)

        screen.press(.tab)

        for key in [Key.text("n"), .escape, .left, .text("h"), .backspace, .text("q")] {
            #expect(screen.bindings.timing(of: key) == .immediate, "\(key)")
        }
        for key in [Key.enter, .text("j"), .text("o"), .text("x"), .text("/")] {
            #expect(screen.bindings.timing(of: key) == .whenLoaded, "\(key)")
        }
    }

    private var enterHint: String? { screen.shown().hints.first { $0.label == "Enter" }?.words }
    private var escapeHint: String? { screen.shown().hints.first { $0.label == "Esc" }?.words }
}

extension MoviesList {
    /// `Movie 1` to `Movie 9`, each with a web page.
    static var numbered: MoviesList {
        var list = sample([])
        list.items = (1...9).map {
            .sample(id: "\($0)", title: "Movie \($0)", pageURL: "https://example.org/\($0)")
        }
        return list
    }
}
