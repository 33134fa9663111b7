import Foundation
import Infrastructure
import Synchronization

/// Gives each request the next result, and the last one to all further requests; records them.
final class StubNetwork: NetworkService {
    let host = "api.example.org"
    private let results: Mutex<[Result<NetworkResponse, NetworkError>]>
    private let endpoints = Mutex<[Endpoint]>([])

    init(_ results: Result<NetworkResponse, NetworkError>...) {
        self.results = Mutex(results)
    }

    convenience init(body: String) {
        self.init(.body(body))
    }

    var requested: [Endpoint] { endpoints.withLock(\.self) }

    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        endpoints.withLock { $0.append(endpoint) }
        let result = results.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
        guard let result else { throw .malformedResponse }
        return try result.get()
    }

    func displayURL(of endpoint: Endpoint) -> String { "\(host)/\(endpoint.target)" }
}

extension Result<NetworkResponse, NetworkError> {
    static func body(_ body: String, headers: [HTTPHeader] = []) -> Self {
        .success(NetworkResponse(status: 200, headers: headers, body: Data(body.utf8)))
    }

    static func status(_ status: Int, headers: [HTTPHeader] = []) -> Self {
        .failure(.httpStatus(NetworkResponse(status: status, headers: headers)))
    }
}
