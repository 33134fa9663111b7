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
