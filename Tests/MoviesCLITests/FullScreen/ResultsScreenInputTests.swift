import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// Narrowing, filtering and sorting a list, and its details beside it.
@MainActor
struct ResultsScreenInputTests {
    private let viewModel = ScriptedMoviesList()
    private let screen: ResultsScreen

    init() {
        screen = ResultsScreen(viewModel, ScreenContext(didChange: {}))
        viewModel.show(.loaded(.sample((1...30).map { "Movie \($0)" })))
        viewModel.narrow = { text in
            (1...30).filter { "\($0)".hasPrefix(text) }.map { $0 - 1 }
        }
    }

    // MARK: Narrowing

    @Test func `narrows the list as the user types, with the best match selected`() {
        screen.press(.down, .down, .text("/"))
        #expect(screen.takesText)
        screen.press(.text("2"), .text("5"))

        let content = screen.shown()

        #expect(content.text[1].hasPrefix("/25"))
        #expect(content.text[1].hasSuffix("1 match"))
        #expect(content.cursor == Frame.Position(row: 1, column: 3))
        #expect(content.text[2].hasPrefix(">       Movie 25"))
        #expect(content.text.count == 3)
        #expect(content.statusVariants.first?.text == "1/1")
    }

    @Test func `shows the list as it was on Escape`() {
        screen.press(.down, .down, .text("/"), .text("25"), .escape)

        #expect(!screen.takesText)
        #expect(viewModel.state.value.narrowing == nil)
        #expect(screen.shown().text[3].hasPrefix(">       Movie 3"))
        #expect(viewModel.events.isEmpty)
    }

    @Test func `selects and opens among the narrowed movies, and keeps the opened one`() {
        screen.press(.text("/"), .text("2"), .down, .down, .enter)
        #expect(viewModel.events == ["open Movie 21"])
        #expect(!screen.takesText)
        // The list stays narrowed when the details are closed.
        #expect(screen.shown().text[1].hasPrefix("/2"))
        #expect(screen.shown().cursor == nil)

        screen.press(.escape)

        #expect(screen.shown().statusVariants.first?.text == "21/30")
        #expect(viewModel.events == ["open Movie 21"])
    }

    @Test func `says that nothing matches, and acts on nothing then`() {
        screen.press(.text("/"), .text("x"), .enter, .text("o"))

        #expect(screen.shown().text[1].hasSuffix("0 matches"))
        #expect(screen.shown().statusVariants.isEmpty)
        #expect(viewModel.events.isEmpty)
    }

    @Test func `uses the other keys in the narrowed list after Tab`() {
        screen.press(.text("/"), .text("2"), .tab, .text("j"), .text("o"))

        #expect(viewModel.events == ["web page of Movie 20"])
    }

    // MARK: Filtering

    @Test func `edits the filters of the list`() {
        screen.press(.text("f"), .text("year:"))
        #expect(screen.shown().text[1].hasPrefix("filter: year:"))
        #expect(screen.shown().text[1].hasSuffix("year:1 year:2"))
        #expect(screen.shown().cursor == Frame.Position(row: 1, column: 13))
        screen.press(.tab, .left, .text("x"), .enter)

        #expect(viewModel.events == ["filter year:x1"])
        #expect(!screen.takesText)
    }

    @Test func `shows the filters in the header`() {
        var list = MoviesList.sample(["Alien"])
        list.filters = ["genre:horror"]
        viewModel.show(.loaded(list))

        #expect(screen.shown().lines[0].pieces.contains { $0.style == .accent })
        screen.press(.text("x"))
        #expect(viewModel.events == ["remove filter"])
    }

    @Test func `completes the word that is selected among several`() {
        screen.press(.text("f"), .text("x"), .down, .tab)
        #expect(screen.shown().text[1].hasPrefix("filter: x2"))

        screen.press(.up, .enter)

        #expect(viewModel.events == ["filter x2"])
    }

