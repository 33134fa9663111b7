import Foundation

/// A piece of an answer on its way from a worker: a byte for its kind, four for the length of the
/// rest, most significant first, and the rest.
enum WorkerFrame {
    case head(status: Int, headers: [HTTPHeader])
    case body(Data)

    /// The answer is whole, and the worker ready for another request.
    case end

    /// The code of a `URLError`.
    case failure(Int)

    private enum Kind: UInt8 {
        case head, body, end, failure
    }

    private struct Head: Codable {
        let status: Int
        let headers: [HTTPHeader]
    }

    var data: Data {
        get throws {
            switch self {
            case .head(let status, let headers):
                try Self.data(.head, JSONEncoder().encode(Head(status: status, headers: headers)))
            case .body(let body): Self.data(.body, body)
            case .end: Self.data(.end, Data())
            case .failure(let code): Self.data(.failure, Data(String(code).utf8))
            }
        }
    }

    /// Takes just so many bytes from `read`; fails when fewer come, or others than were written.
    init?(_ read: (Int) -> Data) {
        let prefix = read(5)
        guard prefix.count == 5, let kind = prefix.first.flatMap(Kind.init) else { return nil }
        let count = prefix.dropFirst().reduce(0) { $0 << 8 | Int($1) }
        let payload = count == 0 ? Data() : read(count)
        guard payload.count == count else { return nil }
        switch kind {
        case .head:
            guard let head = try? JSONDecoder().decode(Head.self, from: payload) else { return nil }
            self = .head(status: head.status, headers: head.headers)
        case .body: self = .body(payload)
        case .end: self = .end
        case .failure:
            guard let code = Int(String(decoding: payload, as: UTF8.self)) else { return nil }
            self = .failure(code)
        }
    }

    private static func data(_ kind: Kind, _ payload: Data) -> Data {
        let count = UInt32(payload.count)
        let prefix =
            [kind.rawValue] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
        return Data(prefix) + payload
    }
}
