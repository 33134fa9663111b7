import TestSupport

/// Replies after which a command fails.
enum NetworkFaults {
    private static let page = TMDBResponses.lantern

    /// The replies, and the exit status of a command after them.
    static let all = ofOneEndpoint + [(.status(404), 69), (.redirect(to: "/3/search/movie"), 69)]

    /// The replies whose status does not depend on the endpoint, or on what the others reply.
    static let ofOneEndpoint: [(HTTPTestReply, Int)] = [
        (.status(401, body: #"{"status_code":7}"#), 77),
        (.status(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")]), 77),
        (.status(403), 69), (.status(429, headers: [("Retry-After", "3600")]), 75),
        (.status(429, headers: [("Retry-After", "Fri, 31 Dec 9999 23:59:59 GMT")]), 75),
        (.status(500), 69), (.status(503), 69), (.html("<html>busy</html>", status: 503), 69),
        (.html("<html>hello</html>"), 65), (.json(#"{"page":1,"results":[{"#), 65), (.json(""), 65),
        (.json(#"{"page":1}"#), 65), (.json(String(repeating: "[", count: 10_000)), 65),
        (.bytes([0x7B, 0xFF, 0xFE, 0x7D], contentType: "application/json"), 65),
        (.bytes([0x1F, 0x8B, 0x08, 0x00], contentType: "application/json"), 65),
        (.truncated(page, afterBytes: 40), 69), (.truncatedChunks([page]), 65),
        (.resetInBody(page, afterBytes: 40), 69), (.resetBeforeHeaders, 69),
        (.closeBeforeHeaders, 69), (.raw("HTTP/1.1 200 OK\r\nContent-Type: application/js"), 69),
        (.raw("hello\r\n\r\n"), 65),
        (.raw("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n" + page), 65),
        (.raw("HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n\r\n" + page), 69),
        (.oversized(byteCount: 200 << 20), 65), (.endlessChunks, 65),
        (.redirect(to: "https://example.org/"), 69), (.redirect(to: "file:///etc/passwd"), 69),
    ]
}
