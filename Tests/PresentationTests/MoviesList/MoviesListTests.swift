import Domain
import Testing

@testable import Presentation

struct MoviesListTests {
    @Test(arguments: [(1, 1), (2, 21), (500, 9_981)])
    func `counts the position of its first movie over all pages`(page: Int, position: Int) {
        #expect(list(.sample([1], number: page, of: 500)).firstPosition == position)
    }

    @Test func `is complete if it has the movies of all pages`() {
        #expect(list(.sample([1, 2])).isComplete)
        #expect(!list(.sample([1, 2], of: 2)).isComplete)
        #expect(!list(.sample([3], number: 2, of: 2)).isComplete)
        #expect(!list(.sample([1, 2])).prefix(1).isComplete)
        #expect(list(.sample([1, 2])).prefix(2).isComplete)
    }

    @Test func `knows whether the source has a limit, which any page may say`() {
        let limited = MoviesPage(
            number: 2,
            pageCount: 50,
            totalCount: 1_000,
            totalCountIsLimit: true,
            movies: [],
            source: .catalog(.imdb)
        )

        #expect(list(limited).totalCountIsLimit)
        #expect(!list(.sample([1])).totalCountIsLimit)
        #expect(list(.sample([1], of: 50)).appending(list(limited)).totalCountIsLimit)
    }

    @Test(arguments: [
        (MovieQuery("alien year:1979", isExact: true), "alien", true),
        (MovieQuery(list: .popular), "", false), (MovieQuery("genre:war"), "", false),
    ])
    func `knows the typed words, and whether they had to match exactly`(
        query: MovieQuery?,
        text: String,
        isExact: Bool
    ) throws {
        let list = MoviesList(.sample([]), query: try #require(query))

        #expect(list.text == text)
        #expect(list.isExact == isExact)
    }

    @Test(arguments: [
        ("nm0000118", "nm0000118"), ("https://www.imdb.com/name/nm0000118/bio", "nm0000118"),
        ("https://www.themoviedb.org/person/31-tom-hanks", "31"), ("31", nil), ("alien", nil),
        ("tt0078748", nil),
    ])
    func `knows the id of a person that finds no movie`(text: String, id: String?) throws {
        let query = try #require(MovieQuery(text))

        let empty = MoviesList(.sample([]), query: query)
        let found = MoviesList(.sample([1]), query: query)

        #expect(empty.personID == id)
        #expect(found.personID == nil)
    }

    private func list(_ page: MoviesPage) -> MoviesList {
        MoviesList(page, query: MovieQuery())
    }
}
