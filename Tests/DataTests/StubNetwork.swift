import Foundation
import Infrastructure
import Synchronization

/// Answers every request alike, and records what it was asked for.
final class StubNetwork: NetworkService {
    let host = "api.example.org"
    private let result: Result<NetworkResponse, NetworkError>
    private let endpoints = Mutex<[Endpoint]>([])

    init(_ result: Result<NetworkResponse, NetworkError>) {
        self.result = result
    }

    convenience init(body: String) {
        self.init(.success(NetworkResponse(status: 200, body: Data(body.utf8))))
    }

    var requested: [Endpoint] { endpoints.withLock(\.self) }

    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        endpoints.withLock { $0.append(endpoint) }
        return try result.get()
    }
}
