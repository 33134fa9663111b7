import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Testing

@testable import Data

/// How `TMDBMoviesRepository` reads the responses to a search.
struct TMDBSearchResponseTests {
    private static let server = Server.example

    @Test func `reads every movie of a page with malformed rows`() async throws {
        let page = try await page(of: Fixtures.data("search-odd-rows"))

        let movies = page.movies
        #expect(movies.map(\.id.description) == ["11001", "11003", "11004", "11005", "11009"])
        #expect(
            movies[0]
                == Movie(
                    id: .tmdb(11001),
                    title: "The Lantern Keepers",
                    originalTitle: "The Lantern Keepers",
                    originalLanguage: "en",
                    releaseDate: CalendarDate("1999-03-31"),
                    overview: "Two sisters keep a lighthouse on a planet without night.",
                    genres: [Genre(name: "Drama"), Genre(name: "Science Fiction")],
                    voteAverage: 7.2,
                    voteCount: 140,
                    popularity: 12.5,
                    posterURL: "https://images.example.org/w500/lantern.jpg"
                )
        )
        #expect(movies[1].releaseDate == nil)
        #expect(movies[1].overview == nil)
        #expect(movies[1].voteAverage == nil)
        #expect(movies[1].voteCount == 0)
        #expect(movies[2].releaseDate == nil)
        #expect(movies[2].voteAverage == 7)
        #expect(movies[3].releaseDate == nil)
        #expect(movies[3].voteAverage == 6.5)
        #expect(movies[3].voteCount == 12)
        #expect(movies[3].popularity == nil)
        #expect(movies[4].title == "Original Only")
        #expect(movies[4].genres == [Genre(name: "Drama")])
        #expect(movies[4].voteAverage == nil)
        #expect(movies[4].voteCount == nil)
        #expect(movies[4].posterURL == nil)
    }

    @Test(arguments: [
        "", " ", #"{"page":1,"results":[{"id":1"#, "null", "[]", "3",
        #"{"movies":[]}"#, #"{"results":{}}"#, #"{"results":null}"#, #"{"results":[1,"x",{}]}"#,
        String(repeating: "[", count: 10_000),
        #"{"results":"# + String(repeating: "[", count: 10_000),
    ])
    func `rejects an invalid response`(body: String) async {
        await #expect(throws: MoviesError.server(Self.server, .invalidResponse)) {
            try await page(of: Data(body.utf8))
        }
    }

    private func page(of body: Data) async throws -> MoviesPage {
        let network = StubNetwork(.success(NetworkResponse(status: 200, body: body)))
        let query = try #require(MovieQuery("lantern"))
        return try await TMDBMoviesRepository(network).movies(matching: query, page: 1)
    }
}
