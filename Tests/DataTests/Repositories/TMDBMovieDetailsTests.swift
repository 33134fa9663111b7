import Domain
import Foundation
import Infrastructure
import Testing

@testable import Data

/// What `TMDBMoviesRepository` makes of TMDB's account of one film.
struct TMDBMovieDetailsTests {
    @Test func `asks once, for the film with its credits`() async throws {
        let network = StubNetwork(body: #"{"id":7,"title":"Lantern"}"#)

        _ = try await repository(network).details(of: .imdb(#require(IMDbID("tt0000007"))))

        let endpoint = try #require(network.requested.first)
        #expect(network.requested.count == 1)
        #expect(endpoint.path == "movie/tt0000007")
        #expect(
            endpoint.queryItems == [
                QueryItem("append_to_response", "credits"), QueryItem("language", "en-US"),
            ]
        )
    }

    @Test func `reads all that is told, and the leading ten of the cast in their order`()
        async throws
    {
        let network = StubNetwork(
            .success(NetworkResponse(status: 200, body: try Fixtures.data("movie-details")))
        )

        let details = try await repository(network).details(of: .tmdb(11001))

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
    func `leaves unknown what is not told, or told in another way`(body: String) async throws {
        let details = try await repository(StubNetwork(body: body)).details(of: .tmdb(7))

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

    @Test func `tells a country by its code where it has no name`() async throws {
        let network = StubNetwork(
            body: #"{"id":7,"title":"L","production_countries":[],"origin_country":["IS","KR"]}"#
        )

        #expect(try await repository(network).details(of: .tmdb(7)).countries == ["IS", "KR"])
    }

    @Test func `says which film TMDB does not know`() async {
        await #expect(throws: MoviesError.movieNotFound(.tmdb(7), .tmdb)) {
            try await repository(StubNetwork(.status(404))).details(of: .tmdb(7))
        }
    }

    @Test func `lets English texts stand in for those that the language lacks`() async throws {
        let network = StubNetwork(
            .body(#"{"id":7,"title":"등불","original_title":"등불","original_language":"ko"}"#),
            .body(#"{"id":7,"title":"Lantern","overview":"A light.","tagline":"Shine."}"#)
        )

        let details = try await repository(network, language: "ko-KR").details(of: .tmdb(7))

        #expect(network.requested.map { $0.queryItems.last?.value } == ["ko-KR", "en-US"])
        #expect(details.movie.title == "등불")
        #expect(details.movie.overview == "A light.")
        #expect(details.tagline == "Shine.")
    }

    private func repository(
        _ network: StubNetwork,
        language: String = "en-US"
    ) -> TMDBMoviesRepository {
        TMDBMoviesRepository(
            client: TMDBClient(network: network, cache: nil),
            imageURL: "https://images.example.org",
            language: language
        )
    }
}
