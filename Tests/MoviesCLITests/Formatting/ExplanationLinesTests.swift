import CommandLineKit
import Domain
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The lines of `movies search --explain`.
@MainActor
struct ExplanationLinesTests {
    private let explanation = SearchExplanation(
        readings: [
            .init(text: "alien xylo\u{7}phone", source: "titles, in part", probability: 0.9)
        ],
        candidates: [
            .init(
                movie: .tmdb(348),
                title: "Alien",
                cost: [
                    .init(name: "ignored", count: 1, bits: 1, words: "xylophone"),
                    .init(name: "popularity", count: 7, bits: 7.211, words: ""),
                    .init(name: "rarity", count: 12, bits: 9.5, words: "xylophone"),
                ],
                probability: 0.8
            )
        ],
        background: [.init(name: "background", count: 1, bits: 3.25, words: "")],
        backgroundProbability: 0.0001
    )

    @Test func `explains after the notices what the words cost`() throws {
        var list = list(items: [.sample(title: "Alien", year: "1979"), .fightClub])
        list.items[0] = MoviesListItemViewModel(
            Movie(id: .tmdb(348), title: "Alien", releaseDate: CalendarDate("1979"))
        )
        list.page.match.explanation = explanation

        let output = try view([.format: "ids"]).output(.loaded(list))

        #expect(
            output.messages == [
                "reading: alien xylophone (titles, in part): 90.0%",
                "something unknown: < 0.1%, 3.25 bits: background 3.25",
                "Alien (1979): 80.0%, 17.71 bits: xylophone (ignored 1, rarity 9.5), popularity 7.21",
                "Fight Club (1999): with Brad Pitt",
            ]
        )
        #expect(output.results == "348\n550\n")
    }

    @Test func `adds an object to JSON`() throws {
        var list = list()
        list.page.match.explanation = explanation

        let json = try view([.format: "json"]).output(.loaded(list)).results

        #expect(json.contains(#""weight":"rarity","count":12.0,"bits":9.5"#))
        #expect(
            try view([.format: "json"]).output(.loaded(self.list())).results.contains("weight")
                == false
        )
    }

    @Test func `explains movies that nothing was compared with`() throws {
        let all = MoviesList.sample(["A"], query: "")
        #expect(all.explanationLines == ["A: matches the filters"])
        #expect(list().explanationLines == ["Alien: has the words"])

        #expect(try view([.quiet: ""]).output(.loaded(list())).messages.isEmpty)
        #expect(try view(explains: false).output(.loaded(list())).messages.isEmpty)
    }

    private func view(
        _ values: [OptionSpec: String] = [:],
        explains: Bool = true
    ) throws -> MoviesListView {
        var options = OptionValues()
        for (name, value) in values { options.set(name, to: value) }
        let formatter = ListFormatter(
            options: try ListOutputOptions(options, .ofMovies),
            settings: Settings(options: options, environment: Environment([:])),
            console: .movies()
        )
        return MoviesListView(formatter: formatter, explains: explains)
    }

    private func list(
        items: [MoviesListItemViewModel] = [.sample(title: "Alien")],
        notices: [SearchNotice] = []
    ) -> MoviesList {
        var list = MoviesList.sample([], notices: notices)
        list.items = items
        return list
    }
}
