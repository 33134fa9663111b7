import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct DetailsPaneTests {
    /// A hundred words, one per line in a pane of twelve columns.
    private static let overview = (100..<200).map { "Overview\($0)" }.joined(separator: " ")

    private let pane = DetailsPane(ScreenContext(didChange: {}))

    @Test(arguments: [
        (99, 24, 0), (100, 24, 45), (102, 24, 45), (103, 24, 46), (200, 24, 90), (100, 6, 45),
        (100, 5, 0),
    ])
    func `takes less than half of a wide terminal`(columns: Int, rows: Int, width: Int) {
        #expect(DetailsPane.width(on: TerminalSize(columns: columns, rows: rows)) == width)
    }

    @Test(
        arguments: [
            (.idle, []), (.loading(nil), ["loading"]),
            (.loading(.sample()), ["Lantern", "", "A light."]),
            (.loaded(.sample()), ["Lantern", "", "A light."]),
            (.failed(.timeout), ["example.org did not respond in time", "r retry"]),
            (
                .failed(.timeout, known: .sample()),
                ["Lantern", "", "A light.", "", "example.org did not respond in time", "r retry"]
            ),
            (.failed(FailureViewModel(.offline(.tmdb))), ["TMDB is not used while offline"]),
        ] as [(MovieDetailsState, [String])]
    )
    func `shows what is known, and what is missing`(state: MovieDetailsState, lines: [String]) {
        let content = pane.content(state, TerminalSize(columns: 43, rows: 20))

        #expect(content.lines.map(\.text) == lines)
        #expect(content.poster == nil)
    }

    @Test(arguments: [5, 8, 20])
    func `leaves room for the failure below a long overview`(rows: Int) {
        let item = MovieDetailsItemViewModel.sample(overview: Self.overview)
        let size = TerminalSize(columns: 43, rows: rows)

        let lines = pane.content(.failed(.timeout, known: item), size).lines.map(\.text)

        #expect(lines.count == rows)
        #expect(lines.first == "Lantern")
        #expect(lines.suffix(3) == ["", "example.org did not respond in time", "r retry"])
    }

    @Test(arguments: [(13, 6), (12, 5), (11, 4), (10, 3), (9, 3), (1, 3)])
    func `shortens a long overview for the people, but not to less than three rows`(
        rows: Int,
        overviewRows: Int
    ) {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(7), title: "Lantern", overview: Self.overview),
            collection: MovieCollection(name: "Lights"),
            credits: MovieCredits(directors: ["Ada Brandt"], cast: [CastMember(name: "Ilse")]),
            source: .tmdb
        )
        let layout = MoviePaneLayout(MovieDetailsItemViewModel(details), width: 24, rows: rows)

        let lines = layout.lines.map(\.text)

        #expect(lines.first == "Lantern")
        #expect(lines.dropFirst(2).prefix { !$0.isEmpty }.count == overviewRows)
        #expect(lines[1 + overviewRows].hasSuffix("…"))
        #expect(lines.count == 7 + overviewRows)
        #expect(
            lines.suffix(5)
                == [
                    "", "Director    Ada Brandt", "Cast        Ilse", "", "Collection  Lights",
                ]
        )
    }

    @Test(arguments: [
        (8, "Overview108 Overview109"), (7, "Overview108 Overview109"),
        (6, "Overview106 Overview107 …"),
    ])
    func `cuts an overview only if it does not fit`(rows: Int, last: String) {
        let overview = (100..<110).map { "Overview\($0)" }.joined(separator: " ")

        let layout = MoviePaneLayout(.sample(overview: overview), width: 26, rows: rows)

        #expect(layout.lines.last?.text == last)
    }

    @Test func `names six of the cast, each with the character if it is known`() {
        let cast = (1...8).map { CastMember(name: "Name \($0)", character: $0 == 2 ? nil : "Role") }
        let details = MovieDetails(
            movie: Movie(id: .tmdb(7), title: "Lantern"),
            credits: MovieCredits(cast: cast),
            source: .tmdb
        )
        let layout = MoviePaneLayout(MovieDetailsItemViewModel(details), width: 40, rows: 30)

        #expect(
            layout.lines.map(\.text).dropFirst(2) == [
                "Cast        Name 1  Role", "            Name 2", "            Name 3  Role",
                "            Name 4  Role", "            Name 5  Role", "            Name 6  Role",
            ]
        )
    }
}
