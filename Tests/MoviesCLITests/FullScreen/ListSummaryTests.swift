import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The line between the prompt and the movies.
struct ListSummaryTests {
    @Test(arguments: [
        (80, "  genre:war  by year" + "2 movies".leftPadded(to: 60)),
        (30, "  genre:war  by year  2 movies"), (29, "  genre:war  by year"),
        (20, "  genre:war  by year"), (19, "  genre:war  by ye…"),
    ])
    func `drops the number of movies before the filters`(columns: Int, text: String) {
        #expect(summary(filtered, columns) == text)
    }

    private var filtered: MoviesList {
        var list = MoviesList.sample(["A", "B"])
        (list.filters, list.sort) = (["genre:war"], "year")
        return list
    }

    @Test func `leaves out filters that were typed`() {
        #expect(
            summary(filtered, 40, typed: "a genre:war") == "  by year"
                + "2 movies".leftPadded(to: 31)
        )
    }

    @Test func `shows the filters that a text was understood as`() throws {
        let page = MoviesPage(
            number: 1,
            pageCount: 1,
            totalCount: 1,
            movies: [Movie(id: .tmdb(1), title: "Scream")],
            source: .catalog(.builtIn),
            notices: [.meaning(try #require(TypedQuery("genre:horror year:1990-1999")).meaning)]
        )
        let list = MoviesList(page, of: MoviesSearch(query: try #require(TypedQuery("90s horror"))))

        #expect(summary(list, 48) == "  genre:horror  year:1990-1999  1 movie  meaning")
    }

    @Test(arguments: [
        (nil, ""), ("year", "  by year"), ("-year", "  by year, reversed"),
    ])
    func `names the order`(sort: String?, text: String) {
        var list = MoviesList.sample(["A"])
        list.sort = sort

        #expect(summary(list, 40) == text + "1 movie".leftPadded(to: 40 - text.count))
    }

    @Test(arguments: [
        (1_000, MoviesList.NextPage.available, "the first 1,000 of 5,000"),
        (1_000, .none, "1,000 movies"), (999, .available, "5,000 movies"),
        (1_001, .loading, "the first 1,001 of 5,000"), (1, .none, "1 movie"),
    ])
    func `says that a list does not load all movies`(
        count: Int,
        nextPage: MoviesList.NextPage,
        text: String
    ) {
        let titles = (1...count).map { "Movie \($0)" }
        let list = MoviesList.sample(titles, totalCount: 5_000, nextPage: nextPage)

        #expect(summary(list, 40) == text.leftPadded(to: 40))
    }

    @Test func `says that there may be more movies than the source returns`() {
        var list = MoviesList.sample(["A", "B"], totalCount: 10_000, nextPage: .available)
        list.page.count.isLimit = true
        #expect(summary(list, 40) == "10,000+ movies".leftPadded(to: 40))

        (list.page.count.checked, list.nextPage) = (2_000, .none)
        #expect(summary(list, 40) == "2 movies among the first 2,000".leftPadded(to: 40))
    }

    @Test(
        arguments: [
            ([], "1 movie"), ([.closestMatches], "1 movie  closest matches"),
            ([.topic(MovieQuery())], "1 movie  about"),
            ([.correctedQuery("blade\u{7}")], "1 movie  for \"blade\""),
            ([.correctedQuery("blade"), .closestMatches], "1 movie  for \"blade\""),
        ] as [([SearchNotice], String)]
    )
    func `says how the movies match`(notices: [SearchNotice], text: String) {
        let list = MoviesList.sample(["Blade"], query: "blaed", notices: notices)

        #expect(summary(list, 60) == text.leftPadded(to: 60))
    }

    private func summary(_ list: MoviesList, _ columns: Int, typed: String = "") -> String {
        let line = ListSummary(list: list, typed: typed).line(columns: columns)
        #expect(line.width <= columns)
        return line.text
    }
}
