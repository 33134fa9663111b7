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

    @Test func `knows whether the source has a limit, which any page may say`() throws {
        let limited = MoviesPage(
            number: 2,
            pageCount: 50,
            totalCount: 1_000,
            totalCountIsLimit: true,
            movies: [],
            source: .catalog(.imdb)
        )

        #expect(try list(limited).totalCountIsLimit)
        #expect(try !list(.sample([1])).totalCountIsLimit)
        #expect(try list(.sample([1], of: 50)).appending(list(limited)).totalCountIsLimit)
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
        let list = try MoviesList(.sample([]), query: #require(query))

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

        let empty = try MoviesList(.sample([]), query: query)
        let found = try MoviesList(.sample([1]), query: query)

        #expect(empty.personID == id)
        #expect(found.personID == nil)
    }

    private func list(_ page: MoviesPage) throws -> MoviesList {
        try MoviesList(page, query: TypedQuery(MovieQuery()))
    }
}
