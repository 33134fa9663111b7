import Domain
import DomainDoubles
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The search screen with its view models, as the user sees it.
@MainActor
struct SearchScreenFlowTests {
    private let terminal = FakeTerminal()
    private let source = TitledMovies()
    private let recent = SpyRecentQueries(["dune", "alien"])

    // MARK: Searching

    @Test func `shows movies to choose from, and those of a text as it is typed`() async {
        await start()
        #expect(lines[1].hasPrefix("  Type a title"))
        #expect(lines[2] == "  Popular")
        #expect(titles.prefix(2) == ["Alien", "Aliens"])

        await terminal.type(.text("bla"))
        #expect(titles == ["Blade", "Blade Runner"])
        #expect(lines[1].hasSuffix("2 movies"))
        await terminal.type(.text("de r"))
        #expect(titles == ["Blade Runner"])
        await terminal.type(.enter)

        #expect(lines[0].hasPrefix("Blade Runner (1982)"))
        await terminal.type(.escape)
        #expect(lines[0].hasPrefix("> blade r"))
        // Only a query of which a movie was opened is one to recall.
        #expect(recent.saved == ["blade r", "dune", "alien"])
    }

    @Test func `keys that are typed ahead wait for the movies of their text`() async {
        await start()

        await terminal.type(.text("bla"), .down, .enter)
        #expect(lines[0].hasPrefix("Blade Runner (1982)"))
        await terminal.type(.escape, .escape, .text("al"), .down, .text("iens"), .enter)

        #expect(lines[0].hasPrefix("Aliens (1986)"))
    }

    @Test(.timeLimit(.minutes(20)))
    func `keys that are typed ahead go to the list, and to the next screen`() async {
        await start()

        await terminal.type(.text("bla"), .tab, .text("jlo"))

        #expect(lines[0].hasPrefix("Blade Runner (1982)"))
        await terminal.waitForStatus("no browser could open https://www.themoviedb.org/movie/5")
    }

    @Test func `starts with the text of a search, which can be edited`() async {
        await start("alien genre:action")
        #expect(lines[0].hasPrefix("> alien genre:action"))
        #expect(titles == ["Aliens", "Alien Nation"])

        await terminal.type(.deleteWord)

        #expect(lines[0].hasPrefix("> alien  "))
        #expect(titles == ["Alien", "Aliens", "Alien Nation"])
    }

    @Test func `asks again after a failure`() async {
        source.isAvailable = false
        await start("blade")
        #expect(lines[1].hasPrefix("example.org did not respond in time"))
        source.isAvailable = true

        await terminal.type(.function(5))

        #expect(titles == ["Blade", "Blade Runner"])
        source.isAvailable = false
        await terminal.type(.text(" r"))
        source.isAvailable = true
        await terminal.type(.tab, .text("r"))
        #expect(titles == ["Blade Runner"])
    }

    @Test func `shows the movies of the text before while a filter is incomplete`() async {
        await start("blade")

        await terminal.type(.text(" genre:hor"))
        #expect(titles == ["Blade", "Blade Runner"])
        #expect(lines[2].hasPrefix("> blade genre:horror"))
        await terminal.type(.enter)

        #expect(lines[0].hasPrefix("> blade genre:horror "))
        #expect(titles == ["Blade"])
    }

    // MARK: Filters and orders

    @Test func `filters by a menu, and removes the filter by one Backspace`() async {
        await start("alien")

        await terminal.type(.control("f"), .text("horr"))
        #expect(lines[1].hasPrefix("  genre: mood: year:"))
        #expect(terminal.screen.selectedLine?.hasPrefix("> genre:horror") == true)
        await terminal.type(.enter)
        #expect(lines[0].hasPrefix("> alien genre:horror  "))
        #expect(titles == ["Alien"])
        await terminal.type(.backspace)

        #expect(titles == ["Alien", "Aliens", "Alien Nation"])
        #expect(!terminal.screen.shows("genre:horror"))
    }

    @Test func `sorts by a menu, and sorts as before on x`() async {
        await start("alien")

        await terminal.type(.control("s"))
        #expect(lines[1] == "  sort by")
        #expect(terminal.screen.lines.contains { $0.hasPrefix("  year ") || $0 == "  year" })
        while terminal.screen.selectedLine?.hasPrefix("> -year") == false {
            await terminal.type(.down)
        }
        #expect(terminal.screen.selectedLine?.trimmingEnd.hasSuffix("reversed") == true)
        await terminal.type(.enter)
        #expect(titles == ["Alien", "Aliens", "Alien Nation"])
        #expect(terminal.screen.shows("by year, reversed"))
        await terminal.type(.tab, .text("s"), .enter, .tab, .text("x"))

        #expect(lines[0].hasPrefix("> alien "))
        #expect(!lines[0].contains("sort:"))
    }

    @Test func `a menu that is cancelled leaves the keys where they were`() async {
        await start("alien")

        await terminal.type(.tab, .text("s"), .escape, .text("j"))

        #expect(lines[0].hasPrefix("> alien  "))
        #expect(terminal.screen.selectedLine?.contains("Aliens") == true)
    }

