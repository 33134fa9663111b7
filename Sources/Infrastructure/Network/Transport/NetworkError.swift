/// Why a request has no usable answer, by the stage that found it.
public enum NetworkError: Error, Hashable, Sendable {
    public enum ConnectionFailure: Hashable, Sendable {
        case hostNotFound
        case refused
        case tls
        case lost
        case other
    }

    /// Why the network worker cannot be used.
    public enum WorkerProblem: Hashable, Sendable {
        case missing

        /// It is of another version, or another program.
        case incompatible

        /// `reason` is the OS error message where there is one.
        case cannotStart(reason: String)
    }

    case cancelled
    case timedOut

    /// Here: nothing was sent. The path is where the worker is, or is looked for first.
    case workerUnusable(path: String, WorkerProblem)

    /// Here: nothing was sent, or a response was dropped, because the system is short of something.
    case noResources(reason: String)

    /// Transport: no answer came.
    case unreachable(ConnectionFailure)

    /// Transport: an answer began but broke off, or is not HTTP.
    case damaged

    /// Status: an answer came, and it is not a success.
    case unsuccessful(NetworkResponse)

    /// Body: more bytes than the endpoint allows; the rest was not read.
    case tooLarge(limit: Int)
}

extension NetworkError {
    init(_ failure: BlockingWork.Failure) {
        switch failure {
        case .cancelled: self = .cancelled
        case .noThread: self = .noResources(reason: BlockingWork.Failure.noThreadReason)
        }
    }
}
