import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MoviesFooterTests {
    @Test(arguments: [
        (1, "1 movie · TMDB"), (2, "2 movies · TMDB"), (1_000, "1,000 movies · TMDB"),
    ])
    func `counts the movies if these are all`(count: Int, text: String) {
        #expect(footer(list(count, of: count)) == text)
    }

    @Test(arguments: [
        (1, 20, MoviesList.NextPage.available, "movies 1–20 of 374 · --page 2 for more · TMDB"),
        (3, 20, .available, "movies 41–60 of 374 · --page 4 for more · TMDB"),
        (19, 14, .none, "movies 361–374 of 374 · TMDB"),
        (51, 20, .available, "movies 1,001–1,020 of 1,020 · --page 52 for more · TMDB"),
        (2, 1, .none, "movie 21 of 374 · TMDB"),
    ])
    func `says which movies these are, and how to see more`(
        page: Int,
        count: Int,
        nextPage: MoviesList.NextPage,
        text: String
    ) {
        #expect(footer(list(count, of: 374, pages: page...page, nextPage: nextPage)) == text)
    }

    @Test(arguments: [
        (100, "Information courtesy of IMDb (https://www.imdb.com). Used with permission."),
        (28, "Information courtesy of IMDb"), (27, "from IMDb"), (9, "from IMDb"), (8, "IMDb"),
        (1, "IMDb"),
    ])
    func `attributes the data in as many words as fit`(width: Int, text: String) {
        #expect(SourceViewModel(.catalog(.imdb)).attribution(width: width) == text)
    }

    @Test func `counts from the first of several pages`() {
        let list = list(40, of: 374, pages: 2...3, nextPage: .available)

        #expect(footer(list) == "movies 21–60 of 374 · --page 4 for more · TMDB")
    }

    @Test(arguments: [
        (5, 374, "movies 1–5 of 374 · --limit 10 for more · TMDB"),
        (1, 374, "movie 1 of 374 · --limit 2 for more · TMDB"),
        (9_999, 10_000, "movies 1–9,999 of 10,000 · --limit 10000 for more · TMDB"),
    ])
    func `advises a larger limit if a limit cut the list`(
        limit: Int,
        total: Int,
        text: String
    ) {
        #expect(footer(list(total, of: total).prefix(limit)) == text)
    }

    @Test func `advises a larger limit after several whole pages as well`() {
        let list = list(60, of: 374, pages: 1...3, nextPage: .available)

        #expect(footer(list.prefix(60)) == "movies 1–60 of 374 · --limit 120 for more · TMDB")
        #expect(footer(list) == "movies 1–60 of 374 · --page 4 for more · TMDB")
    }

    @Test func `says that the source has a limit`() {
        let first = list(20, of: 1_000, isLimit: true, nextPage: .available)
        let all = list(1_000, of: 1_000, isLimit: true)

        #expect(footer(first) == "movies 1–20 of 1,000+ · --page 2 for more · TMDB")
        #expect(footer(all) == "1,000+ movies · TMDB")
    }

    @Test(arguments: [
        (MoviesSource.catalog(.builtIn), "built-in catalog"), (.catalog(.imdb), "IMDb"),
        (.catalog(.tmdb), "TMDB"),
    ])
    func `names the source`(source: MoviesSource, name: String) {
        #expect(footer(list(1, of: 1, source)) == "1 movie · \(name)")
    }

    @Test(arguments: [
        (59, "movies 1–20 of 374 · --page 2 for more · built-in catalog"),
        (57, "movies 1–20 of 374 · --page 2 for more · built-in catalog"),
        (56, "movies 1–20 of 374 · --page 2 for more · built-in"),
        (48, "movies 1–20 of 374 · --page 2 · built-in catalog"),
        (47, "movies 1–20 of 374 · --page 2 · built-in"),
        (40, "movies 1–20 of 374 · --page 2 · built-in"),
        (39, "1–20 of 374 · --page 2 · built-in"), (32, "1–20 of 374 · --page 2"),
        (21, "1–20 of 374 · --page…"),
    ])
    func `uses the longest variant that fits`(width: Int, text: String) {
        let list = list(20, of: 374, .catalog(.builtIn), nextPage: .available)

        #expect(MoviesFooter(list: list).text(width: width) == text)
        #expect(text.displayWidth <= width)
    }

    private func footer(_ list: MoviesList) -> String { MoviesFooter(list: list).text(width: 200) }

    private func list(
        _ count: Int,
        of total: Int,
        _ source: MoviesSource = .tmdb,
        isLimit: Bool = false,
        pages: ClosedRange<Int> = 1...1,
        nextPage: MoviesList.NextPage = .none
    ) -> MoviesList {
        MoviesList(
            query: "x",
            items: (1...count).map { .sample(id: String($0), title: "Movie") },
            pages: pages,
            pageCount: 19,
            totalCount: total,
            totalCountIsLimit: isLimit,
            source: SourceViewModel(source),
            nextPage: nextPage
        )
    }
}
