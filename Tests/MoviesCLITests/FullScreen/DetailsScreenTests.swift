import Domain
import DomainDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

@MainActor
struct DetailsScreenTests {
    private let viewModel = ScriptedMovieDetails()
    private let screen: DetailsScreen

    init() { screen = DetailsScreen(viewModel, ScreenContext(didChange: {})) }

    @Test func `shows its activity, then the details and their source`() {
        viewModel.state.value = .loading(nil)
        #expect(screen.activity == "loading")
        #expect(screen.shown().lines.isEmpty)

        viewModel.state.value = .loaded(.sample())

        #expect(screen.activity == nil)
        #expect(screen.shown().text.contains("Lantern"))
        #expect(screen.shown().text.contains("A light."))
        #expect(screen.shown().statusVariants.map(\.text) == ["built-in catalog", "built-in"])
        #expect(screen.attribution == nil)
    }

    @Test func `names its source in a word, and has the attribution of the owner for the help`() {
        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))

        #expect(screen.shown(rows: 60).statusVariants.map(\.text) == ["TMDB"])
        #expect(screen.attribution == SourceViewModel.tmdbAttribution)
    }

    /// `top` is the first visible line; four are visible.
    @Test(arguments: [
        ([Key.down], 1), ([.text("j"), .control("n"), .down], 3), ([.down, .down, .up], 1),
        ([.down, .down, .text("k"), .control("p")], 0), ([.up], 0), ([.pageDown], 3),
        ([.text(" "), .down, .pageUp], 1), ([.end, .up, .up], 9), ([.text("G"), .text("g")], 0),
        ([.end, .home], 0), ([.end, .down, .up], 10), ([.down, .text("x")], 1),
        ([.control("d")], 1), ([.control("d"), .control("d"), .control("u")], 1),
        ([.control("u")], 0), ([.end, .control("d")], 11),
    ])
    func `scrolls, and stops at the ends`(keys: [Key], top: Int) {
        viewModel.state.value = .loaded(.sample(overview: Self.longOverview))
        let lines = screen.shown(columns: 20, rows: 100).text
        #expect(lines.count == 15)
        _ = screen.shown(columns: 20, rows: 4)

        keys.forEach(screen.handle)

        #expect(screen.shown(columns: 20, rows: 4).text == Array(lines[top..<(top + 4)]))
    }

    @Test func `shows all details in a small terminal, by scrolling`() {
        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        var shown: [String] = []

        for _ in 0..<100 {
            shown += screen.shown(columns: 40, rows: 9).text.prefix(1)
            screen.press(.down)
        }
        shown += screen.shown(columns: 40, rows: 9).text

        for line in [
            "The Lantern Keepers (1999)", "Drama, Science Fiction", "Watch in KR, by JustWatch",
            "  With ads  Pause", "Recommended", "Budget      $63,000,000", "42 · tt9100001",
        ] {
            #expect(shown.contains(line), "\(line)")
        }
    }

    @Test func `scrolls back if there is more room`() {
        viewModel.state.value = .loaded(.sample(overview: Self.longOverview))
        _ = screen.shown(columns: 20, rows: 4)
        screen.press(.end)

        #expect(screen.shown(columns: 20, rows: 12).text.count == 12)
    }

    @Test func `reports a failure, and retries`() async {
        viewModel.state.value = .failed(.timeout)

        #expect(screen.shown().text[0].hasPrefix("example.org did not"))
        #expect(screen.shown().statusVariants[0].text == "r retry")
        screen.press(.text("r"))
        await Task {}.value
        #expect(viewModel.events == ["retry"])
    }

    @Test func `shows the reason for a fallback above the details`() {
        viewModel.state.value = .loaded(
            .sample(fallback: .catalog(reason: .server(.example, .timedOut)))
        )

        #expect(screen.shown().text[0].hasPrefix("example.org did not"))
        #expect(screen.shown().lines[0].pieces[0].style == .warning)
        #expect(screen.shown().text.contains("Lantern"))
    }

    @Test func `opens the web page, starts a new search, goes back and quits`() {
        screen.press(.text("o"), .text("n"), .escape, .left, .text("h"), .backspace, .text("q"))

        #expect(
            viewModel.events == [
                "openWebPage", "newSearch", "back", "back", "back", "back", "quit",
            ]
        )
        #expect(!screen.isLoading)
    }

    @Test func `shows what is known while it loads, and after a failure`() {
        let known = MovieDetailsItemViewModel.sample()
        viewModel.state.value = .loading(known)
        #expect(screen.shown().text.contains("A light."))
        #expect(screen.activity == "loading")

        viewModel.state.value = .failed(.timeout, known: known)
        #expect(screen.shown().text.contains("A light."))
        #expect(screen.shown().statusVariants[0].text.hasSuffix("r retry"))
    }

    @Test func `selects people and movies, and follows them`() {
        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        _ = screen.shown(rows: 60)
        // Nothing is selected at first.
        screen.press(.enter, .enter, .tab, .enter)
        _ = screen.shown(rows: 60)
        // The last link is to the movies like this one.
        screen.press(.backTab, .backTab, .backTab, .enter)

        #expect(viewModel.events == ["person Ada Brandt", "person Mara Lind", "movie Undated"])
        let selected = screen.shown(rows: 60).lines.filter { line in
            line.pieces.contains { $0.style == .selection }
        }
        #expect(selected.map(\.text) == ["  Undated".padded(to: 80)])
    }

    @Test func `picks the movie by Enter if movies are to be picked, and follows by the arrow`() {
        viewModel.canPick = true
        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        _ = screen.shown(rows: 60)
        screen.press(.tab, .right, .enter)

        #expect(viewModel.events == ["person Ada Brandt", "pick"])
        #expect(screen.shown().hints.prefix(1).map(\.words) == ["pick"])
    }

    @Test func `scrolls until the next person is visible, and then selects them`() {
        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        _ = screen.shown(rows: 8)

        var steps = 0
        while steps < 100, selectedText(rows: 8) == nil {
            screen.press(.down)
            steps += 1
        }

        #expect(selectedText(rows: 8)?.hasPrefix("Director") == true)
        #expect(steps > 1)
        // At the start, a step up changes nothing.
        screen.press(.home, .up)
        screen.press(.home)
        #expect(selectedText(rows: 8) == nil)
    }

    @Test func `has a key for the trailer if there is one`() {
        viewModel.state.value = .loaded(.sample())
        screen.press(.text("t"))
        #expect(viewModel.events.isEmpty)
        #expect(screen.shown().statusVariants.map(\.text) == ["no trailer is known"])
        #expect(!screen.shown().hints.contains { $0.words == "trailer" })

        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        screen.press(.text("t"))
        #expect(viewModel.events == ["openTrailer"])
        #expect(screen.shown().hints.contains { $0.words == "trailer" })
    }

    @Test func `says that the arrows select if there is something to select`() {
        viewModel.state.value = .loaded(.sample())
        #expect(screen.shown().hints.first { $0.label == "↑↓" }?.words == "scroll")

        viewModel.state.value = .loaded(MovieDetailsItemViewModel(.full))
        _ = screen.shown()

        let hints = screen.shown().hints.map { "\($0.label) \($0.words)" }
        #expect(hints.prefix(2) == ["↑↓ select", "Enter follow link"])
    }

    private func selectedText(rows: Int) -> String? {
        screen.shown(rows: rows).lines
            .first { line in line.pieces.contains { $0.style == .selection } }
            .map(\.text)
    }

    @Test func `shows the poster beside the text, which scrolls alone`() async throws {
        let (drawn, drawing) = AsyncStream.makeStream(of: Void.self)
        let context = ScreenContext { _, size, _ in
            TerminalImage(text: Array(repeating: StyledText("#"), count: size.rows), size: size)
        } didChange: {
            drawing.yield()
        }
        let screen = DetailsScreen(viewModel, context)
        var changes = drawn.makeAsyncIterator()
        await changes.next()
        viewModel.state.value = .loaded(.sample(overview: Self.longOverview, poster: [1]))
        await changes.next()
        #expect(screen.shown(columns: 64, rows: 10).text[0].hasSuffix("Lantern"))
        await changes.next()

        let content = screen.shown(columns: 64, rows: 10)

        #expect(content.text.count == 10)
        #expect(content.text.allSatisfy { $0.contains("#") })
        #expect(content.text[0].hasSuffix(String(repeating: " ", count: 14) + "Lantern"))
    }

    @Test func `follows a double-clicked link, and not where the poster is`() async throws {
        let context = ScreenContext { _, _, _ in
            TerminalImage(text: [StyledText("#")], size: TerminalSize(columns: 1, rows: 1))
        } didChange: {
        }
        let screen = DetailsScreen(viewModel, context)
        var item = MovieDetailsItemViewModel(.full)
        item.isLoadingPoster = true
        viewModel.state.value = .loaded(item)
        let lines = screen.shown(columns: 100, rows: 60).text
        let row = try #require(lines.firstIndex { $0.contains("Director") })

        // Behind the status line.
        _ = screen.shown(columns: 100, rows: row)
        screen.handle(MouseEvent(kind: .doubleClick, position: .init(row: row, column: 60)))
        _ = screen.shown(columns: 100, rows: 60)
        for column in [5, 60] {
            let place = Frame.Position(row: row, column: column)
            screen.handle(MouseEvent(kind: .doubleClick, position: place))
        }

        #expect(viewModel.events == ["person Ada Brandt"])
    }

    /// Ten lines of twenty columns.
    private static let longOverview = (0...9).map { "\($0) of the ten lines." }
        .joined(separator: " ")
}
