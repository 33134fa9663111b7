import Testing

@testable import MoviesCLI
@testable import Presentation
@testable import Terminal

/// The lines below the prompt.
@MainActor
struct PromptMenuTests {
    private let viewModel = ScriptedQueryList()
    private let screen: PromptScreen

    init() {
        screen = PromptScreen(viewModel, ScreenContext(didChange: {}))
    }

    @Test(arguments: [(80, 6, 1), (80, 5, 0), (40, 7, 2), (40, 6, 0)])
    func `welcomes where there is room for a menu as well`(columns: Int, rows: Int, count: Int) {
        let lines = screen.shown(columns: columns, rows: rows).text

        #expect(lines.count == 1 + count)
        #expect(lines.dropFirst().prefix(1).allSatisfy { $0.hasPrefix("Type a title") })
    }

    @Test func `says beside an opened movie that it was opened, and of which year it is`() {
        viewModel.state.value = .loaded([.opened("Dune", year: 1984), .opened("A long title")])

        let lines = screen.shown(columns: 20, rows: 10).text

        #expect(lines.dropFirst() == ["  Dune   1984 opened", "  A long ti…  opened"])
    }

    @Test func `says beside a query whether it is recent, or of which year the movie is`() {
        viewModel.state.value = .loaded([
            .recent("alien"), .title("Blade", year: 1998), .title("A title that is too long"),
            .title("Of 22 columns in total", year: 2000),
            .title("Of 23 columns, one more", year: 2001),
        ])

        let lines = screen.shown(columns: 30, rows: 10).text

        #expect(
            lines.dropFirst() == [
                "  alien                 recent", "  Blade                   1998",
                "  A title that is too long", "  Of 22 columns in total  2000",
                "  Of 23 columns, one mo…  2001",
            ]
        )
    }

    @Test(arguments: [(3, 1), (4, 2), (23, 4)])
    func `moves by pages of the rows that are visible, less one`(rows: Int, selection: Int) {
        viewModel.state.value = .loaded((1...5).map { .recent("query \($0)") })
        _ = screen.shown(rows: rows)
        screen.press(.down)

        screen.press(.pageDown)

        #expect(screen.selection == selection)
    }

    @Test func `a click selects a query, and a double click searches for it`() {
        viewModel.state.value = .loaded((1...5).map { .recent("query \($0)") })
        _ = screen.shown(rows: 10)

        screen.handle(MouseEvent(kind: .click, position: .init(row: 2, column: 1)))
        #expect(screen.selection == 1)
        #expect(viewModel.events.isEmpty)
        screen.handle(MouseEvent(kind: .doubleClick, position: .init(row: 3, column: 1)))

        #expect(viewModel.events == ["submit query 3"])
    }

    @Test func `the wheel scrolls by one row, and keeps a visible query selected`() {
        viewModel.state.value = .loaded((1...5).map { .recent("query \($0)") })
        screen.press(.down)
        _ = screen.shown(rows: 3)

        screen.handle(MouseEvent(kind: .wheelDown, position: .init(row: 1, column: 1)))

        #expect(screen.selection == 1)
        #expect(screen.shown(rows: 3).text.dropFirst().first?.hasPrefix("> query 2") == true)
    }

    @Test func `shows what is wrong until the next use of the mouse`() {
        viewModel.state.value = .loaded([.recent("query")])
        screen.press(.control("x"))
        #expect(
            screen.shown().statusVariants.map(\.text)
                == ["select a recent query or an opened movie to delete it"]
        )

        screen.handle(MouseEvent(kind: .wheelUp, position: .init(row: 1, column: 1)))

        #expect(screen.shown().statusVariants.isEmpty)
    }
}
