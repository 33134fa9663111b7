import CommandLineKit
import Domain
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The lines of `movies search --explain`.
@MainActor
struct SearchExplanationTests {
    @Test func `explains after the notices how the movies were found`() throws {
        let filters = try #require(TypedQuery("genre:drama year:1990-1999")).parsed()
        var list = list(items: [.fightClub, .sample(title: "A\u{1B}[1mB", year: "1998")])
        list.page.notices = [.meaning(filters)]

        let output = try view([.format: "ids"]).output(.loaded(list))

        #expect(
            output.introductions
                == ["movies: showing genre:drama year:1990-1999"]
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
            ([], "title", "words in titles or names"),
            ([.closestMatches], "closest", "some or similar words"),
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
                    "similar words in the title",
                    .cost,
                    [.init("typos", 512), .init("order", 0), .init("popularity", 10.25)]
                ),
                "similar words in the title (cost 522.25: typos 512, popularity 10.25)"
            ),
            (
                MatchRank(nil, .score, [.init("words", 0.809), .init("popularity", -0.15)]),
                "words in titles or names (score 0.66: words 0.81, popularity -0.15)"
            ),
            (
                MatchRank(nil, .place, [.init("popularity", 93)]),
                "words in titles or names (place 93 by popularity)"
            ),
            (MatchRank("words in the title", .place, []), "words in the title"),
            (nil, "words in titles or names"),
        ] as [(MatchRank?, String)]
    )
    func `prints what decided the place of a movie`(rank: MatchRank?, why: String) {
        var movie = Movie(id: .tmdb(348), title: "Alien")
        movie.rank = rank

        let list = list(items: [MoviesListItemViewModel(movie)])

        #expect(SearchExplanation(list: list).lines == ["stage: title", "Alien: \(why)"])
    }

    @Test(
        arguments: [
            ("rating", "by rating 8.5"), ("-year", "by year 1979"), ("runtime", "by runtime"),
            ("mine", "by mine 9.0"), ("title", "by title"), ("random", "by random"),
            ("relevance", "by relevance"),
        ]
    )
    func `prints what a list is sorted by`(sort: String, why: String) {
        var movie = Movie(
            id: .tmdb(348),
            title: "Alien",
            releaseDate: CalendarDate("1979"),
            voteAverage: 8.48
        )
        movie.ownRating = 90
        var list = list(items: [MoviesListItemViewModel(movie)])
        list.sort = sort

        let line = "Alien (1979): words in titles or names (\(why))"
        #expect(SearchExplanation(list: list).lines == ["stage: title", line])
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
