import Data
import Domain
import Foundation
import Infrastructure
import Search
import Synchronization

/// Returns the next result for each request, and the last one for all further ones; records them.
///
/// It has no names of genres, which are requested beside movies, and does not record that.
final class StubNetwork: NetworkService {
    private let results: Mutex<[Result<NetworkResponse, NetworkError>]>
    private let endpoints = Mutex<[Endpoint]>([])

    init(_ results: Result<NetworkResponse, NetworkError>...) { self.results = Mutex(results) }

    convenience init(body: String) { self.init(.body(body)) }

    var requested: [Endpoint] { endpoints.withLock(\.self) }

    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        guard !endpoint.path.hasPrefix("genre/") else { throw .malformedResponse }
        endpoints.withLock { $0.append(endpoint) }
        let result = results.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
        guard let result else { throw .malformedResponse }
        return try result.get()
    }
}

extension Result<NetworkResponse, NetworkError> {
    static func body(_ body: String, headers: [HTTPHeader] = []) -> Self {
        .success(NetworkResponse(status: 200, headers: headers, body: Data(body.utf8)))
    }

    /// TMDB has nothing with the id in the URL.
    static let missingResource = Self.failure(
        .httpStatus(NetworkResponse(status: 404, body: Data(#"{"status_code":34}"#.utf8)))
    )

    static func status(_ status: Int, headers: [HTTPHeader] = []) -> Self {
        .failure(.httpStatus(NetworkResponse(status: status, headers: headers)))
    }
}

extension NetworkConfiguration {
    static let example = NetworkConfiguration(host: "example.org", baseURL: "https://example.org")
}

extension JSONClient {
    /// A client of TMDB.
    init(
        network: any NetworkService,
        cache: ResponseCache?,
        credential: Credential? = nil,
        policy: CachePolicy = .useCache,
        now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
        self.init(
            CachingNetworkService(
                network,
                .example,
                source: .tmdb,
                cache: cache,
                policy: policy,
                now: now
            ),
            errors: TMDBErrorReader(credential: credential)
        )
    }
}

extension TMDBMoviesRepository {
    convenience init(
        _ network: any NetworkService,
        language: String = "en-US",
        region: String? = nil,
        meanings: StubMeanings = StubMeanings(),
        includesAdult: Bool = false,
        cache: ResponseCache? = nil,
        policy: CachePolicy = .useCache,
        now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
        self.init(
            client: JSONClient(network: network, cache: cache, policy: policy, now: now),
            imageURL: "https://images.example.org",
            language: language,
            meanings: meanings,
            region: region,
            includesAdult: includesAdult
        )
    }
}

/// Knows the kind of every text, and with which confidence texts mean movies of these numbers of votes.
struct StubMeanings: TextMeanings {
    let kind: TopicKind
    let confidence: @Sendable ([Int?]) -> MatchConfidence

    init(
        _ kind: TopicKind = .keyword,
        confidence: @escaping @Sendable ([Int?]) -> MatchConfidence = { _ in .likely }
    ) {
        self.kind = kind
        self.confidence = confidence
    }

    func topicKind(of text: String) -> TopicKind { kind }

    func confidence(of movies: [Movie], for query: MovieQuery) -> MatchConfidence {
        confidence(movies.map(\.voteCount))
    }
}
