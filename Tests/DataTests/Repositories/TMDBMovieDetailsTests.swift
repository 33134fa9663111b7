import Domain
import Foundation
import Infrastructure
import Testing

@testable import Data

/// The details of one movie from `TMDBMoviesRepository`.
struct TMDBMovieDetailsTests {
    @Test func `sends one request, for the movie with its credits`() async throws {
        let network = StubNetwork(body: #"{"id":7,"title":"Lantern"}"#)

        _ = try await TMDBMoviesRepository(network).details(
            of: .imdb(#require(IMDbID("tt0000007")))
        )

        let endpoint = try #require(network.requested.first)
        #expect(network.requested.count == 1)
        #expect(endpoint.path == "movie/tt0000007")
        #expect(
            endpoint.queryItems == [
                QueryItem("append_to_response", "credits"), QueryItem("language", "en-US"),
            ]
        )
    }

    @Test func `reads all details, and ten leading members of the cast in order`()
        async throws
    {
        let network = StubNetwork(
            .success(NetworkResponse(status: 200, body: try Fixtures.data("movie-details")))
        )

        let details = try await TMDBMoviesRepository(network).details(of: .tmdb(11001))

        let movie = details.movie
        #expect(movie.id == .tmdb(11001))
        #expect(movie.imdbID?.description == "tt9100001")
        #expect(movie.title == "The Lantern Keepers")
        #expect(movie.genres.map(\.name) == ["Drama", "Slow Cinema"])
        #expect(movie.releaseDate?.description == "1999-03-31")
        #expect(movie.posterURL == "https://images.example.org/w500/lantern.jpg")
        #expect(details.tagline == "Somebody has to.")
        #expect(details.runtime == 95)
        #expect(details.countries == ["Iceland", "South Korea"])
        #expect(details.directors == ["Ada Brandt", "Noor Haddad"])
        #expect(details.writers == ["Ada Brandt", "Jun Seo"])
        #expect(details.cast.count == 10)
        #expect(details.cast[0] == CastMember(name: "Mara Lind", character: "Keeper"))
        #expect(details.cast[1] == CastMember(name: "Ilse Roth", character: nil))
        #expect(details.cast[9].name == "Extra 9")
        #expect(details.source == .tmdb)
    }

    @Test(arguments: [
        #"{"id":7,"title":"Lantern"}"#,
        #"{"id":"7","title":"Lantern","runtime":0,"tagline":"","imdb_id":"","credits":null}"#,
        #"{"id":7,"title":"Lantern","runtime":"x","genres":{},"credits":[],"imdb_id":7,"cast":1}"#,
        #"{"id":7,"title":"Lantern","genres":[{"id":1}],"production_countries":[{}],"credits":{"cast":[{}]}}"#,
    ])
    func `ignores facts that are missing or malformed`(body: String) async throws {
        let details = try await TMDBMoviesRepository(StubNetwork(body: body)).details(of: .tmdb(7))

        #expect(
            details
                == MovieDetails(
                    movie: Movie(
                        id: .tmdb(7),
                        title: "Lantern",
                        pageURL: "https://www.themoviedb.org/movie/7"
                    ),
                    source: .tmdb
                )
        )
    }

    @Test func `shows the codes of countries if there are no names`() async throws {
        let network = StubNetwork(
            body: #"{"id":7,"title":"L","production_countries":[],"origin_country":["IS","KR"]}"#
        )

        #expect(
            try await TMDBMoviesRepository(network).details(of: .tmdb(7)).countries == ["IS", "KR"]
        )
    }

    @Test func `throws the ID of a movie that TMDB does not have`() async {
        await #expect(throws: MoviesError.movieNotFound(.tmdb(7), .tmdb)) {
            try await TMDBMoviesRepository(StubNetwork(.status(404))).details(of: .tmdb(7))
        }
    }

    @Test func `falls back to English texts if there is no translation`() async throws {
        let network = StubNetwork(
            .body(#"{"id":7,"title":"등불","original_title":"등불","original_language":"ko"}"#),
            .body(#"{"id":7,"title":"Lantern","overview":"A light.","tagline":"Shine."}"#)
        )

        let details = try await TMDBMoviesRepository(network, language: "ko-KR").details(
            of: .tmdb(7)
        )

        #expect(network.requested.map { $0.queryItems.last?.value } == ["ko-KR", "en-US"])
        #expect(details.movie.title == "등불")
        #expect(details.movie.overview == "A light.")
        #expect(details.tagline == "Shine.")
    }
}
