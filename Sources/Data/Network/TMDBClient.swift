public import Domain
public import Infrastructure

/// Fetches responses of TMDB's API, from the cache or the network, and decodes them.
public struct TMDBClient: Sendable {
    /// The most commas that a response may have; the largest of TMDB have some ten thousand.
    ///
    /// The memory that a decoder needs grows with the number of values and not with that of bytes: ten
    /// megabytes of zeros took three hundred.
    private static let commaLimit = 200_000

    private let service: CachingNetworkService
    private let credential: TMDBCredential?

    /// - Parameters:
    ///   - network: sends requests to TMDB's API with a credential.
    ///   - cache: where responses are stored; `nil` where there is no place for them.
    ///   - credential: is removed from error messages of TMDB.
    ///   - policy: says when responses come from the cache.
    ///   - now: the time of day.
    ///   - log: gets an entry for every response from the cache.
    public init(
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
            cache: cache,
            policy: policy,
            now: now,
            log: log
        )
    }

    /// The response to a request, or an older one if the request fails.
    func fetch<Response: Decodable>(
        _ request: TMDBRequest<Response>
    ) async throws(MoviesError) -> FetchResult<Response> {
        try await service.fetch(
            request.endpoint,
            lifetime: request.lifetime,
            errorReason: { TMDBStatusDTO($0)?.reason(hiding: credential) },
            decode: { response throws(MoviesError) in try decode(response) }
        )
    }

    private func decode<Response: Decodable>(
        _ response: NetworkResponse
    ) throws(MoviesError) -> Response {
        guard Self.hasPlausibleSize(response.body) else {
            throw .responseTooLarge(server: service.host)
        }
        do {
            return try JSONDecoder().decode(Response.self, from: response.body)
        } catch {
            throw self.error(of: response)
        }
    }

    private static func hasPlausibleSize(_ body: Data) -> Bool {
        // Most bodies have fewer bytes than they may have commas, and need no count.
        body.count <= commaLimit || body.count(where: { $0 == UInt8(ascii: ",") }) <= commaLimit
    }

    /// Why a body is not a response to the request: TMDB may say so in it, whatever the HTTP status.
    private func error(of response: NetworkResponse) -> MoviesError {
        let status = try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body)
        if let httpStatus = status?.httpStatus {
            return MoviesError(
                status: httpStatus,
                server: service.host,
                reason: TMDBStatusDTO(response)?.reason(hiding: credential)
            )
        }
        return response.isHTML
            ? .unexpectedHTML(server: service.host) : .invalidResponse(server: service.host)
    }
}

extension NetworkResponse {
    /// Whether the body is a web page, by its content type or its first character.
    fileprivate var isHTML: Bool {
        let hasHTMLType = header("Content-Type")?.lowercased().hasPrefix("text/html") ?? false
        return hasHTMLType || body.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    }
}
