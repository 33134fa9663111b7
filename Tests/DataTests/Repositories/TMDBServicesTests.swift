import Domain
import DomainDoubles
import Infrastructure
import TestSupport
import Testing

@testable import Data

/// Movies that streaming services have, at TMDB.
struct TMDBServicesTests {
    private static let services = #"""
        {"results":[{"provider_id":8,"provider_name":"Netflix","display_priority":0},
        {"provider_id":9,"provider_name":"Amazon Prime Video"},
        {"provider_id":2100,"provider_name":"Amazon Prime Video with Ads"},
        {"provider_id":337,"provider_name":"Disney Plus"},{"provider_id":"x"},
        {"provider_id":11,"provider_name":"MUBI"},{"provider_id":12,"provider_name":"Télé Mubi"}]}
        """#

    private static let movies =
        #"{"results":[{"id":1,"title":"Lantern","overview":"x","genre_ids":[]}],"total_results":1}"#

    private let network = RoutedNetwork([
        "watch/providers/movie": .body(services), "discover/movie": .body(movies),
        "search/movie": .body(movies), "movie/now_playing": .body(movies),
        "search/keyword": .body(#"{"results":[{"id":7,"name":"shark"}]}"#),
    ])

    private func repository(
        language: String = "en-US",
        region: String? = nil,
        cache: ResponseCache? = nil,
        day: Int = 0
    ) -> TMDBMoviesRepository {
        TMDBMoviesRepository(network, language: language, region: region, cache: cache) {
            Timestamp(secondsSince1970: 1_000_000 + day * 86_400)
        }
    }

    private func query(_ text: String) throws -> MovieQuery {
        try #require(TypedQuery(text)).meaning
    }

    @Test(arguments: [
        ("on:netflix", "8"), ("on:disney+", "337"), ("on:\"disney plus\"", "337"),
        ("on:net,mubi", "8|11"), ("on:amazon-prime-video", "9"), ("on:tele", "12"),
        ("on:\"Amazon Prime Video with\"", "2100"),
    ])
    func `asks for the services by their ids`(text: String, ids: String) async throws {
        let page = try await repository(region: "KR").movies(matching: query(text), page: 1)

        #expect(network.paths == ["watch/providers/movie", "discover/movie"])
        let request = try #require(network.requested.last)
        #expect(request.value("with_watch_providers") == ids)
        #expect(request.value("watch_region") == "KR")
        #expect(request.value("with_watch_monetization_types") == "flatrate|free|ads")
        #expect(page.movies.map(\.title) == ["Lantern"])
        #expect(page.notices == [.streaming(region: "KR")])
    }

    @Test(arguments: [
        ("ko-KR", nil, "KR"), ("ko-KR", "DE", "DE"), ("en", nil, "US"), ("fr-CA", nil, "CA"),
    ])
    func `takes the country of the region, or of the language`(
        language: String,
        region: String?,
        country: String
    ) async throws {
        _ = try await repository(language: language, region: region)
            .movies(matching: query("on:netflix"), page: 1)

        #expect(network.requested.compactMap { $0.value("watch_region") } == [country, country])
    }

    @Test(arguments: [
        ("amazon", ["Amazon Prime Video", "Amazon Prime Video with Ads"], []),
        ("netflx", [], ["Netflix"]),
    ])
    func `says which services a name may mean, or is like`(
        name: String,
        candidates: [String],
        similar: [String]
    ) async throws {
        let error = await #expect(throws: MoviesError.self) {
            try await repository().movies(matching: query("on:\(name)"), page: 1)
        }

        guard case .unknownService(let service, .tmdb) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(service.name == name && service.region == "US")
        #expect(service.candidates == candidates && service.similar == similar)
        #expect(network.paths == ["watch/providers/movie"])
    }

    @Test func `says that a search for titles does not know the services`() async throws {
        let page = try await repository().movies(matching: query("lantern on:netflix"), page: 1)

        #expect(network.paths == ["search/movie"])
        #expect(page.notices == [.limitation(FilterLimitation(key: .on))])
    }

    @Test func `says that some lists do not know the services`() async throws {
        var query = MovieQuery(list: .nowPlaying)
        query.filters = try self.query("on:netflix country:kr").filters

        let page = try await repository().movies(matching: query, page: 1)

        #expect(network.paths == ["movie/now_playing"])
        #expect(page.notices.limitations.map(\.key) == [.country, .on])
    }

    @Test func `asks for the movies about a text that a service has`() async throws {
        var query = MovieQuery("shark", like: try query("on:netflix"))
        query.subject = .topics

        let page = try await repository().movies(matching: query, page: 1)

        #expect(network.requested.last?.value("with_watch_providers") == "8")
        #expect(network.requested.last?.value("with_keywords") == "7")
        #expect(page.notices == [.topic(query), .streaming(region: "US")])
    }

    @Test func `caches the names for a month`() async throws {
        let directory = try TemporaryDirectory()
        let store = DiskCache(folder: directory.path(of: "cache"), byteLimit: 1 << 20)
        let cache = ResponseCache(store: .success(store))
        for day in [0, 29, 31] {
            _ = try await repository(cache: cache, day: day)
                .movies(matching: query("on:netflix"), page: 1)
        }

        #expect(network.paths.filter { $0 == "watch/providers/movie" }.count == 2)
    }
}
