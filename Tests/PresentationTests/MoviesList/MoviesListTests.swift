import Domain
import Testing

@testable import Presentation

struct MoviesListTests {
    @Test(arguments: [(1, 1), (2, 21), (500, 9_981)])
    func `counts the position of its first movie over all pages`(page: Int, position: Int) throws {
        #expect(try list(.sample([1], number: page, of: 500)).firstPosition == position)
    }

    @Test func `is complete if it has the movies of all pages`() throws {
        #expect(try list(.sample([1, 2])).isComplete)
        #expect(try !list(.sample([1, 2], of: 2)).isComplete)
        #expect(try !list(.sample([3], number: 2, of: 2)).isComplete)
        #expect(try !list(.sample([1, 2])).prefix(1).isComplete)
        #expect(try list(.sample([1, 2])).prefix(2).isComplete)
    }

    @Test(arguments: [
        (999, MoviesList.NextPage.available, true), (1_000, .available, false),
        (1_001, .available, false), (1, .none, false), (1, .loading, false),
    ])
    func `can load more up to a thousand movies`(
        count: Int,
        nextPage: MoviesList.NextPage,
        canLoadMore: Bool
    ) throws {
        var list = try list(.sample(Array(1...count), of: 500))
        list.nextPage = nextPage

        #expect(list.canLoadMore == canLoadMore)
    }

    @Test func `counts what is loaded if that is all or more, and else what the source counts`()
        throws
    {
        #expect(try list(.sample([1, 2])).bestKnownTotal == 2)
        #expect(try list(.sample([1, 2], of: 5)).bestKnownTotal == 100)
        #expect(try list(.sample(Array(1...101), of: 5)).bestKnownTotal == 101)
        #expect(try list(.sample([1, 2])).prefix(1).bestKnownTotal == 100)
    }

    @Test func `appends the movies of a later page, each once`() throws {
        let first = try list(.sample([1, 2], of: 3))

        var both = first
        both.append(try list(.sample([2, 3], number: 2, of: 3)))

        #expect(both.items.map(\.id) == ["1", "2", "3"])
        #expect(both.pages == 1...2)
        #expect(both.nextPage == .available)
        both.append(first)
        #expect(both.pages == 1...2)
    }

    @Test(arguments: [nil, 348])
    func `appends no movie that is there from another source`(tmdbID: Int?) throws {
        let year = CalendarDate(year: 1979)
        let imdb = try #require(IMDbID("tt0078748"))
        var pages = [MoviesPage.sample([1]), .sample([2], number: 2)]
        pages[0].movies.append(
            Movie(id: .imdb(imdb), tmdbID: tmdbID, title: "Alien", releaseDate: year)
        )
        pages[1].movies.append(Movie(id: .tmdb(348), title: "Alien", releaseDate: year))

        var both = try list(pages[0])
        both.append(try list(pages[1]))

        #expect(both.items.map(\.id) == ["1", "tt0078748", "2"])
    }

    @Test func `knows whether the source has a limit, which any page may say`() throws {
        var limited = MoviesPage(
            number: 2,
            pageCount: 50,
            totalCount: 1_000,
            movies: [],
            source: .catalog(.imdb)
        )
        limited.count.isLimit = true

        #expect(try list(limited).page.count.isLimit)
        #expect(try !list(.sample([1])).page.count.isLimit)
        var both = try list(.sample([1], of: 50))
        both.append(try list(limited))
        #expect(both.page.count.isLimit)
    }

    @Test(arguments: [
        (TypedQuery("alien year:1979", options: MovieQuery(isExact: true)), "alien", true),
        (TypedQuery(MovieQuery(list: .popular)), "", false), (TypedQuery("genre:war"), "", false),
    ])
    func `knows the typed words, and whether they had to match exactly`(
        query: TypedQuery?,
        text: String,
        isExact: Bool
    ) throws {
        let list = MoviesList(.sample([]), of: MoviesSearch(query: try #require(query)))

        #expect(list.text == text)
        #expect(list.isExact == isExact)
    }

    @Test(arguments: [
        ("nm0000118", "nm0000118"), ("https://www.imdb.com/name/nm0000118/bio", "nm0000118"),
        ("https://www.themoviedb.org/person/31-tom-hanks", "31"), ("31", nil), ("alien", nil),
        ("tt0078748", nil),
    ])
    func `knows the id of a person that finds no movie`(text: String, id: String?) throws {
        let query = try #require(TypedQuery(text))

        let empty = MoviesList(.sample([]), of: MoviesSearch(query: query))
        let found = MoviesList(.sample([1]), of: MoviesSearch(query: query))

        #expect(empty.personID == id)
        #expect(found.personID == nil)
    }

    private func list(_ page: MoviesPage) throws -> MoviesList {
        MoviesList(page, of: MoviesSearch(query: TypedQuery(MovieQuery())))
    }
}
