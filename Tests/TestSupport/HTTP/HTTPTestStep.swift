/// One thing that a server does while it replies.
public enum HTTPTestStep: Sendable {
    case send([UInt8])
    /// Sends every byte in a packet of its own.
    case sendByteByByte([UInt8])
    /// Does the steps so often, or, without a number, until the peer closes or the server stops.
    case repeated([HTTPTestStep], times: Int? = nil)
    /// Goes on when the test opens the gate.
    case wait(Gate)
    /// Goes on after a while: a server's pace, as in a body that drips.
    ///
    /// To put events in order, use a ``Gate``.
    case pause(Duration)
    /// Sends nothing until the peer closes or the server stops.
    case hang
    /// Ends the connection with a reset.
    case reset
    /// Ends the connection in good order.
    case close

    public static func send(_ text: String) -> HTTPTestStep {
        .send(Array(text.utf8))
    }
}

/// Short, since a failed test prints it.
extension HTTPTestStep: CustomStringConvertible {
    public var description: String {
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
