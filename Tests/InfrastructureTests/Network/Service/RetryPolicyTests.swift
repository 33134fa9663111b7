import Testing

@testable import Infrastructure

struct RetryPolicyTests {
    @Test func `waits a random part of a limit that doubles`() {
        let parts = [0, 0.5, 1].map { random in
            [1, 2].map { delay(afterAttempt: $0, random: random) }
        }

        #expect(
            parts == [
                [.zero, .zero], [.milliseconds(250), .milliseconds(500)],
                [.milliseconds(500), .seconds(1)],
            ]
        )
    }

    @Test func `retries twice at most`() {
        #expect(delay(afterAttempt: 2) != nil)
        #expect(delay(afterAttempt: 3) == nil)
    }

    @Test(arguments: [
        (NetworkError.unreachable(.lost), true), (.malformedResponse, true),
        (.unreachable(.refused), false), (.unreachable(.hostNotFound), false),
        (.unreachable(.tls), false), (.timedOut, false), (.cancelled, false),
        (.tooLarge(limit: 1), false), (.programMissing("gzip"), false),
    ])
    func `retries errors that may not last`(error: NetworkError, isRetried: Bool) {
        #expect((delay(afterAttempt: 1, error) != nil) == isRetried)
    }

    @Test(arguments: [429, 500, 502, 503, 504])
    func `retries failures of the server`(status: Int) {
        #expect(delay(afterAttempt: 1, failure(status)) != nil)
    }

    @Test(arguments: [302, 304, 400, 401, 403, 404, 408, 501])
    func `does not retry after other statuses`(status: Int) {
        #expect(delay(afterAttempt: 1, failure(status)) == nil)
    }

    @Test func `does not wait past the deadline`() {
        #expect(delay(afterAttempt: 1, timeLeft: .milliseconds(251), random: 0.5) != nil)
        #expect(delay(afterAttempt: 1, timeLeft: .milliseconds(250), random: 0.5) == nil)
        #expect(delay(afterAttempt: 1, timeLeft: .zero, random: 0) == nil)
    }

    @Test func `waits as long as the server requests, if there is time`() {
        #expect(delay(afterAttempt: 1, failure(429, retryAfter: "3")) == .seconds(3))
        #expect(delay(afterAttempt: 2, failure(503, retryAfter: "3")) == .seconds(3))
        #expect(delay(afterAttempt: 1, failure(429, retryAfter: "3600")) == nil)
        #expect(delay(afterAttempt: 1, failure(429, retryAfter: "99999999999999999999")) == nil)
    }

    @Test(arguments: ["", "soon", "-5", "0", "Sun, 06 Nov 1994 08:49:37 GMT"])
    func `ignores a malformed Retry-After`(retryAfter: String) {
        #expect(delay(afterAttempt: 1, failure(429, retryAfter: retryAfter)) == .milliseconds(250))
    }

    private func failure(_ status: Int, retryAfter: String? = nil) -> NetworkError {
        let headers = retryAfter.map { [HTTPHeader("Retry-After", $0)] } ?? []
        return .httpStatus(NetworkResponse(status: status, headers: headers))
    }

    private func delay(
        afterAttempt attempt: Int,
        _ error: NetworkError = .unreachable(.lost),
        timeLeft: Duration = .seconds(10),
        random: Double = 0.5
    ) -> Duration? {
        RetryPolicy.delay(afterAttempt: attempt, error, timeLeft: timeLeft, random: random)
    }
}
