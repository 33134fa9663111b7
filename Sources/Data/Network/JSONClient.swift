package import Domain
import Essentials
import Infrastructure

/// A request to an API that responds with JSON, and the type of its response.
struct JSONRequest<Response: Decodable>: Sendable {
    var endpoint: Endpoint

    /// The time for which a response is fresh, in seconds.
    let lifetime: Int

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

    /// The context in which responses are decoded.
    var context: TMDBContext?

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
            value = try JSONDecoder(context).decode(Response.self, from: response.body)
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

    /// The error of a body that can't be decoded: it may be an error of the API, whatever the HTTP
    /// status.
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
    fileprivate var isHTML: Bool {
        let hasHTMLType = header("Content-Type")?.lowercased().hasPrefix("text/html") ?? false
        return hasHTMLType || body.startsLikeHTML
    }
}

extension Data {
    /// Whether the first character is that of a tag, which no data begins with that we read.
    var startsLikeHTML: Bool { first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<") }
}

package struct TMDBErrorReader: Sendable {
    /// In bytes; no error response of TMDB is a tenth as long.
    private static let bodyLimit = 1 << 16

    /// Maximum length of a message, in Unicode scalars.
    private static let lengthLimit = 200

    private let credential: Credential?

    /// A message with a part of the credential is not shown.
    package init(credential: Credential? = nil) { self.credential = credential }

    /// The status that the body of an error means, whatever the HTTP status; `nil` if the response is
    /// no error.
    func status(of response: NetworkResponse) -> Int? {
        // The content type does not matter here.
        (try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body))?.httpStatus
    }

    /// TMDB's own error message: one line of plain text without a final period; `nil` if our
    /// message is better, or if TMDB's is not safe to show.
    ///
    /// It is not safe if it has control characters, which no message of TMDB has, or a part of the
    /// credential. The body may also be no JSON object, such as the error page of a proxy.
    func reason(in response: NetworkResponse) -> String? {
        let type = response.header("Content-Type")?.lowercased() ?? ""
        guard type.hasPrefix("application/json"), response.body.count <= Self.bodyLimit,
            let status = try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body),
            !status.isClearFromCode, let message = status.message
        else { return nil }
        let words = message.prefix(4 * Self.lengthLimit).split(whereSeparator: \.isWhitespace)
        let line = words.joined(separator: " ").unicodeScalars
        guard line.allSatisfy({ $0 == " " || $0.isVisible }) else { return nil }
        var text = String(line.prefix(Self.lengthLimit))
        if line.count > Self.lengthLimit { text += "…" }
        while text.hasSuffix(".") { text.removeLast() }
        return text.isEmpty || credential?.isPartly(in: text) ?? false ? nil : text
    }
}

/// An error response of TMDB: `{"status_code":7,"status_message":"…"}`, or `{"errors":["…"]}`
/// (until 2023).
private struct TMDBStatusDTO: Decodable {
    /// `nil` if there is none.
    let code: Int?

    /// As TMDB sent it: of any length, and with any characters.
    let message: String?

    init(from decoder: any Decoder) throws {
        let status = try JSONObject(from: decoder)
        code = status.int("status_code")
        message = status.string("status_message") ?? status.list(String.self, "errors").first
    }

    /// The HTTP status of the code in TMDB's table of errors; `nil` for a code that is not in it.
    var httpStatus: Int? {
        switch code {
        case 3, 7, 10, 14, 16, 17, 30, 31, 32, 33, 35, 36: 401
        case 6, 34, 37: 404
        case 25: 429
        case 11, 15, 44: 500
        case 2, 43: 502
        case 9, 46: 503
        case 24: 504
        default: nil
        }
    }

    /// Whether our own message helps more than TMDB's.
    ///
    /// Ours names the variable of an invalid credential and the wait after too many requests;
    /// TMDB's messages about unknown ids and internal errors add nothing to the status.
    var isClearFromCode: Bool {
        [2, 3, 6, 7, 11, 14, 15, 24, 25, 33, 34, 35, 43, 44].contains(code)
    }
}
