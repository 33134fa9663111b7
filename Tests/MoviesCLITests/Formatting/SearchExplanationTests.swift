import CommandLineKit
import Domain
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// What `movies search --explain` prints.
@MainActor
struct SearchExplanationTests {
    @Test func `explains after the notices how the movies were found`() throws {
        let filters = try #require(TypedQuery("genre:drama year:1990-1999")).parsed()
        var list = list(items: [.fightClub, .sample(title: "A\u{1B}[1mB", year: "1998")])
        list.page.notices = [.meaning(filters)]

        let output = try view([.format: "ids"]).output(.loaded(list))

        #expect(
            output.introductions
                == ["movies: no title matches; showing genre:drama year:1990-1999"]
        )
        #expect(
            output.messages == [
                "stage: meaning", "understood: genre:drama year:1990-1999",
                "Fight Club (1999): with Brad Pitt", "AB (1998): matches the filters",
            ]
        )
        #expect(output.results == "550\n1\n")
    }

    @Test(
        arguments: [
            ([], "title", "all words in the title"),
            ([.closestMatches], "closest", "most words in the title"),
            ([.topic(MovieQuery())], "about", "about the words"),
        ] as [([SearchNotice], String, String)]
    )
    func `explains each stage of a search`(notices: [SearchNotice], stage: String, why: String) {
        let list = list(notices: notices)

        #expect(SearchExplanation(list: list).lines == ["stage: \(stage)", "Alien: \(why)"])
    }

    @Test(
        arguments: [
            (
                MatchRank(
                    [.init("typos", 512), .init("order", 0), .init("popularity", 10.25)],
                    isCost: true
                ),
                "all words in the title (cost 522.25: typos 512, popularity 10.25)"
            ),
            (
                MatchRank([.init("words", 0.809), .init("popularity", -0.15)], isCost: false),
                "all words in the title (worth 0.66: words 0.81, popularity -0.15)"
            ), (nil, "all words in the title"),
        ] as [(MatchRank?, String)]
    )
    func `prints what decided the place of a movie`(rank: MatchRank?, why: String) {
        var movie = Movie(id: .tmdb(348), title: "Alien")
        movie.rank = rank

        let list = list(items: [MoviesListItemViewModel(movie)])

        #expect(SearchExplanation(list: list).lines == ["stage: title", "Alien: \(why)"])
    }

    @Test func `explains filters without words, and that nothing was found`() throws {
        let all = MoviesList.sample(["A"], query: "")
        #expect(SearchExplanation(list: all).lines == ["stage: filters", "A: matches the filters"])

        let empty = try view().output(.empty(list(items: [])))

        #expect(empty.messages.last == "stage: none")
        #expect(try view([.quiet: ""]).output(.loaded(list())).messages.isEmpty)
        #expect(try view(explains: false).output(.loaded(list())).messages.isEmpty)
    }

    private func view(
        _ values: [OptionName: String] = [:],
        explains: Bool = true
    ) throws -> MoviesListView {
        var options = OptionValues()
        for (name, value) in values { options.set(name, to: value) }
        let formatter = ListFormatter(
            options: try ListOutputOptions(options, .ofMovies),
            settings: try Settings(options: options, environment: Environment([:])),
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
