// The protocol between this program and the network worker: requests go to the worker's standard
// input, one per line; the responses arrive as frames from its standard output. The worker starts
// with a greeting, confirms each request, and serves several at the same time, which have numbers.
package import Essentials

/// The name, the version and the greeting of the network worker.
package enum WorkerProtocol {
    package static let programName = "movies-network"

    /// Increase it with every change of requests or frames, since an old worker may be installed.
    package static let version = 3

    /// How many requests a worker serves at the same time.
    package static let concurrentLimit = 6

    /// The exit status of a worker that ended by itself in the middle of a response, as by a trap
    /// in URLSession: no more of the response follows, and what was sent may be all of it.
    package static let abortedStatus: CInt = 70
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
/// As bytes: one for its kind, four for the number of the request, four for the length of the
/// payload, most significant first, and the payload.
package enum WorkerFrame: Sendable {
    /// What a worker sends first, with the number 0.
    case greeting(String)

    /// The worker has read the request.
    case acceptance
    case head(status: Int, headers: [HTTPHeader])
    case body(Data)
    case end

    /// Why the transfer failed: an error of `failures`.
    case failure(NetworkError)

    /// The errors of transfers, and how frames name them.
    static let failures: [(name: String, error: NetworkError)] = [
        ("cancelled", .cancelled), ("timedOut", .timedOut),
        ("hostNotFound", .unreachable(.hostNotFound)),
        ("connectionRefused", .unreachable(.refused)), ("proxy", .unreachable(.proxy)),
        ("connectionLost", .unreachable(.lost)),
        ("connectionCutOff", .unreachable(.cutOff)), ("tls", .unreachable(.tls)),
        ("malformedResponse", .malformedResponse), ("other", .unreachable(.other)),
    ]

    fileprivate enum Kind: UInt8 {
        // No text of another program starts with such a byte: it cannot start a UTF-8 sequence.
        case greeting = 0xB0
        case head, body, end, failure, acceptance

        /// In bytes; a greater length means that this is not a frame.
        var payloadLimit: Int {
            switch self {
            case .greeting, .end, .failure, .acceptance: 64
            case .head: 1 << 24
            case .body: WorkerFrame.longestBody
            }
        }
    }

    /// In bytes; longer pieces of a body are several frames, since a reader keeps a whole frame.
    static let longestBody = 1 << 20

    private struct Head: Codable {
        let status: Int
        let headers: [HTTPHeader]
    }

    package static let greeting = WorkerFrame.greeting(WorkerProtocol.greeting)

    /// Whether no other frame follows for the same request.
    var isLast: Bool {
        switch self {
        case .end, .failure: true
        case .greeting, .acceptance, .head, .body: false
        }
    }

    package static func body(splitting data: Data) -> [WorkerFrame] {
        stride(from: data.startIndex, to: data.endIndex, by: longestBody).map { start in
            .body(data[start...].prefix(longestBody))
        }
    }

    /// The frame as bytes, for the request with a number.
    package func data(forRequest number: UInt32) throws -> Data {
        switch self {
        case .greeting(let text): data(.greeting, number, Data(text.utf8))
        case .head(let status, let headers):
            try data(.head, number, JSONEncoder().encode(Head(status: status, headers: headers)))
        case .acceptance: data(.acceptance, number, Data())
        case .body(let body): data(.body, number, body)
        case .end: data(.end, number, Data())
        case .failure(let error): data(.failure, number, Data(Self.name(of: error).utf8))
        }
    }

    /// Fails if a payload does not match its kind.
    fileprivate init?(_ kind: Kind, _ payload: Data) {
        switch kind {
        case .greeting: self = .greeting(String(decoding: payload, as: UTF8.self))
        case .head:
            guard let head = try? JSONDecoder().decode(Head.self, from: payload) else { return nil }
            self = .head(status: head.status, headers: head.headers)
        case .body: self = .body(payload)
        case .end: self = .end
        case .acceptance: self = .acceptance
        case .failure:
            let failure = Self.failures.first { payload.elementsEqual($0.name.utf8) }
            guard let failure else { return nil }
            self = .failure(failure.error)
        }
    }

    private static func name(of error: NetworkError) -> String {
        failures.first { $0.error == error }?.name ?? "other"
    }

    private func data(_ kind: Kind, _ number: UInt32, _ payload: Data) -> Data {
        let bytes = [number, UInt32(payload.count)].flatMap { value in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        return Data([kind.rawValue] + bytes) + payload
    }
}

/// Assembles frames from bytes, which may arrive in pieces.
struct WorkerFrameParser {
    /// The bytes are not those of a frame.
    struct InvalidFrame: Error {}

    private static let prefixLength = 9

    private var kind: WorkerFrame.Kind?
    private var number: UInt32 = 0
    private var payloadLength = 0
    private var bytes = Data()

    /// Whether no part of a frame has arrived.
    var isEmpty: Bool { kind == nil && bytes.isEmpty }

    /// How many bytes to add next, at most.
    var missingCount: Int { (kind == nil ? Self.prefixLength : payloadLength) - bytes.count }

    /// Adds up to `missingCount` bytes, and returns the frame that they complete, if any.
    mutating func add(_ new: Data) throws(InvalidFrame) -> (number: UInt32, frame: WorkerFrame)? {
        precondition(new.count <= missingCount)
        bytes.append(new)
        if kind == nil {
            // Other programs are recognized by their first byte.
            let first = bytes.first.flatMap(WorkerFrame.Kind.init)
            guard let first else { throw InvalidFrame() }
            guard missingCount == 0 else { return nil }
            let values = bytes.dropFirst().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            number = UInt32(values >> 32)
            payloadLength = Int(values & 0xFFFF_FFFF)
            guard payloadLength <= first.payloadLimit else { throw InvalidFrame() }
            kind = first
            bytes = Data()
        }
        guard let kind, missingCount == 0 else { return nil }
        guard let frame = WorkerFrame(kind, bytes) else { throw InvalidFrame() }
        self.kind = nil
        bytes = Data()
        return (number, frame)
    }
}
