import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// Where the details leave room for a poster that is being loaded.
@MainActor
struct DetailsPosterTests {
    private let context = ScreenContext(renderPoster: { _, _, _ in nil }, didChange: {})
    private let item = MovieDetailsItemViewModel.sample(isLoadingPoster: true)

    @Test(arguments: [
        // At most a third of the screen, and 48 columns; the gap has two.
        (64, 10, 15), (120, 60, 42), (107, 60, 37), (210, 100, 50), (63, 10, 0), (64, 9, 0),
    ])
    func `the details have it at the left if there is room`(columns: Int, rows: Int, margin: Int) {
        let viewModel = ScriptedMovieDetails()
        viewModel.state.value = .loaded(item)

        let lines = DetailsScreen(viewModel, context).shown(columns: columns, rows: rows).text

        #expect(lines.first == "Lantern".leftPadded(to: margin + 7))
    }

    @Test(arguments: [
        // Beside the text, above it, or nowhere.
        (60, 30, 0, 22), (60, 23, 0, 22), (79, 60, 0, 28), (80, 60, 0, 34), (59, 24, 13, 0),
        (59, 30, 16, 0), (59, 23, 0, 0),
    ])
    func `the details beside a list have it where the room is`(
        columns: Int,
        rows: Int,
        row: Int,
        margin: Int
    ) {
        let size = TerminalSize(columns: columns, rows: rows)

        let pane = DetailsPane(context)
        let lines = pane.content(.loaded(item), size).lines.map(\.text)

        #expect(lines.count == row + 3)
        #expect(lines.prefix(row).allSatisfy { $0.isEmpty })
        #expect(lines[row] == "Lantern".leftPadded(to: margin + 7))
    }

    @Test func `the last row says that a text below the poster goes on`() {
        let overview = (1...40).map { "Overview\($0)" }.joined(separator: " ")
        let item = MovieDetailsItemViewModel.sample(overview: overview, isLoadingPoster: true)

        let size = TerminalSize(columns: 20, rows: 24)
        let lines = DetailsPane(context).content(.loaded(item), size).lines.map(\.text)

        #expect(lines.count == 24 && lines.last == "↓")
    }
}
