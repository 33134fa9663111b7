import Domain
import DomainDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// What the search screen shows; see also ``SearchScreenStatusTests``.
@MainActor
struct SearchScreenTests {
    private let search = ScriptedSearch("blade", [])
    private let screen: SearchScreen

    init() { screen = SearchScreen(search, ScreenContext(didChange: {})) }

    // MARK: Above the rows

    @Test func `shows the text with the source at its right, the number of movies, and the movies`()
    {
        search.show(.loaded(.sample(["Blade", "Blade Runner"])))

        let content = screen.shown()

        #expect(
            content.text == [
                row("> blade", "built-in catalog", 80), row("", "2 movies", 80), ">       Blade",
                "        Blade Runner",
            ]
        )
        #expect(content.cursor == Frame.Position(row: 0, column: 7))
        #expect(content.statusVariants.map(\.text) == ["1/2"])
    }

    @Test(arguments: [(18, "> blade   built-in"), (17, "> blade"), (8, "> blade"), (5, "> de")])
    func `gives the text more room than the source`(columns: Int, line: String) {
        search.show(.loaded(.sample(["Blade"])))

        #expect(screen.shown(columns: columns).text[0] == line)
    }

    @Test func `shows the filters that are not typed, and how the movies match`() {
        search.state.value.prompt.text = "90s genre:war"
        var list = MoviesList.sample(["A"], notices: [.meaning(MovieQuery())])
        list.filters = ["genre:war", "year:1990-1999"]
        search.show(.loaded(list))

        let line = screen.shown().lines[1]

        #expect(line.text == row("  year:1990-1999", "1 movie  meaning", 80))
        #expect(line.pieces.first == StyledText("  year:1990-1999", .accent))
    }

    @Test func `warns above the movies, with little room less`() {
        search.show(.loaded(.sample(["A"], notices: [.unsavedQuery(.server(.example, .timedOut))])))

        #expect(screen.shown().lines[2].pieces.map(\.style) == [.warning])
        #expect(screen.shown(rows: 4).text[2].hasPrefix("  "))
        #expect(screen.shown(rows: 2).text[1].hasSuffix("1 movie"))
        #expect(screen.shown(rows: 2).text[2].hasPrefix(">       A"))
    }

    @Test func `shows the name of a shelf as the prompt, at most in half of the line`() {
        let search = ScriptedSearch("war", shelfTitle: "Tom\u{1B}[2J Hanks")
        let screen = SearchScreen(search, ScreenContext(didChange: {}))

        #expect(screen.shown().text[0] == "Tom Hanks › war")
        #expect(screen.shown().lines[0].pieces[0] == StyledText("Tom Hanks › ", .accent))
        #expect(screen.shown().cursor?.column == 15)
        let long = SearchScreen(
            ScriptedSearch("war", shelfTitle: String(repeating: "기", count: 30)),
            ScreenContext(didChange: {})
        )
        #expect(long.shown(columns: 40).text[0] == String(repeating: "기", count: 9) + "… › war")
    }

    // MARK: Rows

    @Test func `shows suggestions with their kind above the movies`() {
        search.suggest([
            .recent("blade ii", matches: [0..<5]), .person("Al Blade"), .filter("genre:war"),
            .opened("Dune", year: 1984), .title("Blade", year: 1998),
        ])
        search.show(.loaded(.sample(["Blade"])))

        let content = screen.shown(columns: 40)

        #expect(
            content.text.dropFirst(2) == [
                row("  blade ii", "recent"), row("  Al Blade", "person"),
                row("  genre:war", "filter"), row("  Dune", "1984 opened"), row("  Blade", "1998"),
                ">       Blade",
            ]
        )
        #expect(content.lines[2].pieces[1] == StyledText("blade", .match))
        #expect(content.lines[3].pieces.last == StyledText("  person", .secondary))
    }

    @Test func `selects a suggestion or a movie, and never both`() {
        search.suggest([.recent("blade ii"), .person("Al Blade")])
        search.show(.loaded(.sample(["Blade"])))
        #expect(selectedLines == [">       Blade"])

        search.handle(.selectSuggestion(1))

        #expect(selectedLines == [row("> Al Blade", "person", 80)])
        #expect(screen.shown().statusVariants.map(\.text) == ["1/1"])
    }

    @Test func `shows the headings of the start page, and help in the first run`() {
        search.state.value.prompt.text = ""
        search.show(.loaded(startPage("Popular")))
        let help = "  Type a title, a person, or what you want: 90s horror, shark; typos are fine."
        let rows = ["  Popular", ">       A", "        B", "  Top rated", "        C"]

        #expect(Array(screen.shown().text.dropFirst(2)) == rows)
        #expect(screen.shown().text[1] == help)
        #expect(screen.shown().statusVariants.isEmpty)
        // Without room for the help, or if movies were opened before.
        #expect(Array(screen.shown(rows: 7).text.dropFirst()) == rows)
        search.show(.loaded(startPage(MoviesList.openedTitle)))
        #expect(Array(screen.shown().text.dropFirst(2)) == Array(rows.dropFirst()))
    }

    private func startPage(_ title: String) -> MoviesList {
        var list = MoviesList.sample(["A", "B", "C"], query: "")
        list.sections = [.init(title: title, count: 2), .init(title: "Top rated", count: 1)]
        return list
    }

    @Test func `keeps movies and suggestions on the screen while others load`() {
        search.suggest([.person("Al Blade")])
        search.show(.loaded(.sample(["Blade"])))
        let before = screen.shown().text

        search.state.value.prompt.phase = .loading
        search.showLoading()

        #expect(screen.shown().text == before)
    }

    @Test func `offers other queries if nothing is found`() {
        search.show(
            .empty(
                .sample([], query: "zzz"),
                alternatives: [.title("Zodiac"), .title("Zulu", year: 1964)]
            )
        )

        let content = screen.shown(columns: 40)

        #expect(content.text[0].hasSuffix("built-in catalog"))
        #expect(content.text[1] == "  no movie matches \"zzz\"")
        #expect(content.text.suffix(3) == ["  did you mean", "> Zodiac", row("  Zulu", "1964")])
        #expect(content.hints.first == KeyHint(label: "Enter", words: "search", rank: 0))
    }

    @Test func `shows the menu of filters above the movies, and that of orders`() {
        search.show(.loaded(.sample(["Blade"])))
        var state = MoviesQueryListState.loaded([.filter("genre:horror")], text: "blade hor")
        (state.menu, state.selection) = (.filters, 0)
        search.state.value.prompt = state
        #expect(screen.shown().text[1].hasPrefix("  genre: mood: year: "))
        #expect(selectedLines == [row("> genre:horror", "filter", 80)])

        state = .loaded([.order("year"), .order("-year")], text: "blade")
        state.menu = .orders
        search.state.value.prompt = state

        #expect(
            screen.shown(columns: 40).text.dropFirst() == [
                "  sort by", "  year", row("  -year", "reversed"), ">       Blade",
            ]
        )
    }

    // MARK: Sizes

    @Test func `shows the details beside the list from 100 columns on`() {
        search.show(.loaded(.sample((1...30).map { "Movie \($0)" })))
        search.state.value.movies.preview = .loaded(.sample(overview: "A light."))
        let content = screen.shown(columns: 100, rows: 20)

        #expect(content.lines.count == 20)
        #expect(content.text[0].hasSuffix("built-in catalog"))
        #expect(content.text[1] == "30 movies".leftPadded(to: 54) + " │ Lantern")
        #expect(content.text[2].hasPrefix(">       Movie 1 "))
        #expect(content.text.dropFirst().allSatisfy { $0.contains("│") })
        #expect(content.lines.allSatisfy { $0.width <= 100 })
        #expect(search.showsDetails)

        #expect(!screen.shown(columns: 99, rows: 20).text.contains { $0.contains("│") })
        #expect(!search.showsDetails)
        search.show(.failed(.timeout))
        #expect(!screen.shown(columns: 100, rows: 20).text.contains { $0.contains("│") })
    }

    @Test func `fits 40 columns and 10 rows`() {
        search.suggest([.person("Al Blade")])
        search.show(.loaded(.sample((1...9).map { "Blade \($0)" })))

        let content = screen.shown(columns: 40, rows: 9)

        #expect(content.lines.count == 9)
        #expect(content.text[0] == row("> blade", "built-in catalog"))
        #expect(content.text[1] == row("", "9 movies"))
        #expect(content.text[2] == row("  Al Blade", "person"))
        #expect(content.text[3].hasPrefix(">       Blade 1"))
        #expect(content.text[8] == "        Blade 6")
    }

    @Test(arguments: [true, false])
    func `fits 20 columns and 5 rows, with rows that are too long`(hasMovies: Bool) {
        search.state.value.prompt.text = String(repeating: "기a", count: 60)
        search.suggest([
            .recent(String(repeating: "기", count: 60)), .opened("Long title", year: 1984),
        ])
        search.handle(.selectSuggestion(1))
        let list = MoviesList.sample(hasMovies ? [String(repeating: "ab", count: 60)] : [])
        search.show(hasMovies ? .loaded(list) : .empty(list, alternatives: [.title("Zulu")]))

        let content = screen.shown(columns: 20, rows: 4)

        #expect(content.lines.count >= 4)
        for line in content.lines { #expect(line.width <= 20, "\(line.text)") }
        #expect(content.cursor.map { $0.column < 20 } == true)
        #expect(content.text.contains { $0.hasPrefix("> Lo") })
    }

    @Test func `keeps the selected row on the screen`() {
        search.suggest([.recent("a"), .recent("b")])
        search.show(.loaded(.sample((1...30).map { "Movie \($0)" })))

        search.state.value.movies.moveToEnd()
        #expect(screen.shown(rows: 10).text.last?.hasPrefix(">       Movie 30") == true)
        search.handle(.selectSuggestion(0))

        #expect(screen.shown(rows: 10).text[2].hasPrefix("> a"))
    }

    /// A row with words at both ends.
    private func row(_ left: String, _ right: String, _ columns: Int = 40) -> String {
        left + right.leftPadded(to: columns - left.count)
    }

    private var selectedLines: [String] {
        screen.shown().lines
            .filter { $0.pieces.contains { $0.style == .selection } }
            .map(\.text.trimmingEnd)
    }
}
