import SystemKit

/// The reason that a request has no usable response, by the stage that failed.
package enum NetworkError: Error, Hashable, Sendable {
    package enum ConnectionFailure: Hashable, Sendable {
        case hostNotFound
        case refused

        /// A proxy can't be reached, or refuses to connect to the server.
        case proxy

        /// No TLS, or a certificate that is not trusted.
        case tls
        case lost

        /// Closed before the end of a response.
        case cutOff
        case other
    }

    /// The reason that the network worker cannot be used.
    package enum WorkerFailure: Hashable, Sendable {
        case missing

        /// It is another version, or another program.
        case incompatible

        /// `reason` is the OS error message where there is one.
        case cannotStart(reason: String)

        /// It runs, and has not read a request for a while, or not even greeted.
        case silent
    }

    case cancelled
    case timedOut

    /// Nothing was sent. The path is where the worker is, or the first place to look for it.
    case workerUnusable(path: String, WorkerFailure)

    /// Nothing was sent, or a response was dropped, because the system is short of a resource.
    case noResources(reason: String)

    /// No response started.
    case unreachable(ConnectionFailure)

    /// A response started, but is not valid HTTP or not valid gzip.
    case malformedResponse

    /// The response can't be decompressed without this program, which can't be started.
    case programMissing(String)
    case httpStatus(NetworkResponse)

    /// The body is larger than the limit of the request; the rest was not read.
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
