import Domain
import Infrastructure
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A request to an API that responds with JSON, and the type of its response.
struct JSONRequest<Response: Decodable>: Sendable {
    var endpoint: Endpoint

    /// How long a response is fresh, in seconds.
    let lifetime: Int

    /// The country whose facts are decoded, if a response has those of all; `nil` for none.
    var region: String?

    /// Whether a response is about what was requested, or else invalid; `nil` if it can't be wrong.
    var accepts: (@Sendable (Response) -> Bool)?
}

/// Fetches JSON of an online source, from the cache or the network, and decodes it.
package struct JSONClient: Sendable {
    /// The most commas that a response may have; the largest of TMDB have some ten thousand.
    ///
    /// The memory of the decoder grows with the number of values, not with that of bytes: ten
    /// megabytes of zeros took three hundred megabytes.
    private static let commaLimit = 200_000

    private let service: CachingNetworkService
    private let errors: TMDBErrorReader

    package init(_ service: CachingNetworkService, errors: TMDBErrorReader) {
        self.service = service
        self.errors = errors
    }

    /// The response to a request, or a stale one if the request fails.
    func fetch<Response>(
        _ request: JSONRequest<Response>
    ) async throws(MoviesError) -> FetchResult<Response> {
        try await service.fetch(
            request.endpoint,
            lifetime: request.lifetime,
            errors: errors,
            decode: { response throws(MoviesError) in try decode(response, of: request) }
        )
    }

    /// The cached response to a request; `nil` if there is none, or a stale one that is not allowed.
    func cachedResponse<Response>(
        to request: JSONRequest<Response>,
        allowsStale: Bool = true
    ) -> (value: Response, isFresh: Bool)? {
        service.cachedResult(
            of: request.endpoint,
            lifetime: request.lifetime,
            allowsStale: allowsStale,
            decode: { response throws(MoviesError) in try decode(response, of: request) }
        )
    }

    private func decode<Response: Decodable>(
        _ response: NetworkResponse,
        of request: JSONRequest<Response>
    ) throws(MoviesError) -> Response {
        guard Self.hasPlausibleSize(response.body) else {
            throw .server(service.server, .responseTooLarge)
        }
        let value: Response
        do {
            value = try JSONDecoder(region: request.region)
                .decode(Response.self, from: response.body)
        } catch {
            throw self.error(of: response)
        }
        guard request.accepts?(value) ?? true else {
            throw .server(service.server, .invalidResponse)
        }
        return value
    }

    private static func hasPlausibleSize(_ body: Data) -> Bool {
        // Most bodies have fewer bytes than the limit of commas, and need no count.
        body.count <= commaLimit || body.count(where: { $0 == UInt8(ascii: ",") }) <= commaLimit
    }

    /// Why a body can't be decoded: it may be an error of the API, whatever the HTTP status.
    private func error(of response: NetworkResponse) -> MoviesError {
        if let status = errors.status(of: response) {
            if status == 404 { return .server(service.server, .resourceNotFound) }
            return MoviesError(
                status: status,
                server: service.server,
                reason: errors.reason(in: response)
            )
        }
        return .server(service.server, response.isHTML ? .unexpectedHTML : .invalidResponse)
    }
}

extension NetworkResponse {
    /// Whether the body is a web page, by its content type or its first character.
    fileprivate var isHTML: Bool {
        let hasHTMLType = header("Content-Type")?.lowercased().hasPrefix("text/html") ?? false
        return hasHTMLType || body.startsLikeHTML
    }
}

extension Data {
    /// Whether the first character is that of a tag, which no data begins with that we read.
    var startsLikeHTML: Bool {
        first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}
