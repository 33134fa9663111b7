import Foundation

/// What a worker is told to ask for: one line of JSON.
struct WorkerRequest: Codable {
    let url: URL
    let headers: [HTTPHeader]
}

extension WorkerRequest {
    init(_ request: NetworkRequest) {
        url = request.url
        headers = request.headers
    }

    /// The line, with its end.
    func line() -> Data? {
        (try? JSONEncoder().encode(self)).map { $0 + Data("\n".utf8) }
    }

    init?(line: String) {
        guard let request = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else {
            return nil
        }
        self = request
    }
}
