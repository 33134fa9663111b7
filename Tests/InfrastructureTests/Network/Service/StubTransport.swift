import Infrastructure
import Synchronization

/// Returns the next outcome for each attempt, and the last one for all further attempts.
final class StubTransport: NetworkTransport {
    typealias Outcome = Result<NetworkResponse, NetworkError>

    private let outcomes: Mutex<[Outcome]>
    private let attempts = Mutex<[(request: NetworkRequest, timeout: Duration)]>([])
    private let onSend: @Sendable () -> Void

    init(_ outcomes: [Outcome], onSend: @escaping @Sendable () -> Void = {}) {
        self.outcomes = Mutex(outcomes)
        self.onSend = onSend
    }

    var requests: [NetworkRequest] { attempts.withLock { $0.map(\.request) } }
    var timeouts: [Duration] { attempts.withLock { $0.map(\.timeout) } }

    func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        attempts.withLock { $0.append((request, timeout)) }
        onSend()
        let outcome = outcomes.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
        return try outcome?.get() ?? NetworkResponse(status: 200)
    }
}

extension StubTransport.Outcome {
    static func status(_ status: Int, headers: [HTTPHeader] = []) -> Self {
        .success(NetworkResponse(status: status, headers: headers))
    }

    static func retryAfter(_ value: String, status: Int = 429) -> Self {
        .status(status, headers: [HTTPHeader("Retry-After", value)])
    }
}
