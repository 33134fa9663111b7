import Domain
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

struct TMDBGenreNamesTests {
    /// Responds to each path as scripted; a gate holds a response back until it is cancelled.
    private final class ScriptedNetwork: NetworkService {
        private let responses: [String: Result<NetworkResponse, NetworkError>]
        private let gates: [String: Gate]
        private let paths = Mutex<[String]>([])
        private let arrived: [String: Gate]

        init(
            _ responses: [String: Result<NetworkResponse, NetworkError>],
            gates: [String: Gate] = [:]
        ) {
            self.responses = responses
            self.gates = gates
            arrived = responses.mapValues { _ in Gate() }
        }

        var requested: [String] { paths.withLock(\.self) }

        func waitForRequest(_ path: String) async { await arrived[path]?.opened() }

        func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
            paths.withLock { $0.append(endpoint.path) }
            arrived[endpoint.path]?.open()
            if let gate = gates[endpoint.path] {
                await withTaskCancellationHandler {
                    await gate.opened()
                } onCancel: {
                    gate.open()
                }
            }
            guard !Task.isCancelled else { throw .cancelled }
            guard let result = responses[endpoint.path] else { throw .malformedResponse }
            return try result.get()
        }
    }

    private static let search = "search/movie"
    private static let genres = "genre/movie/list"
    private static let row = Result<NetworkResponse, NetworkError>.body(
        #"{"results":[{"id":1,"title":"등불","overview":"빛","genre_ids":[28,18,1]}]}"#
    )
    private static let names = Result<NetworkResponse, NetworkError>.body(
        #"{"genres":[{"id":28,"name":"액션"},{"id":18,"name":null},5,{"name":"x"},{"id":1,"name":" 새 "}]}"#
    )

    @Test func `names genres in the user's language, and in English without a name`()
        async throws
    {
        let network = ScriptedNetwork([Self.search: Self.row, Self.genres: Self.names])

        #expect(try await genres(network) == ["액션", "Drama", "새"])
        #expect(network.requested.sorted() == [Self.genres, Self.search])
    }

    @Test(arguments: ["en-US", "en-GB", "en"])
    func `requests no names for English`(language: String) async throws {
        let network = ScriptedNetwork([Self.search: Self.row, Self.genres: Self.names])

        #expect(try await genres(network, language: language) == ["Action", "Drama"])
        #expect(network.requested == [Self.search])
    }

    @Test(arguments: [
        Result<NetworkResponse, NetworkError>.status(500), .failure(.unreachable(.lost)),
        .body("[]"), .body(#"{"genres":[]}"#), .body(#"{"genres":[{"id":1,"name":""}]}"#),
        .body("<html>"),
    ])
    func `names genres in English if the names can't be fetched`(
        names: Result<NetworkResponse, NetworkError>
    ) async throws {
        let network = ScriptedNetwork([Self.search: Self.row, Self.genres: names])

        #expect(try await genres(network) == ["Action", "Drama"])
    }

    @Test func `requests the names at the same time as the movies`() async throws {
        let gate = Gate()
        let network = ScriptedNetwork(
            [Self.search: Self.row, Self.genres: Self.names],
            gates: [Self.search: gate]
        )
        async let found = genres(network)

        await network.waitForRequest(Self.search)
        await network.waitForRequest(Self.genres)
        gate.open()

        #expect(try await found == ["액션", "Drama", "새"])
    }

    @Test func `waits for the names no longer than the timeout`() async throws {
        let network = ScriptedNetwork([Self.genres: Self.names], gates: [Self.genres: Gate()])
        let names = TMDBGenreNames(
            client: JSONClient(network: network, cache: nil),
            language: "ko-KR",
            pause: { #expect($0 == .seconds(1)) }
        )

        let (movies, genres) = try await names.fetch { () throws(MoviesError) in "movies" }

        #expect(movies == "movies")
        #expect(genres.genre(28)?.name == "Action")
    }

    @Test func `throws the error of the movies without waiting for the names`() async throws {
        let network = ScriptedNetwork([Self.genres: Self.names])
        let names = TMDBGenreNames(
            client: JSONClient(network: network, cache: nil),
            language: "ko-KR",
            pause: { _ in Issue.record("waited") }
        )

        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await names.fetch { () throws(MoviesError) -> String in throw .offline(.tmdb) }
        }
    }

    @Test func `requests the names once, and does not wait for them again after a failure`()
        async throws
    {
        for names in [Self.names, .status(404)] {
            let network = ScriptedNetwork([Self.genres: names])
            let names = TMDBGenreNames(
                client: JSONClient(network: network, cache: nil),
                language: "ko-KR"
            )

            for _ in 1...3 { _ = try await names.fetch { () throws(MoviesError) in "movies" } }

            #expect(network.requested == [Self.genres])
        }
    }

    @Test func `requests the names again after a search that was cancelled`() async throws {
        let network = ScriptedNetwork([Self.genres: Self.names], gates: [Self.genres: Gate()])
        let names = TMDBGenreNames(
            client: JSONClient(network: network, cache: nil),
            language: "ko-KR"
        )
        let cancelled = Task {
            try await names.fetch { () throws(MoviesError) in
                withUnsafeCurrentTask { $0?.cancel() }
                return "movies"
            }
        }
        _ = try await cancelled.value

        let (_, genres) = try await names.fetch { () throws(MoviesError) in "movies" }

        #expect(genres.genre(28)?.name == "액션")
    }

    @Test func `requests the names again only after 30 days`() async throws {
        let folder = try TemporaryDirectory()
        let cache = ResponseCache(
            store: .success(DiskCache(folder: folder.path, byteLimit: ResponseCache.byteLimit))
        )
        let network = ScriptedNetwork([Self.search: Self.row, Self.genres: Self.names])
        let day = 86_400

        for (time, count) in [(0, 1), (29 * day, 1), (31 * day, 2)] {
            let client = JSONClient(network: network, cache: cache) {
                Timestamp(secondsSince1970: time)
            }
            let names = TMDBGenreNames(client: client, language: "ko-KR")

            let (_, genres) = try await names.fetch { () throws(MoviesError) in "movies" }

            #expect(genres.genre(28)?.name == "액션")
            #expect(network.requested.count == count)
        }
    }

    /// The genres of the movie that is found.
    private func genres(
        _ network: ScriptedNetwork,
        language: String = "ko-KR"
    ) async throws -> [String] {
        let query = try #require(MovieQuery("등불"))
        let page = try await TMDBMoviesRepository(network, language: language)
            .movies(matching: query, page: 1)
        return page.movies[0].genres.map(\.name)
    }
}
