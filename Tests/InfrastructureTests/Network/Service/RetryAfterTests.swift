import Foundation
import Infrastructure
import Testing

struct RetryAfterTests {
    private static let year = 365 * 86_400

    /// 1994-11-06 08:49:37 UTC.
    private static let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(arguments: [
        ("1", 1), (" 3600 ", 3600), ("99999999999999999999", year),
        ("9223372036854775807", year), ("Fri, 31 Dec 9999 23:59:59 GMT", year),
        ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sunday, 06-Nov-94 08:50:37 GMT", 60),
        ("Sun Nov  6 09:49:37 1994", 3600),
    ])
    func `reads seconds, and every form of a date`(value: String, seconds: Int) {
        #expect(retryAfter(value) == seconds)
    }

    @Test(arguments: [
        "", " ", "0", "-1", "1.5", "soon", "१", "Sun, 06 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 1994 08:00:00 GMT", "Sun, 32 Nov 1994 08:49:47 GMT",
    ])
    func `rejects anything else`(value: String) {
        #expect(retryAfter(value) == nil)
    }

    @Test func `counts from the server's own clock`() {
        let headers = [
            HTTPHeader("Retry-After", "Sun, 06 Nov 1994 08:49:47 GMT"),
            HTTPHeader("date", "Sun, 06 Nov 1994 08:49:45 GMT"),
        ]

        let response = NetworkResponse(status: 429, headers: headers)

        #expect(response.retryAfter(now: Date(timeIntervalSince1970: 0)) == 2)
    }

    private func retryAfter(_ value: String) -> Int? {
        let headers = [HTTPHeader("retry-after", value)]
        return NetworkResponse(status: 429, headers: headers).retryAfter(now: Self.now)
    }
}
