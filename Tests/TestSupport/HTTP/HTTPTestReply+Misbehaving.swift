/// Replies that are truncated, hang or are malformed; they end the connection.
extension HTTPTestReply {
    /// Declares the whole length, sends a part of the body and closes.
    package static func truncated(_ body: String, afterBytes count: Int) -> HTTPTestReply {
        HTTPTestReply([.send(part(of: body, count)), .close])
    }

    /// Accepts the request and never responds.
    package static var hangBeforeHeaders: HTTPTestReply { HTTPTestReply([.hang]) }

    /// Declares the whole length, sends a part of the body and no more.
    package static func hangInBody(_ body: String, afterBytes count: Int) -> HTTPTestReply {
        HTTPTestReply([.send(part(of: body, count)), .hang])
    }

    /// Accepts the request and resets the connection.
    package static var resetBeforeHeaders: HTTPTestReply { HTTPTestReply([.reset]) }

    /// Declares the whole length, sends a part of the body and resets the connection.
    package static func resetInBody(_ body: String, afterBytes count: Int) -> HTTPTestReply {
        HTTPTestReply([.send(part(of: body, count)), .reset])
    }

    /// Accepts the request and closes the connection.
    package static var closeBeforeHeaders: HTTPTestReply { HTTPTestReply([.close]) }

    /// Sends exactly these bytes, whether they are HTTP or not, and closes.
    package static func raw(_ bytes: some Sequence<UInt8>) -> HTTPTestReply {
        HTTPTestReply([.send(Array(bytes)), .close])
    }

    /// Sends exactly this text, whether it is HTTP or not, and closes.
    package static func raw(_ text: String) -> HTTPTestReply { raw(text.utf8) }

    /// Delays a reply until the test opens the gate.
    package static func gated(by gate: Gate, then reply: HTTPTestReply) -> HTTPTestReply {
        HTTPTestReply([.wait(gate)] + reply.steps, keepsConnection: reply.keepsConnection)
    }

    /// The head and the whole body of a valid reply.
    static func complete(_ body: String) -> [UInt8] { declaring(body.utf8.count) + body.utf8 }

    /// The head of a reply with this `Content-Length`.
    static func declaring(_ byteCount: Int) -> [UInt8] {
        let length = ("Content-Length", String(byteCount))
        return head(200, [], defaults: [("Content-Type", .jsonContent), length])
    }

    private static func part(of body: String, _ count: Int) -> [UInt8] {
        declaring(body.utf8.count) + body.utf8.prefix(count)
    }
}
