// The protocol between this program and the network worker: requests go to the worker's standard
// input, one per line; the responses arrive as frames from its standard output. The worker starts
// with a greeting, and serves several requests at the same time, which have numbers.
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The name, the version and the greeting of the network worker.
package enum WorkerProtocol {
    /// The name of the worker's executable file.
    package static let programName = "movies-network"

    /// Increase it with every change of requests or frames, since an old worker may be installed.
    package static let version = 2

    /// How many requests a worker serves at the same time.
    package static let concurrentLimit = 6

    /// The exit status of a worker that ended by itself in the middle of a response, as by a trap
    /// in URLSession: no more of the response follows, and what was sent may be all of it.
    package static let abortedStatus: CInt = 70

    /// What a worker sends first.
    static let greeting = "\(programName) \(version)"
}

/// A request to a worker, as one line of JSON.
package struct WorkerRequest: Hashable, Codable, Sendable {
    /// Different from the numbers of the other requests to this worker, and not 0.
    package let number: UInt32
    package let url: String
    package let headers: [HTTPHeader]

    init(_ request: NetworkRequest, number: UInt32) {
        self.number = number
        url = request.url.absoluteString
        headers = request.headers
    }

    /// Fails if the line is not a request.
    package init?(line: String) {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
            return nil
        }
        self = request
    }

    /// The line, with its line break.
    func line() -> Data? {
        (try? JSONEncoder().encode(self)).map { $0 + Data("\n".utf8) }
    }
}

/// Why a transfer failed, whatever library carried it.
package enum TransportFailure: String, CaseIterable, Sendable {
    case cancelled
    case timedOut
    case hostNotFound
    case connectionRefused
    case connectionLost

    /// No TLS, or a certificate that is not trusted.
    case tls

    /// A response started, but is not valid HTTP.
    case malformedResponse
    case other
}
