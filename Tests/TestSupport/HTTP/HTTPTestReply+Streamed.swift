/// Replies whose body is sent in pieces.
extension HTTPTestReply {
    /// A complete reply in chunked encoding.
    package static func chunked(
        _ chunks: [String],
        status: Int = 200,
        headers: [(String, String)] = []
    ) -> HTTPTestReply {
        let steps = chunks.filter { !$0.isEmpty }.map { HTTPTestStep.send(chunk($0.utf8)) }
        return HTTPTestReply(
            [.send(chunkedHead(status, headers))] + steps + [.send("0\r\n\r\n")],
            keepsConnection: framesItself(headers)
        )
    }

    /// A reply in chunked encoding without its final chunk.
    package static func truncatedChunks(_ chunks: [String]) -> HTTPTestReply {
        let steps = chunks.filter { !$0.isEmpty }.map { HTTPTestStep.send(chunk($0.utf8)) }
        return HTTPTestReply([.send(chunkedHead())] + steps + [.close])
    }

    /// A complete reply, with every byte in a separate packet.
    package static func byteByByte(_ body: String) -> HTTPTestReply {
        let bytes = complete(body)
        return HTTPTestReply([.sendByteByByte(bytes)], keepsConnection: true)
    }

    /// A complete reply whose body is sent byte by byte, with a pause before each byte.
    package static func drip(_ body: String, every pause: Duration) -> HTTPTestReply {
        let head = declaring(body.utf8.count)
        let steps = body.utf8.flatMap { [HTTPTestStep.pause(pause), .send([$0])] }
        return HTTPTestReply([.send(head)] + steps, keepsConnection: true)
    }

    /// An endless body, sent slowly: never idle for longer than the pause.
    package static func endlessDrip(every pause: Duration) -> HTTPTestReply {
        let steps: [HTTPTestStep] = [.pause(pause), .send(chunk(" ".utf8))]
        return HTTPTestReply([.send(chunkedHead()), .repeated(steps)])
    }

    /// An endless body, sent as fast as it is read.
    package static var endlessChunks: HTTPTestReply {
        let spaces = chunk([UInt8](repeating: 0x20, count: 64 * 1024))
        return HTTPTestReply([.send(chunkedHead()), .repeated([.send(spaces)])])
    }

    /// Endless headers.
    package static var endlessHeaders: HTTPTestReply {
        let line = "X-Filler: \(String(repeating: "x", count: 1000))\r\n"
        return HTTPTestReply([.send("HTTP/1.1 200 OK\r\n"), .repeated([.send(line)])])
    }

    /// A complete reply of `byteCount` spaces, generated while it is sent.
    package static func oversized(byteCount: Int) -> HTTPTestReply {
        let block = [UInt8](repeating: 0x20, count: 64 * 1024)
        let (blocks, rest) = byteCount.quotientAndRemainder(dividingBy: block.count)
        return HTTPTestReply(
            [
                .send(declaring(byteCount)),
                .repeated([.send(block)], times: blocks),
                .send([UInt8](repeating: 0x20, count: rest)),
            ],
            keepsConnection: true
        )
    }

    private static func chunkedHead(
        _ status: Int = 200,
        _ headers: [(String, String)] = []
    ) -> [UInt8] {
        let type = ("Content-Type", String.jsonContent)
        return head(status, headers, defaults: [type, ("Transfer-Encoding", "chunked")])
    }

    private static func chunk(_ bytes: some Collection<UInt8>) -> [UInt8] {
        Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
    }
}
