import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

@MainActor
struct DetailsPaneTests {
    private let lantern = Movie(id: .tmdb(7), title: "Lantern")

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
            (.failed(.timeout), ["example.org did not respond in time", "F5 retry"]),
            (
                .failed(.timeout, known: .sample()),
                ["Lantern", "", "A light.", "", "example.org did not respond in time", "F5 retry"]
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
        #expect(lines.suffix(4) == ["↓", "", "example.org did not respond in time", "F5 retry"])
    }

    @Test func `says that there is more below, and scrolls by half pages to the end`() {
        let text = ["Lantern", ""] + (100..<112).map { "Overview\($0)" }

        #expect(shownText() == text[..<5] + ["↓"])
        pane.scroll(byHalfPages: 1)
        #expect(shownText() == text[2..<7] + ["↓"])
        pane.scroll(byHalfPages: 3)
        #expect(shownText() == Array(text[8..<14]))
        pane.scroll(byHalfPages: 1)
        #expect(shownText() == Array(text[8..<14]))
        pane.scroll(byHalfPages: -1)
        #expect(shownText() == text[6..<11] + ["↓"])
        pane.scroll(byHalfPages: -9)
        #expect(shownText() == text[..<5] + ["↓"])
    }

    @Test func `starts another movie at its top`() {
        _ = shownText()
        pane.scroll(byHalfPages: 2)
        #expect(shownText { .loading($0) }.first != "Lantern")

        _ = shownText(id: 8)

        #expect(shownText(id: 8).first == "Lantern")
        #expect(shownText().first == "Lantern")
    }

    @Test func `keeps the place if the pane gets higher, and scrolls back if all fits`() {
        _ = shownText()
        pane.scroll(byHalfPages: 1)

        #expect(shownText(rows: 8).first == "Overview100")
        #expect(shownText(rows: 20).first == "Lantern")
    }

    /// Twelve words, one per line, in a low pane.
    private func shownText(
        id: Int = 7,
        rows: Int = 6,
        _ phase: (MovieDetailsItemViewModel) -> MovieDetailsState = { .loaded($0) }
    ) -> [String] {
        let overview = (100..<112).map { "Overview\($0)" }.joined(separator: " ")
        let movie = Movie(id: .tmdb(id), title: "Lantern", overview: overview)
        let details = MovieDetails(movie: movie, source: .tmdb)
        let size = TerminalSize(columns: 12, rows: rows)
        let state = phase(MovieDetailsItemViewModel(details))
        return pane.content(state, size).lines.map(\.text)
    }

    @Test func `has the order in which people decide`() {
        let layout = MovieDetailsLayout(
            MovieDetailsItemViewModel(.full),
            width: 60,
            in: .pane
        )

        #expect(
            layout.lines.map(\.text) == [
                "The Lantern Keepers (1999)", "등불지기", "Someone has to.",
                "7.3  140 votes · 59 min · 15 (KR) · Drama, Science Fiction", "",
                "Two sisters keep a lighthouse on a planet without night.", "",
                "Watch       Wave, Tide (KR, by JustWatch)", "",
                "Director    Ada Brandt", "Cast        Mara Lind  Keeper", "            Ilse", "",
                "Collection  The Lantern Collection",
            ]
        )
    }

    @Test func `is never wider than text that is easy to read`() {
        let item = MovieDetailsItemViewModel.sample(overview: Self.overview)

        let widths = MovieDetailsLayout(item, width: 200, in: .pane).lines.map(\.width)

        #expect(widths.max().map { (90...100).contains($0) } == true)
    }

    @Test func `names six of the cast, each with the character if it is known`() {
        let cast = (1...8).map { CastMember(name: "Name \($0)", character: $0 == 2 ? nil : "Role") }
        let details = MovieDetails(movie: lantern, credits: MovieCredits(cast: cast), source: .tmdb)
        let item = MovieDetailsItemViewModel(details)
        let layout = MovieDetailsLayout(item, width: 40, in: .pane)

        #expect(
            layout.lines.map(\.text).dropFirst(2) == [
                "Cast        Name 1  Role", "            Name 2", "            Name 3  Role",
                "            Name 4  Role", "            Name 5  Role", "            Name 6  Role",
            ]
        )
    }
}
