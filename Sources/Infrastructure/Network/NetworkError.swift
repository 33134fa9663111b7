/// Why a request has no usable answer, by the stage that found it.
public enum NetworkError: Error, Hashable, Sendable {
    public enum ConnectionProblem: Hashable, Sendable {
        case nameNotFound
        case refused
        case notSecure
        case lost
        case other
    }

    case cancelled
    case timedOut

    /// Transport: no answer came.
    case unreachable(ConnectionProblem)

    /// Transport: an answer began but broke off, or is not HTTP.
    case damaged

    /// Status: an answer came, and it is not a success.
    case unsuccessful(NetworkResponse)

    /// Body: more bytes than the endpoint allows; the rest was not read.
    case tooLarge(limit: Int)
}
