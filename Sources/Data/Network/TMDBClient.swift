package import Domain
package import Infrastructure
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Fetches responses of TMDB's API, from the cache or the network, and decodes them.
package struct TMDBClient: Sendable {
    /// The most commas that a response may have; the largest of TMDB have some ten thousand.
    ///
    /// The memory of the decoder grows with the number of values, not with that of bytes: ten
    /// megabytes of zeros took three hundred megabytes.
    private static let commaLimit = 200_000

    private let service: CachingNetworkService
    private let credential: TMDBCredential?

    /// - Parameters:
    ///   - network: sends requests to TMDB's API with a credential.
    ///   - cache: stores responses; `nil` to cache nothing.
    ///   - credential: is removed from error messages of TMDB.
    ///   - policy: when responses come from the cache.
    ///   - now: returns the current time.
    ///   - log: receives an entry for every response from the cache.
    package init(
        network: any NetworkService,
        cache: ResponseCache?,
        credential: TMDBCredential? = nil,
        policy: CachePolicy = .useCache,
        now: @escaping @Sendable () -> Timestamp = { .now },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) {
        self.credential = credential
        service = CachingNetworkService(
            network: network,
            source: .tmdb,
            cache: cache,
            policy: policy,
            now: now,
            log: log
        )
    }

    /// The response to a request, or a stale one if the request fails.
    func fetch<Response: Decodable>(
        _ request: TMDBRequest<Response>
    ) async throws(MoviesError) -> FetchResult<Response> {
        try await service.fetch(
            request.endpoint,
            lifetime: request.lifetime,
            errorReason: reason,
            decode: { response throws(MoviesError) in
                try decode(response, region: request.region)
            }
        )
    }

    /// The cached response to a request if it can be used without a request; `nil` otherwise.
    func freshResponse<Response: Decodable>(to request: TMDBRequest<Response>) -> Response? {
        service.freshValue(of: request.endpoint, lifetime: request.lifetime) {
            response throws(MoviesError) in
            try decode(response, region: request.region)
        }
    }

    /// The cached response to a request, fresh or stale; `nil` if there is none.
    func cachedResponse<Response: Decodable>(
        to request: TMDBRequest<Response>
    ) -> FetchResult<Response>? {
        service.cachedResult(of: request.endpoint, lifetime: request.lifetime) {
            response throws(MoviesError) in
            try decode(response, region: request.region)
        }
    }

    private func decode<Response: Decodable>(
        _ response: NetworkResponse,
        region: String?
    ) throws(MoviesError) -> Response {
        guard Self.hasPlausibleSize(response.body) else {
            throw .server(service.server, .responseTooLarge)
        }
        do {
            return try JSONDecoder(region: region).decode(Response.self, from: response.body)
        } catch {
            throw self.error(of: response)
        }
    }

    private static func hasPlausibleSize(_ body: Data) -> Bool {
        // Most bodies have fewer bytes than the limit of commas, and need no count.
        body.count <= commaLimit || body.count(where: { $0 == UInt8(ascii: ",") }) <= commaLimit
    }

    /// Why a body can't be decoded: it may be an error of TMDB, whatever the HTTP status.
    private func error(of response: NetworkResponse) -> MoviesError {
        let status = try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body)
        if let httpStatus = status?.httpStatus {
            return MoviesError(
                status: httpStatus,
                server: service.server,
                reason: reason(response)
            )
        }
        return .server(service.server, response.isHTML ? .unexpectedHTML : .invalidResponse)
    }

    /// TMDB's own error message, if it is safe to show.
    private func reason(_ response: NetworkResponse) -> String? {
        TMDBStatusDTO(response)?.reason { credential?.isPartly(in: $0) ?? false }
    }
}

extension NetworkResponse {
    /// Whether the body is a web page, by its content type or its first character.
    fileprivate var isHTML: Bool {
        let hasHTMLType = header("Content-Type")?.lowercased().hasPrefix("text/html") ?? false
        return hasHTMLType || body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}