    @Test func `goes back step by step on Esc`() async {
        await start()
        await terminal.type(.text("blade"), .enter)
        #expect(lines[0].hasPrefix("Blade (1998)"))
        await terminal.type(.escape, .control("f"), .text("ho"))

        await terminal.type(.escape)
        #expect(lines[0].hasPrefix("> blade  "))
        #expect(titles == ["Blade", "Blade Runner"])
        await terminal.type(.tab, .escape, .escape)
        #expect(lines[0].hasPrefix(">  "))
        #expect(!terminal.stack.hasQuit)
        await terminal.type(.escape)

        #expect(terminal.stack.hasQuit)
        #expect(terminal.stack.picked == nil)
    }

    // MARK: Recent queries

    @Test(arguments: [Key.up, .control("r")])
    func `recalls recent queries in an empty prompt, and comes back to it`(key: Key) async {
        await start()

        await terminal.type(key)
        #expect(lines[0].hasPrefix("> dune"))
        #expect(titles == ["Dune"])
        await terminal.type(key, key)
        #expect(lines[0].hasPrefix("> alien"))
        #expect(terminal.status.hasPrefix("there is no older query"))
        await terminal.type(.down)
        #expect(lines[0].hasPrefix("> dune"))
        await terminal.type(.down)

        #expect(lines[0].hasPrefix(">  "))
        #expect(terminal.screen.shows("  Popular"))
    }

    @Test func `moves in the list of a recalled query`() async {
        await start()

        await terminal.type(.up, .up, .tab, .down)

        #expect(lines[0].hasPrefix("> alien"))
        #expect(terminal.screen.selectedLine?.contains("Aliens") == true)
    }

    @Test func `suggests recent queries above the movies, and deletes one`() async {
        await start()

        await terminal.type(.text("ali"), .up)
        #expect(terminal.screen.selectedLine?.hasPrefix("> alien ") == true)
        #expect(terminal.screen.selectedLine?.trimmingEnd.hasSuffix("recent") == true)
        await terminal.type(.control("x"))

        #expect(recent.saved == ["dune"])
        #expect(!terminal.screen.shows("recent"))
    }

    @Test func `completes the text by the first suggestion`() async {
        await start()

        await terminal.type(.text("ali"), .right)

        #expect(lines[0].hasPrefix("> alien  "))
    }

    // MARK: Shelves

    @Test func `narrows the movies of a person by the text, and goes back`() async {
        await start("blade")
        for key in [Key.enter, .tab, .enter] { await terminal.type(key) }
        #expect(lines[0].hasPrefix("blade › Blade › Ada Lind › "))
        #expect(titles.count == 8)

        await terminal.type(.text("Al"))
        #expect(lines[0].hasPrefix("blade › Blade › Ada Lind › Al"))
        #expect(titles == ["Alien", "Aliens", "Alien Nation"])
        await terminal.type(.escape)
        #expect(titles.count == 8)
        await terminal.type(.tab, .text("n"))
        #expect(lines[0].hasPrefix(">  "))
        await terminal.type(.escape)
        #expect(lines[0].hasPrefix("blade › Blade › Ada Lind › "))
        await terminal.type(.escape, .escape)

        #expect(lines[0].hasPrefix("> blade"))
    }

    // MARK: Picking

    @Test func `picks the marked movies, which Esc does not lose`() async {
        await start("alien", picks: true)

        await terminal.type(.control(" "), .escape)
        #expect(lines[0].hasPrefix(">  "))
        await terminal.type(.escape)
        #expect(terminal.status.hasPrefix("1 movie marked; Enter picks"))
        await terminal.type(.text("dune"), .control(" "), .enter)

        #expect(terminal.stack.picked?.items.map(\.title) == ["Alien", "Dune"])
    }

    @Test func `picks the selected movie if none is marked`() async {
        await start("alien", picks: true)

        await terminal.type(.tab, .down, .enter)

        #expect(terminal.stack.picked?.items.map(\.title) == ["Aliens"])
    }

    /// Starts as `movies` does, with the movies of a text if there is one.
    private func start(_ text: String? = nil, picks: Bool = false) async {
        let scene = FakeScene(movies: source, recentQueries: recent)
        MoviesSceneDIContainer(dependencies: scene)
            .makeMoviesSearchFlowCoordinator(navigator: terminal.stack, picksMovies: picks)
            .start(text.flatMap { TypedQuery($0) }.map { MoviesSearch(query: $0) })
        await terminal.load()
    }

    private var lines: [String] { terminal.screen.lines }

    /// The titles of the rows with movies, which have a year.
    private var titles: [String] {
        lines.compactMap { line in
            let words = line.dropFirst(2).split(separator: " ", omittingEmptySubsequences: false)
            guard let year = words.first, year.count == 4, Int(year) != nil else { return nil }
            return words.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: " ")
        }
    }
}
