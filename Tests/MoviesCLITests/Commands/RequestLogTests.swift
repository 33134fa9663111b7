import Infrastructure
import Testing

@testable import MoviesCLI

struct RequestLogTests {
    @Test(arguments: [
        (NetworkLogEntry.Outcome.response(status: 200, byteCount: 12), "status 200, 12 bytes"),
        (.cached(byteCount: 12, age: 3), "cached 3 s ago, 12 bytes"),
        (.failure(.workerUnusable(path: "/x", .missing)), "/x can't be used, 0 bytes"),
        (.failure(.noResources(reason: "no threads")), "no threads, 0 bytes"),
        (.failure(.programMissing("gzip")), "can't start gzip, 0 bytes"),
        (.failure(.cancelled), "cancelled, 0 bytes"),
        (.failure(.timedOut, byteCount: 7), "timed out, 7 bytes"),
        (.failure(.unreachable(.hostNotFound)), "no such host, 0 bytes"),
        (.failure(.unreachable(.refused)), "connection refused, 0 bytes"),
        (.failure(.unreachable(.tls)), "no secure connection, 0 bytes"),
        (.failure(.unreachable(.lost)), "connection lost, 0 bytes"),
        (.failure(.unreachable(.other)), "unreachable, 0 bytes"),
        (.failure(.malformedResponse), "malformed response, 0 bytes"),
        (.failure(.httpStatus(NetworkResponse(status: 503))), "status 503, 0 bytes"),
        (.failure(.tooLarge(limit: 9), byteCount: 10), "more than 9 bytes, 10 bytes"),
    ])
    func `tells how a request ended`(outcome: NetworkLogEntry.Outcome, text: String) {
        let cache = text.hasPrefix("cached") ? ", cache hit" : ""

        #expect(
            RequestLog.text(entry(outcome), hiding: [])
                == "GET example.org/3/x: \(text), 2 ms, attempt 1\(cache)"
        )
    }

    @Test(
        arguments: [(.miss, ", cache miss"), (.stale(entityTag: nil), ", cache stale"), (nil, "")]
            as [(CacheStatus?, String)]
    )
    func `tells what the cache had`(status: CacheStatus?, end: String) {
        let line = RequestLog.text(
            entry(.response(status: 200, byteCount: 1), cacheStatus: status),
            hiding: []
        )

        #expect(line.hasSuffix(", attempt 1\(end)"))
    }

    @Test func `hides secrets of at least four characters`() {
        let entry = entry(.failure(.timedOut), url: "example.org/abcd/abc/abcd")

        #expect(RequestLog.text(entry, hiding: ["abcd"]).hasPrefix("GET example.org/***/abc/***: "))
        #expect(
            RequestLog.text(entry, hiding: ["abc"]).hasPrefix("GET example.org/abcd/abc/abcd: ")
        )
    }

    private func entry(
        _ outcome: NetworkLogEntry.Outcome,
        url: String = "example.org/3/x",
        cacheStatus: CacheStatus? = nil
    ) -> NetworkLogEntry {
        NetworkLogEntry(
            url: url,
            outcome: outcome,
            duration: .microseconds(1_500),
            attempt: 1,
            cacheStatus: cacheStatus
        )
    }
}