    @Test func `says what is wrong with a filter, and goes on editing`() {
        screen.press(.text("f"), .text("bad"), .enter)

        #expect(screen.shown().statusVariants.first?.text.contains("'bad' is no filter") == true)
        #expect(screen.takesText)
        screen.press(.escape)
        #expect(!screen.takesText)
        #expect(viewModel.events == ["filter bad"])
    }

    @Test func `says that there is no filter to remove, until the next key`() {
        viewModel.state.value.problem = .noFilterToRemove
        #expect(screen.shown().statusVariants.first?.text == "there is no filter; f adds one")

        screen.press(.text("z"))

        #expect(screen.shown().statusVariants.first?.text == "1/30")
    }

    @Test func `keeps the list on the screen while it is filtered`() {
        viewModel.showLoading("movie genre:horror")

        #expect(screen.shown().text[1].hasPrefix(">       Movie 1"))
        #expect(screen.activity == "searching")
        #expect(screen.readiness == .loading)
    }

    // MARK: Sorting

    @Test(arguments: [
        ([Key.enter], "sort relevance"), ([.right, .enter], "sort rating"),
        ([.text("s"), .text("s"), .enter], "sort year"), ([.left, .enter], "sort year"),
        ([.tab, .text("-"), .enter], "sort -rating"), ([.right, .escape], nil),
    ])
    func `chooses an order`(keys: [Key], event: String?) {
        screen.press(.text("s"))
        #expect(screen.shown().text[1] == "sort: relevance  rating  year")

        keys.forEach(screen.handle)

        #expect(viewModel.events == [event].compactMap(\.self))
        #expect(screen.shown().text[1].hasPrefix(">       Movie 1"))
    }

    @Test func `shows the order in the header, and starts with it`() {
        var list = MoviesList.sample(["Alien"])
        list.sort = "-year"
        viewModel.show(.loaded(list))

        #expect(screen.shown().text[0].contains("by year, reversed"))
        screen.press(.text("s"), .enter)
        #expect(viewModel.events == ["sort -year"])
    }

    // MARK: Alternatives

    @Test func `suggests other queries if nothing is found`() {
        viewModel.show(
            .empty(
                .sample([], query: "zzz genre:war"),
                alternatives: [.title("zzz"), .title("Zulu", year: 1964)]
            )
        )

        let content = screen.shown()
        #expect(content.text.suffix(3) == ["did you mean", "> zzz", "  Zulu  1964"])
        let isSelected = content.lines.suffix(2).map { line in
            line.pieces.contains { $0.style == .selection }
        }
        #expect(isSelected == [true, false])
        #expect(content.hints.map(\.words) == ["search", "new search", "back", "keys", "quit"])
        screen.press(.down, .enter)

        #expect(viewModel.events == ["try Zulu"])
    }

    // MARK: Marks

    @Test func `marks movies and unmarks them, and goes on to the next`() {
        screen.press(.text(" "), .text(" "), .up, .text(" "))

        #expect(viewModel.state.value.marked.map(\.id) == ["1"])
        #expect(screen.shown().text[1].hasPrefix("*       Movie 1"))
        #expect(screen.shown().statusVariants.first?.text == "3/30  1 marked")
    }

