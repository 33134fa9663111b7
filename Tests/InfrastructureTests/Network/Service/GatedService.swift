import Synchronization
import TestSupport

@testable import Infrastructure

/// Responds when the gate opens.
final class GatedService: NetworkService {
    /// Opens with the first request.
    let began = Gate()

    private let gate: Gate
    private let outcome: Result<NetworkResponse, NetworkError>
    private let count = Mutex(0)

    init(
        _ gate: Gate,
        _ outcome: Result<NetworkResponse, NetworkError> = .success(NetworkResponse(status: 200))
    ) {
        self.gate = gate
        self.outcome = outcome
    }

    var requestCount: Int { count.withLock(\.self) }

    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        count.withLock { $0 += 1 }
        began.open()
        await gate.opened()
        return try outcome.get()
    }
}
