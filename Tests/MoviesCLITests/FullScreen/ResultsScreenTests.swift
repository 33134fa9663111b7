import Domain
import DomainDoubles
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct ResultsScreenTests {
    private let viewModel = ScriptedMoviesList()
    private let screen: ResultsScreen

    private let changeCount = Counter()

    private final class Counter {
        var value = 0
    }

    init() {
        screen = ResultsScreen(
            viewModel,
            ScreenContext(didChange: { [changeCount] in changeCount.value += 1 })
        )
    }

    @Test func `shows the query, then the movies with the first one selected`() {
        viewModel.showLoading("blade")
        #expect(screen.shown().text == ["blade"])
        #expect(screen.activity == "searching")
        #expect(screen.readiness == .loading)

        viewModel.show(.loaded(.sample(["Blade", "Blade Runner"])))

        #expect(
            screen.shown().text[0]
                == "blade   2 movies" + "from the built-in catalog".leftPadded(to: 64)
        )
        #expect(screen.shown().text[1].hasPrefix(">       Blade"))
        #expect(screen.shown().text[2].hasPrefix("        Blade Runner"))
        #expect(screen.shown().statusVariants.first?.text == "1/2")
        #expect(screen.activity == nil)
        #expect(screen.readiness == .ready)
    }

    @Test(arguments: [
        ([Key.down], 2), ([.text("j"), .control("n")], 3), ([.down, .up], 1),
        ([.down, .down, .text("k"), .control("p")], 1), ([.up], 1), ([.pageDown], 4),
        ([.control("f"), .control("b")], 1), ([.end], 9), ([.text("G"), .text("g")], 1),
        ([.end, .down], 9), ([.end, .home], 1), ([.control("l"), .text("z")], 1),
    ])
    func `selects movies`(keys: [Key], number: Int) {
        viewModel.show(.loaded(.sample((1...9).map { "Movie \($0)" })))
        // Four movies are visible, under the heading.
        _ = screen.shown(rows: 5)

        keys.forEach(screen.handle)

        let content = screen.shown(rows: 5)
        #expect(content.text.contains { $0.hasPrefix(">       Movie \(number)") })
        #expect(content.statusVariants.first?.text.hasPrefix("\(number)/9") == true)
    }

    @Test func `opens the details or the web page of the selected movie`() {
        viewModel.show(.loaded(.sample(["Blade", "Blade II"])))

        screen.press(.enter, .down, .right, .text("l"), .text("o"))

        #expect(
            viewModel.events
                == ["open Blade", "open Blade II", "open Blade II", "web page of Blade II"]
        )
    }

    @Test func `reports the visible rows and the room for details when it is laid out`() {
        viewModel.show(.loaded(.sample((1...20).map { "Movie \($0)" })))
        screen.layOut(TerminalSize(columns: 99, rows: 15))
        #expect(viewModel.shownRows == 0..<14)
        #expect(!viewModel.showsDetails)

        screen.press(.end)
        #expect(viewModel.shownRows == 0..<14)
        screen.layOut(TerminalSize(columns: 100, rows: 15))

        #expect(viewModel.shownRows == 6..<20)
        #expect(viewModel.showsDetails)
    }

    @Test func `reports what is shown once, and other movies in the same rows too`() {
        viewModel.show(.loaded(.sample(["A", "B"])))
        for _ in 1...2 { _ = screen.shown() }
        #expect(viewModel.reportCount == 1)

        viewModel.show(.loaded(.sample(["C", "D"])))
        for _ in 1...2 { _ = screen.shown() }
        #expect(viewModel.reportCount == 2)
        for _ in 1...2 { _ = screen.shown(columns: 120) }

        #expect(viewModel.reportCount == 3)
    }

    @Test func `draws no frame for each page on the way to the end`() {
        let titles = (1...20).map { "Movie \($0)" }
        viewModel.show(.loaded(.sample(titles, totalCount: 22, nextPage: .available)))
        screen.press(.end)
        #expect(screen.shown(rows: 5).statusVariants.first?.text == "20/22")
        let count = changeCount.value

        viewModel.show(.loaded(.sample(titles + ["Movie 21"], nextPage: .loading)))
        #expect(changeCount.value == count)
        viewModel.show(.loaded(.sample(titles + ["Movie 21", "Movie 22"])))

        #expect(changeCount.value > count)
        #expect(screen.shown(rows: 5).statusVariants.first?.text == "22/22")
    }

    @Test func `keeps the selection while the next page loads and after that`() {
        viewModel.show(.loaded(.sample(["A", "B"], nextPage: .available)))
        screen.press(.down)

        viewModel.show(.loaded(.sample(["A", "B"], nextPage: .loading)))
        #expect(screen.activity == "loading more")
        #expect(screen.readiness == .ready)
        viewModel.show(.loaded(.sample(["A", "B", "C"])))

        #expect(screen.shown().text[2].hasPrefix(">       B"))
    }

    @Test func `reports why there are no movies, and selects none`() {
        viewModel.show(.empty(.sample([], query: "zzz")))

        screen.press(.enter, .text("o"), .down)

        #expect(screen.shown().text.joined(separator: " ").contains("no movie matches \"zzz\""))
        #expect(screen.shown().hints.map(\.words) == ["new search", "back", "keys", "quit"])
        #expect(screen.readiness == .empty)
        #expect(viewModel.events.isEmpty)
    }

    @Test func `reports a failure, and retries`() async {
        viewModel.show(.failed(.timeout))

        #expect(screen.shown().text.last?.hasPrefix("example.org did not") == true)
        #expect(screen.shown().hints.map(\.words).contains("retry"))
        #expect(screen.readiness == .empty)
        screen.press(.text("r"))
        await tasks()
        #expect(viewModel.events == ["retry"])
    }

    @Test func `keeps the movies if the next page failed`() {
        viewModel.show(.loaded(.sample(["Blade"], nextPage: .failed(.timeout))))

        let content = screen.shown()

        #expect(content.text[1].hasPrefix(">       Blade"))
        #expect(content.statusVariants[0].text.hasSuffix("r retry"))
    }

    @Test func `reports what is shown instead of what was requested`() {
        viewModel.show(
            .loaded(
                .sample(
                    ["Blade"],
                    query: "blaed",
                    fallback: FallbackViewModel(.catalog(reason: .server(.example, .timedOut))),
                    notices: [.correctedQuery("blade")]
                )
            )
        )

        let content = screen.shown()

        #expect(content.text[0].hasPrefix("blade   1 movie"))
        #expect(content.text[1] == "nothing found for \"blaed\"; showing results for \"blade\"")
        #expect(content.text[2].contains("example.org"))
        #expect(content.lines[1].pieces[0].style == .warning)
        // With little room, notices take at most half of it.
        #expect(screen.shown(rows: 3).text[2].hasPrefix(">       Blade"))
    }

    @Test func `introduces movies that match only some words`() {
        viewModel.show(
            .loaded(
                .sample(["Inception"], query: "watch inception", notices: [.closestMatches])
            )
        )

        let lines = screen.shown().text

        #expect(lines[0].hasPrefix("watch inception   1 movie"))
        #expect(lines[1] == "no movie matches all of \"watch inception\"; closest matches:")
        #expect(lines[2].hasPrefix(">       Inception"))
    }

    @Test func `handles navigation keys at once, even while loading`() {
        let keys: [Key] = [
            .text("n"), .escape, .left, .text("h"), .backspace, .text("q"),
        ]
        for key in keys { #expect(screen.bindings.timing(of: key) == .immediate, "\(key)") }
        for key in [Key.enter, .down, .text("j"), .end, .text("o"), .text("r")] {
            #expect(screen.bindings.timing(of: key) == .whenLoaded, "\(key)")
        }

        keys.forEach(screen.handle)

        #expect(
            viewModel.events == ["new search", "back", "back", "back", "back", "quit"]
        )
    }

    @Test func `removes untrusted escape sequences`() {
        viewModel.show(
            .loaded(
                .sample(["A\u{1B}[2J\u{202E}B"], query: "\u{1B}]0;x\u{7}q")
            )
        )

        for line in screen.shown().text {
            #expect(!line.contains("\u{1B}") && !line.contains("\u{202E}"))
        }
    }

    /// Waits for tasks that keys have started.
    private func tasks() async {
        await Task {}.value
    }
}
