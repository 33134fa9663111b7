import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Testing

@testable import Data

/// The details of one movie from `TMDBMoviesRepository`.
struct TMDBMovieDetailsTests {
    /// Without a region, it is the country of the language.
    @Test(
        arguments: [
            ("en-US", "KR", "KR"), ("ko-KR", nil, "KR"), ("ko-KR", "DE", "DE"), ("ko", nil, "US"),
        ] as [(String, String?, String)]
    )
    func `has the release and services of the user's country`(
        language: String,
        region: String?,
        expected: String
    ) async throws {
        let countries = ["DE", "KR", "US"]
        let releases = countries.map {
            #"{"iso_3166_1":"\#($0)","release_dates":[{"certification":"\#($0) 12","type":3}]}"#
        }
        let services = countries.map { #""\#($0)":{"flatrate":[{"provider_name":"TV \#($0)"}]}"# }
        let network = StubNetwork(
            body: #"{"id":7,"title":"Lantern","overview":"A light.","original_language":"ko","#
                + #""release_dates":{"results":[\#(releases.joined(separator: ","))]},"#
                + #""watch/providers":{"results":{\#(services.joined(separator: ","))}}}"#
        )

        let details = try await TMDBMoviesRepository(network, language: language, region: region)
            .details(of: MovieID.tmdb(7))

        #expect(
            details.release == RegionalRelease(region: expected, certification: "\(expected) 12")
        )
        let streams = [WatchOffer.stream: ["TV \(expected)"]]
        #expect(details.watchOptions == WatchOptions(region: expected, services: streams))
    }

    /// The largest casts and crews of TMDB.
    @Test func `reads a movie with a cast of 500 and a crew of 3000`() async throws {
        let person =
            #""adult":false,"gender":1,"id":7,"known_for_department":"Acting","popularity":1.5,"#
            + #""original_name":"N","profile_path":"/n.jpg","credit_id":"52fe4250c3a36847f8014a11","#
        let cast = (0..<500).map { #"{\#(person)"name":"Cast \#($0)","order":\#($0)}"# }
        let crew = (0..<3000).map { #"{\#(person)"name":"Crew \#($0)","job":"Grip"}"# }
        let rows = (1...20).map {
            #"{"id":\#($0),"title":"Row","genre_ids":[1,2,3],"overview":"O","video":false}"#
        }
        let network = StubNetwork(
            body: #"{"id":7,"title":"Lantern","credits":{"cast":[\#(cast.joined(separator: ","))],"#
                + #""crew":[\#(crew.joined(separator: ",")),{"name":"Ada","job":"Director"}]},"#
                + #""recommendations":{"results":[\#(rows.joined(separator: ","))]}}"#
        )

        let details = try await TMDBMoviesRepository(network).details(of: MovieID.tmdb(7))

        #expect(details.credits.cast.count == 500)
        #expect(details.credits.crew.count == 3001)
        #expect(details.credits.directors == ["Ada"])
        #expect(details.recommendations.count == 20)
    }

    @Test func `throws the ID of a movie that TMDB does not have`() async {
        await #expect(throws: MoviesError.movieNotFound(.tmdb(7), .tmdb)) {
            try await TMDBMoviesRepository(StubNetwork(.missingResource)).details(
                of: MovieID.tmdb(7)
            )
        }
        // Of a proxy, or of a wrong base URL.
        await #expect(throws: MoviesError.server(.example, .notFound)) {
            try await TMDBMoviesRepository(StubNetwork(.status(404))).details(of: MovieID.tmdb(7))
        }
    }

    @Test(arguments: [
        ("7", #"{"id":8,"title":"A"}"#, false),
        ("7", #"{"id":7,"title":"A"}"#, true),
        ("tt0000007", #"{"id":8,"title":"A","imdb_id":"tt0000009"}"#, false),
        ("tt0000007", #"{"id":8,"title":"A","imdb_id":"tt0000007"}"#, true),
        ("tt0000007", #"{"id":8,"title":"A"}"#, true),
    ])
    func `refuses the details of another movie`(
        id: String,
        body: String,
        isAccepted: Bool
    ) async throws {
        let id = try #require(MovieID(id))

        let details = try? await TMDBMoviesRepository(StubNetwork(body: body)).details(of: id)

        #expect((details != nil) == isAccepted)
    }

    @Test func `falls back to English texts if there is no translation`() async throws {
        let network = StubNetwork(
            .body(#"{"id":7,"title":"등불","original_title":"등불","original_language":"ko"}"#),
            .body(#"{"id":7,"title":"Lantern","overview":"A light.","tagline":"Shine."}"#)
        )

        let details = try await TMDBMoviesRepository(network, language: "ko-KR").details(
            of: MovieID.tmdb(7)
        )

        #expect(network.requested.map { $0.value("language") } == ["ko-KR", "en-US"])
        #expect(network.requested.map(\.timeout) == [nil, .seconds(2)])
        #expect(details.movie.title == "등불")
        #expect(details.movie.overview == "A light.")
        #expect(details.tagline == "Shine.")
    }
}
