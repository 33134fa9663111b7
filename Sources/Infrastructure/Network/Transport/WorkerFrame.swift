/// A chunk of a response from a worker: one byte for its kind, four for the length of the payload,
/// most significant first, and the payload.
public enum WorkerFrame: Sendable {
    /// What a worker sends first.
    case greeting(String)
    case head(status: Int, headers: [HTTPHeader])
    case body(Data)

    /// The response is complete, and the worker is ready for another request.
    case end
    case failure(TransportFailure)

    private enum Kind: UInt8 {
        // No text of another program starts with such a byte: it cannot start a UTF-8 sequence.
        case greeting = 0xB0
        case head, body, end, failure

        /// In bytes; a greater length means that this is not a frame.
        var payloadLimit: Int {
            switch self {
            case .greeting, .end, .failure: 64
            case .head: 1 << 24
            case .body: 1 << 30
            }
        }
    }

    private struct Head: Codable {
        let status: Int
        let headers: [HTTPHeader]
    }

    public static let greeting = WorkerFrame.greeting(WorkerProtocol.greeting)

    public var data: Data {
        get throws {
            switch self {
            case .greeting(let text): Self.data(.greeting, Data(text.utf8))
            case .head(let status, let headers):
                try Self.data(.head, JSONEncoder().encode(Head(status: status, headers: headers)))
            case .body(let body): Self.data(.body, body)
            case .end: Self.data(.end, Data())
            case .failure(let failure): Self.data(.failure, Data(failure.rawValue.utf8))
            }
        }
    }

    /// Takes exactly the bytes of the frame from `read`; fails if there are fewer, or if they are
    /// not a frame.
    init?<Failure>(_ read: (Int) throws(Failure) -> Data) throws(Failure) {
        let prefix = try read(5)
        guard prefix.count == 5, let kind = prefix.first.flatMap(Kind.init) else { return nil }
        let count = prefix.dropFirst().reduce(0) { $0 << 8 | Int($1) }
        guard count <= kind.payloadLimit else { return nil }
        let payload = try count == 0 ? Data() : read(count)
        guard payload.count == count else { return nil }
        switch kind {
        case .greeting: self = .greeting(String(decoding: payload, as: UTF8.self))
        case .head:
            guard let head = try? JSONDecoder().decode(Head.self, from: payload) else { return nil }
            self = .head(status: head.status, headers: head.headers)
        case .body: self = .body(payload)
        case .end: self = .end
        case .failure:
            guard let failure = TransportFailure(rawValue: String(decoding: payload, as: UTF8.self))
            else { return nil }
            self = .failure(failure)
        }
    }

    private static func data(_ kind: Kind, _ payload: Data) -> Data {
        let count = UInt32(payload.count)
        let prefix =
            [kind.rawValue] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
        return Data(prefix) + payload
    }
}