    @Test func `chooses the marked movies, or else the selected one`() {
        let viewModel = ScriptedMoviesList(canPick: true)
        let screen = ResultsScreen(viewModel, ScreenContext(didChange: {}))
        viewModel.show(.loaded(.sample((1...3).map { "Movie \($0)" })))
        screen.press(.down, .enter)
        screen.press(.text(" "), .home, .text(" "), .enter)
        screen.press(.right)

        #expect(
            viewModel.events == ["pick Movie 2", "pick Movie 2 Movie 1", "open Movie 2"]
        )
        #expect(screen.shown().hints.contains { $0.words == "pick" })
    }

    @Test func `copies the URL of the selected movie, or of the marked ones`() {
        var copied: [String] = []
        let screen = ResultsScreen(
            viewModel,
            ScreenContext(copy: { copied.append($0) }, didChange: {})
        )
        var list = MoviesList.sample([])
        list.items = [
            MoviesListItemViewModel(Movie(id: .tmdb(1), title: "A", pageURL: "https://a")),
            MoviesListItemViewModel(Movie(id: .tmdb(2), title: "B", pageURL: "https://b")),
            MoviesListItemViewModel(Movie(id: .tmdb(3), title: "C")),
        ]
        viewModel.show(.loaded(list))

        screen.press(.text("y"), .end, .text("y"), .up, .text(" "), .home, .text(" "), .text("y"))

        #expect(copied == ["https://a", "https://b\nhttps://a"])
    }

    // MARK: The mouse

    @Test func `scrolls by the wheel, with the selection on the screen`() {
        _ = screen.shown(rows: 11)
        screen.handle(MouseEvent(kind: .wheelDown, position: .init(row: 5, column: 1)))
        #expect(screen.shown(rows: 11).text[1].hasPrefix(">       Movie 4"))

        for _ in 0..<20 {
            screen.handle(MouseEvent(kind: .wheelDown, position: .init(row: 5, column: 1)))
        }
        #expect(screen.shown(rows: 11).text.last?.hasSuffix("Movie 30") == true)
        for _ in 0..<20 {
            screen.handle(MouseEvent(kind: .wheelUp, position: .init(row: 5, column: 1)))
        }
        #expect(screen.shown(rows: 11).text[1].contains("Movie 1"))
    }

    @Test func `selects the clicked movie, and opens it on a double click`() {
        _ = screen.shown(columns: 120, rows: 11)
        screen.handle(MouseEvent(kind: .click, position: .init(row: 3, column: 10)))
        #expect(screen.shown(columns: 120, rows: 11).text[3].hasPrefix(">       Movie 3"))

        // The header and the details are no rows.
        screen.handle(MouseEvent(kind: .doubleClick, position: .init(row: 0, column: 10)))
        screen.handle(MouseEvent(kind: .doubleClick, position: .init(row: 5, column: 100)))
        #expect(viewModel.events.isEmpty)
        screen.handle(MouseEvent(kind: .doubleClick, position: .init(row: 4, column: 10)))
        #expect(viewModel.events == ["open Movie 4"])
    }

    @Test(arguments: [[Key.text("f"), .text("war")], [.text("s"), .right], [.text("/")]])
    func `opens a double-clicked movie, whatever is typed above the list`(keys: [Key]) {
        screen.press(keys)
        _ = screen.shown(rows: 11)
        screen.handle(MouseEvent(kind: .doubleClick, position: .init(row: 4, column: 10)))

        #expect(viewModel.events.last?.hasPrefix("open Movie") == true)
        #expect(viewModel.state.value.mode == .browsing)
    }

    // MARK: Details

    @Test func `shows the details beside the list, and why they are missing`() {
        viewModel.state.value.preview = .loading(.sample(overview: "A light."))
        #expect(screen.shown(columns: 100).text[1].contains(" │ Lantern"))
        #expect(screen.shown(columns: 100).text.contains { $0.hasSuffix("│ A light.") })
        #expect(screen.activity == "loading details")

        viewModel.state.value.preview = .failed(.timeout)
        #expect(screen.shown(columns: 100).text[1].contains("│ example.org did not respond"))
        #expect(screen.shown(columns: 100).lines.allSatisfy { $0.width <= 100 })
        #expect(screen.activity == nil)

        viewModel.state.value.preview = nil
        #expect(!screen.shown(columns: 100).text.contains { $0.contains("example.org") })
    }

    @Test func `says that the list reappears`() {
        screen.didReappear()

        #expect(viewModel.reappearanceCount == 1)
    }
}
