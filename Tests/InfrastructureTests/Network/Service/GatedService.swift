import Synchronization
import TestSupport

@testable import Infrastructure

/// Responds when the gate opens.
final class GatedService: NetworkService {
    /// Opens with the first request.
    let began = Gate()

    /// Opens with the first request that is cancelled.
    let cancelled = Gate()

    private let gate: Gate
    private let outcome: Result<NetworkResponse, NetworkError>
    private let counts = Mutex((requests: 0, cancellations: 0))

    init(
        _ gate: Gate,
        _ outcome: Result<NetworkResponse, NetworkError> = .success(NetworkResponse(status: 200))
    ) {
        self.gate = gate
        self.outcome = outcome
    }

    var requestCount: Int { counts.withLock(\.requests) }
    var cancellationCount: Int { counts.withLock(\.cancellations) }

    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        counts.withLock { $0.requests += 1 }
        began.open()
        await withTaskCancellationHandler {
            await gate.opened()
        } onCancel: {
            counts.withLock { $0.cancellations += 1 }
            cancelled.open()
        }
        return try outcome.get()
    }
}
