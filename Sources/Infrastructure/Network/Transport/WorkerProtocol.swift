// The protocol between this program and the network worker: requests go to the worker's standard
// input, one per line, and the response to each arrives as frames from its standard output before
// the next one. The worker starts with a greeting, and confirms each request.
package import Essentials

/// The name, the version and the greeting of the network worker.
package enum WorkerProtocol {
    package static let programName = "movies-network"

    /// Increase it with every change of requests or frames, since an old worker may be installed.
    package static let version = 4

    /// The exit status of a worker that ended by itself in the middle of a response, as by a trap
    /// in URLSession: no more of the response follows, and what was sent may be all of it.
    package static let abortedStatus: CInt = 70
    static let greeting = "\(programName) \(version)"
}

/// A worker reads a request as one line of JSON.
extension NetworkRequest {
    package init?(line: String) {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
            return nil
        }
        self = request
    }

    /// The line, with its line break.
    func line() -> Data? { (try? JSONEncoder().encode(self)).map { $0 + Data("\n".utf8) } }
}

/// A chunk of a response from a worker.
///
/// As bytes: one for its kind, four for the length of the payload, most significant first, and the
/// payload.
package enum WorkerFrame: Codable, Sendable {
    /// The first frame of a worker.
    case greeting(String)

    /// The worker has read the request.
    case acceptance
    case head(status: Int, headers: [HTTPHeader])
    case body(Data)
    case end

    /// The failure of the transfer: the name of one of `failures`.
    case failed(String)

    static let failures: [String: NetworkError] = [
        "cancelled": .cancelled, "timedOut": .timedOut,
        "hostNotFound": .unreachable(.hostNotFound), "refused": .unreachable(.refused),
        "proxy": .unreachable(.proxy), "lost": .unreachable(.lost),
        "cutOff": .unreachable(.cutOff), "tls": .unreachable(.tls),
        "malformedResponse": .malformedResponse, "other": .unreachable(.other),
    ]

    fileprivate enum Kind: UInt8 {
        // No text of another program starts with such a byte: it cannot start a UTF-8 sequence.
        case json = 0xB0
        case body

        /// In bytes; a greater length means that this is not a frame.
        var payloadLimit: Int { self == .body ? WorkerFrame.longestBody : 1 << 24 }
    }

    /// In bytes; longer pieces of a body are several frames, since a reader keeps a whole frame.
    static let longestBody = 1 << 20

    package static let greeting = WorkerFrame.greeting(WorkerProtocol.greeting)

    package static func failure(_ error: NetworkError) -> WorkerFrame {
        .failed(failures.first { $0.value == error }?.key ?? "other")
    }

    package static func body(splitting data: Data) -> [WorkerFrame] {
        stride(from: data.startIndex, to: data.endIndex, by: longestBody).map { start in
            .body(data[start...].prefix(longestBody))
        }
    }

    /// The frame as bytes.
    package func data() throws -> Data {
        let (kind, payload): (Kind, Data) =
            if case .body(let body) = self {
                (.body, body)
            } else {
                (.json, try JSONEncoder().encode(self))
            }
        let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: payload.count >> $0) }
        return Data([kind.rawValue] + length) + payload
    }
}

extension WorkerFrame {
    /// The reason that no frame can be read.
    enum ReadFailure: Error {
        case timedOut

        /// The bytes end in the middle of a frame.
        case truncated

        /// The bytes are not those of a frame.
        case invalid
    }

    /// Reads a frame; fails at the end of the bytes.
    ///
    /// `read` returns as many bytes as it is asked for, fewer only at the end, and `nil` if they do not
    /// come in time.
    init?(reading read: (Int) -> Data?) throws(ReadFailure) {
        func readAll(_ count: Int) throws(ReadFailure) -> Data {
            guard let data = read(count) else { throw .timedOut }
            guard data.count == count else { throw .truncated }
            return data
        }
        guard let first = read(1) else { throw .timedOut }
        guard let first = first.first else { return nil }
        // Other programs are recognized by their first byte.
        guard let kind = Kind(rawValue: first) else { throw .invalid }
        let length = try readAll(4).reduce(0) { $0 << 8 | Int($1) }
        guard length <= kind.payloadLimit else { throw .invalid }
        let payload = try readAll(length)
        let frame =
            kind == .body ? .body(payload) : try? JSONDecoder().decode(Self.self, from: payload)
        guard let frame else { throw .invalid }
        self = frame
    }
}
