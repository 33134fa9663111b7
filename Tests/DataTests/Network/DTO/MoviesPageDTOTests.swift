import Domain
import Foundation
import Testing

@testable import Data

struct MoviesPageDTOTests {
    @Test(arguments: [
        "{}", #"{"results": null}"#, #"{"results": {}}"#, #"{"results": "none"}"#, "[]",
        #"{"results": [1]}"#, #"{"results": [{"id": 1}, null]}"#, #"{"status_code": 7}"#,
    ])
    func `rejects a response that is not a list of movies`(body: String) {
        #expect(throws: (any Error).self) { try page(body) }
    }

    @Test func `has each movie once, and no other rows`() throws {
        let page = try page(
            """
            {"results": [{"id": 1, "title": "One"}, {"id": 2, "title": "Two", "media_type": "tv"},
             {"id": 1, "title": "One again"}, {"id": 4, "title": "Saga", "overview": ""}]}
            """
        )

        #expect(page.movies.map(\.title) == ["One"])
    }

    @Test(
        arguments: [
            // No results at all: no pages, whatever the response says.
            ([], "1", "0", 1, 0, 0), ([], "null", "null", 1, 0, 0), ([], #""x""#, "-1", 1, 0, 0),
            // Past the last page.
            ([], "3", "42", 4, 3, 42), ([], "null", "42", 4, 0, 42),
            // At least the requested page, and the movies on it.
            ([1, 2], "1", "0", 1, 1, 2), ([1, 2], "1", "1", 3, 3, 2),
            ([1, 2], "null", "null", 1, 1, 2),
            ([1, 2], #""7""#, #""130""#, 2, 7, 130), ([1, 2], "900", "18000", 1, 500, 18_000),
            ([1, 2], "-4", "-5", 1, 1, 2),
        ] as [([Int], String, String, Int, Int, Int)]
    )
    func `counts pages and movies`(
        ids: [Int],
        totalPages: String,
        totalResults: String,
        number: Int,
        expectedPages: Int,
        expectedTotal: Int
    ) throws {
        let rows = ids.map { #"{"id": \#($0), "title": "T"}"# }.joined(separator: ",")
        let body = """
            {"page": 99, "results": [\(rows)], "total_pages": \(totalPages),
             "total_results": \(totalResults)}
            """

        let page = try page(body, number: number)

        #expect(page.number == number)
        #expect(page.count.pages == expectedPages)
        #expect(page.count.movies == expectedTotal)
        #expect(page.movies.count == ids.count)
        #expect(page.source == .tmdb)
    }

    @Test(arguments: [(1000, 1000), (1001, 1000)])
    func `reads a thousand rows at most`(count: Int, expected: Int) throws {
        let rows = (1...count).map { #"{"id":\#($0),"title":"T"}"# }.joined(separator: ",")

        #expect(try page("{\"results\":[\(rows)]}").movies.count == expected)
    }

    private func page(_ body: String, number: Int = 1) throws -> MoviesPage {
        try JSONDecoder().decode(MoviesPageDTO.self, from: Data(body.utf8))
            .toDomain(number: number)
    }
}
