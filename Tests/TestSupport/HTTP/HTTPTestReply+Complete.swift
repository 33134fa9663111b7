/// Valid replies, which keep the connection.
///
/// A given header replaces the default one of the same name. A framing header (`Content-Length`,
/// `Transfer-Encoding`, `Connection`) may be wrong, so the connection closes then.
extension HTTPTestReply {
    package static func json(
        _ body: String,
        status: Int = 200,
        headers: [(String, String)] = []
    ) -> HTTPTestReply {
        .bytes(body.utf8, contentType: .jsonContent, status: status, headers: headers)
    }

    package static func html(
        _ body: String,
        status: Int = 200,
        headers: [(String, String)] = []
    ) -> HTTPTestReply {
        .bytes(body.utf8, contentType: "text/html; charset=utf-8", status: status, headers: headers)
    }

    /// A reply without a default `Content-Type`.
    package static func status(
        _ status: Int,
        headers: [(String, String)] = [],
        body: String = ""
    ) -> HTTPTestReply {
        .bytes(body.utf8, contentType: nil, status: status, headers: headers)
    }

    package static func redirect(to location: String, status: Int = 302) -> HTTPTestReply {
        .status(status, headers: [("Location", location)])
    }

    /// A body of any bytes, with a `Content-Length`.
    package static func bytes(
        _ body: some Sequence<UInt8>,
        contentType: String?,
        status: Int = 200,
        headers: [(String, String)] = []
    ) -> HTTPTestReply {
        let body = Array(body)
        // These statuses have no body, and a length would be that of another reply.
        let isBodiless = status < 200 || status == 204 || status == 304
        let defaults =
            (contentType.map { [("Content-Type", $0)] } ?? [])
            + (isBodiless ? [] : [("Content-Length", String(body.count))])
        let head = head(status, headers, defaults: defaults)
        return HTTPTestReply(
            [.send(isBodiless ? head : head + body)],
            keepsConnection: framesItself(headers)
        )
    }
}

extension String {
    /// TMDB's content type, exactly as it sends it.
    static let jsonContent = "application/json;charset=utf-8"
}
