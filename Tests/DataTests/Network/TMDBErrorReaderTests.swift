import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Testing

@testable import Data

struct TMDBErrorReaderTests {
    private static let server = Server.example
    private static let key = "0123456789abcdef0123456789abcdef"
    private static let json = [HTTPHeader("content-type", "application/json;charset=utf-8")]

    @Test(arguments: [
        (
            400, #"{"status_code":22,"status_message":"Invalid page: Pages start at 1."}"#,
            MoviesError.server(
                server,
                .requestRefused(status: 400, reason: "Invalid page: Pages start at 1")
            )
        ),
        (
            422, #"{"errors":["query must be provided"]}"#,
            .server(server, .requestRefused(status: 422, reason: "query must be provided"))
        ),
        (
            401, #"{"status_code":10,"status_message":"Suspended API key: contact TMDB."}"#,
            .accessDenied(.tmdb, reason: "Suspended API key: contact TMDB")
        ),
        (
            503, #"{"status_code":46,"status_message":"The API is undergoing maintenance."}"#,
            .server(server, .failed(status: 503, reason: "The API is undergoing maintenance"))
        ),
        (
            200, #"{"status_code":9,"status_message":"Service offline."}"#,
            .server(server, .failed(status: 503, reason: "Service offline"))
        ),
    ])
    func `has TMDB's own error message`(status: Int, body: String, error: MoviesError) async {
        #expect(await failure(status, body) == error)
    }

    @Test(arguments: [
        (401, 7, MoviesError.credentialRefused(.tmdb)), (401, 35, .credentialRefused(.tmdb)),
        (404, 34, .server(server, .resourceNotFound)),
        (429, 25, .server(server, .rateLimited(retryAfter: nil))),
        (500, 11, .server(server, .failed(status: 500))),
    ])
    func `has no message if ours is better`(status: Int, code: Int, error: MoviesError) async {
        let body = #"{"status_code":\#(code),"status_message":"Something: Something else."}"#

        #expect(await failure(status, body) == error)
    }

    @Test(arguments: [
        "", "null", "7", "[]", "{}", #"{"status_message":7}"#, #"{"status_message":""}"#,
        #"{"status_message":" \n."}"#, #"{"status_message":["a"]}"#, #"{"errors":[1]}"#,
        #"{"errors":"a"}"#, #"{"status_message":"A\u001b[2JB"}"#, #"{"status_message":"A\u0007"}"#,
        #"{"status_message":"A\u0000"}"#, #"{"status_message":"A\u202eB"}"#,
        #"{"status_message":"A\u009b2J"}"#, #"{"status_message":"A\u200bB"}"#,
        #"{"status_message":"Invalid: \#(key)"}"#, #"{"status_message":"Invalid: 01234567…"}"#,
        #"{"status_message":"Invalid: \#(key.uppercased())"}"#, "<html>400</html>",
        #"{"status_message":"\#(String(repeating: "a", count: 10 << 20))"}"#,
    ])
    func `has no message that is not safe to show`(body: String) async {
        #expect(await failure(400, body) == .server(Self.server, .requestRefused(status: 400)))
    }

    @Test(arguments: [[], [HTTPHeader("Content-Type", "text/html")]])
    func `has no message without JSON`(headers: [HTTPHeader]) async {
        let body = #"{"status_code":22,"status_message":"Invalid page."}"#

        let error = await failure(400, body, headers: headers)

        #expect(error == .server(Self.server, .requestRefused(status: 400)))
    }

    @Test func `shortens a message to one line`() async {
        let long = String(repeating: "é ", count: 5000)
        let body = #"{"status_message":"One\r\n\t two\u2028three \#(long)"}"#

        guard case .server(_, .requestRefused(_, let reason?)) = await failure(400, body)
        else {
            Issue.record("no reason")
            return
        }
        #expect(reason.hasPrefix("One two three é é"))
        #expect(reason.hasSuffix("…"))
        #expect(reason.count == 201)
    }

    private func failure(
        _ status: Int,
        _ body: String,
        headers: [HTTPHeader] = json
    ) async -> MoviesError? {
        let response = NetworkResponse(status: status, headers: headers, body: Data(body.utf8))
        let client = JSONClient(
            network: StubNetwork(
                status == 200 ? .success(response) : .failure(.httpStatus(response))
            ),
            cache: nil,
            credential: .apiKey(Self.key)
        )
        let request = JSONRequest<[Int]>(
            endpoint: Endpoint(path: "search", bodyLimit: 1000),
            lifetime: 1
        )
        do {
            _ = try await client.fetch(request)
            return nil
        } catch {
            return error
        }
    }
}
