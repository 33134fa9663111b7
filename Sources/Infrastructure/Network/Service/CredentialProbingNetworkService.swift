import Synchronization
import SystemKit

/// Sends the first request alone, so that a refused credential is refused once.
///
/// Requests that come meanwhile wait for its response. If that refuses the credential, they fail in
/// the same way, and so do all others.
package final class CredentialProbingNetworkService: NetworkService {
    private enum Phase {
        case untried

        /// The first request is in flight; some wait for its response.
        case probing([Promise<Void>])

        /// The credential was not refused.
        case passed
        case refused(NetworkError)
    }

    private static let unauthorized = 401

    private let service: any NetworkService
    private let phase = Mutex(Phase.untried)

    package init(_ service: any NetworkService) {
        self.service = service
    }

    package var host: String { service.host }

    package func displayURL(of endpoint: Endpoint) -> String {
        service.displayURL(of: endpoint)
    }

    package func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        guard let waiter = beginProbe() else { return try await probe(endpoint) }
        await withTaskCancellationHandler {
            await waiter.value
        } onCancel: {
            waiter.fulfill(())
        }
        if Task.isCancelled { throw .cancelled }
        if case .refused(let error) = phase.withLock({ $0 }) { throw error }
        return try await service.response(for: endpoint)
    }

    /// Returns `nil` to the caller of the first request, and what to wait for to all others.
    private func beginProbe() -> Promise<Void>? {
        phase.withLock { phase in
            let waiter = Promise<Void>()
            switch phase {
            case .untried:
                phase = .probing([])
                return nil
            case .probing(let waiters): phase = .probing(waiters + [waiter])
            case .passed, .refused: waiter.fulfill(())
            }
            return waiter
        }
    }

    private func probe(_ endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        do {
            let response = try await service.response(for: endpoint)
            end(.passed)
            return response
        } catch {
            if case .httpStatus(let response) = error, response.status == Self.unauthorized {
                end(.refused(error))
            } else {
                end(.passed)
            }
            throw error
        }
    }

    private func end(_ next: Phase) {
        let waiters = phase.withLock { phase -> [Promise<Void>] in
            defer { phase = next }
            if case .probing(let waiters) = phase { return waiters }
            return []
        }
        for waiter in waiters { waiter.fulfill(()) }
    }
}
