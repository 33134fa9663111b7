import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct ResultsHeaderTests {
    @Test(arguments: [
        (44, "blade   2 movies   from the built-in catalog"),
        (43, "blade   2 movies" + "built-in".leftPadded(to: 27)),
        (27, "blade   2 movies   built-in"), (26, "blade   2 movies"), (16, "blade   2 movies"),
        (15, "blade"), (5, "blade"), (4, "bla…"),
    ])
    func `drops the source first, and then the number of movies`(columns: Int, text: String) {
        #expect(header(.sample(["A", "B"]), columns) == text)
    }

    @Test(arguments: [
        (116, "from TMDB, not endorsed by it"), (115, "from TMDB"),
        (228, "from TMDB, which does not endorse or certify this product"),
        (227, "from TMDB, not endorsed by it"),
    ])
    func `gives the source a fourth of a wide line`(columns: Int, source: String) {
        var list = MoviesList.sample(["A", "B"])
        list.source = SourceViewModel(.tmdb)

        let text = header(list, columns)

        #expect(text == "blade   2 movies" + source.leftPadded(to: columns - 16))
    }

    @Test(arguments: [
        (56, "blade runner   2 movies   genre:war   by year   built-in"),
        (55, "blade runner   2 movies   genre:war   by year"),
        (45, "blade runner   2 movies   genre:war   by year"),
        (44, "blade runner   genre:war   by year"), (34, "blade runner   genre:war   by year"),
        (33, "blade runn…   genre:war   by year"), (30, "blade r…   genre:war   by year"),
        (29, "blade r…   genre:war   by ye…"),
    ])
    func `drops the number of movies and a part of the title before the filters`(
        columns: Int,
        text: String
    ) {
        #expect(header(filtered, columns) == text)
    }

    private var filtered: MoviesList {
        var list = MoviesList.sample(["A", "B"], query: "blade runner")
        list.filters = ["genre:war"]
        list.sort = "year"
        return list
    }

    @Test func `shows the filters that a text was understood as`() throws {
        let page = MoviesPage(
            number: 1,
            pageCount: 1,
            totalCount: 1,
            movies: [Movie(id: .tmdb(1), title: "Scream")],
            source: .catalog(.builtIn),
            notices: [.meaning(try #require(TypedQuery("genre:horror year:1990-1999")).parsed())]
        )
        let list = try MoviesList(page, query: #require(TypedQuery("90s horror")))

        #expect(header(list, 55) == "90s horror   1 movie   genre:horror   year:1990-1999")
    }

    @Test(arguments: [("year", "   by year"), ("-year", "   by year, reversed")])
    func `names the order`(sort: String, text: String) {
        var list = MoviesList.sample(["A"])
        list.sort = sort

        #expect(header(list, 80).hasPrefix("blade   1 movie\(text)   "))
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

        #expect(header(list, 80).hasPrefix("blade   \(text)   "))
    }

    @Test func `says that there may be more movies than the source returns`() {
        var list = MoviesList.sample(["A", "B"], totalCount: 10_000, nextPage: .available)
        list.totalCountIsLimit = true
        #expect(header(list, 80).hasPrefix("blade   the first 10,000   "))

        list.checkedCount = 2_000
        list.nextPage = .none
        #expect(header(list, 80).hasPrefix("blade   2 movies among the first 2,000   "))
    }

    @Test func `has a title also for all movies, and no number of none`() {
        #expect(header(.sample(["A"], query: ""), 80).hasPrefix("all movies   1 movie   "))
        #expect(header(.sample([]), 16) == "blade   built-in")
        #expect(header(.sample([]), 15) == "blade")
    }

    private func header(_ list: MoviesList, _ columns: Int) -> String {
        let line = ResultsHeader(list: list).line(columns: columns)
        #expect(line.width <= columns)
        return line.text
    }
}
