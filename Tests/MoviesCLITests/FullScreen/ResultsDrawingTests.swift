import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// What a list looks like is a function of its state, the size, and the visible rows.
struct ResultsDrawingTests {
    @Test func `draws the visible rows below the header`() {
        let drawing = drawing(columns: 40, rows: 5) { _ in }

        #expect(drawing.area == ListViewport.Area(origin: 1, rows: 4, columns: 40))
        let text = drawing.content(visible: 3..<6).text
        #expect(text.count == 4)
        #expect(text[1].hasSuffix("Movie 4"))
        #expect(text[3].hasSuffix("Movie 6"))
    }

    @Test func `leaves room for the details beside the list`() {
        let drawing = drawing(columns: 100, rows: 20) { $0.startNarrowing() }

        #expect(drawing.paneWidth == 45)
        #expect(drawing.area == ListViewport.Area(origin: 2, rows: 18, columns: 54))
    }

    @Test func `has one row at least, also on the lowest screen`() {
        #expect(drawing(columns: 40, rows: 1) { _ in }.area?.rows == 1)
    }

    @Test(arguments: [
        MoviesListState.Phase.idle, .loading(), .failed(.timeout), .empty(.sample([])),
    ])
    func `has no rows without movies`(phase: MoviesListState.Phase) {
        let drawing = drawing(columns: 40, rows: 5) { $0.show(phase) }

        #expect(drawing.area == nil)
    }

    @Test(
        arguments: [
            ([nil, nil], "A title of thirty-two characters"),
            ([8.5, nil], "A title of thirty-two char…  8.5"),
            ([8.5, 7], "A title of thirty-two char…  8.5"),
            ([nil, 7], "A title of thirty-two char…"),
        ] as [([Double?], String)]
    )
    func `leaves room for ratings if any movie has one`(ratings: [Double?], row: String) {
        var list = MoviesList.sample([])
        list.items = ratings.map {
            .sample(title: "A title of thirty-two characters", voteAverage: $0)
        }
        let drawing = drawing(columns: 40, rows: 5) { $0.show(.loaded(list)) }

        #expect(drawing.content(visible: 0..<2).text[1] == ">       \(row)")
    }

    @MainActor
    @Test func `fills the screen beside the details, and no more`() {
        let pane = DetailsPane(ScreenContext(didChange: {}))
        let drawing = drawing(columns: 100, rows: 20) { $0.startNarrowing() }

        let content = drawing.content(visible: 0..<9, beside: pane)

        #expect(content.lines.count == 20)
        #expect(content.lines.dropFirst().allSatisfy { $0.width == 57 })
        #expect(content.text[1].hasPrefix("/"))
        #expect(content.text[19].hasSuffix(" │"))
    }

    private func drawing(
        columns: Int,
        rows: Int,
        _ change: (inout MoviesListState) -> Void
    ) -> ResultsDrawing {
        var state = MoviesListState()
        state.show(.loaded(.sample((1...9).map { "Movie \($0)" })))
        change(&state)
        return ResultsDrawing(
            state,
            editor: state.typedText.map(LineEditor.init),
            size: TerminalSize(columns: columns, rows: rows)
        )
    }
}
