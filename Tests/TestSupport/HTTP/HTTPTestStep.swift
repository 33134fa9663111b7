/// A step of a reply.
package enum HTTPTestStep: Sendable {
    case send([UInt8])
    /// Sends every byte in a separate packet.
    case sendByteByByte([UInt8])
    /// Repeats the steps; without a number, until the peer closes or the server stops.
    case repeated([HTTPTestStep], times: Int? = nil)
    /// Continues when the test opens the gate.
    case wait(Gate)
    /// Continues after a pause: the pace of a server, as in a dripping body.
    ///
    /// To order events, use a ``Gate``.
    case pause(Duration)
    /// Sends nothing until the peer closes or the server stops.
    case hang
    /// Ends the connection with a reset.
    case reset
    /// Closes the connection normally.
    case close

    package static func send(_ text: String) -> HTTPTestStep { .send(Array(text.utf8)) }
}

/// Short, since failed tests print it.
extension HTTPTestStep: CustomStringConvertible {
    package var description: String {
        switch self {
        case .send(let bytes): "send \(String(decoding: bytes.prefix(80), as: UTF8.self))"
        case .sendByteByByte: "send byte by byte"
        case .repeated(_, let times): "repeat \(times.map { "\($0) times" } ?? "endlessly")"
        case .wait: "wait"
        case .pause(let duration): "pause \(duration)"
        case .hang: "hang"
        case .reset: "reset"
        case .close: "close"
        }
    }
}
