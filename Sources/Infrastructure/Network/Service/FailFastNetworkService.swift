import Synchronization
import SystemKit

/// Sends the first of many requests alone, so that a server that fails all of them is asked once.
///
/// Requests that come meanwhile wait for its response. After a failure that has nothing to do with
/// the request, such as a refused credential or a timeout, all others fail in the same way.
package final class FailFastNetworkService: NetworkService {
    private enum Phase {
        case untried

        /// The first request is in flight; some wait for its response.
        case probing([Promise<Void>])

        /// The server serves requests.
        case passed
        case failed(NetworkError)
    }

    private let service: any NetworkService
    private let phase = Mutex(Phase.untried)

    package init(_ service: any NetworkService) { self.service = service }

    package func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        guard let waiter = beginProbe() else { return try await probe(endpoint) }
        await withTaskCancellationHandler {
            await waiter.value
        } onCancel: {
            waiter.fulfill(())
        }
        if Task.isCancelled { throw .cancelled }
        if case .failed(let error) = phase.withLock({ $0 }) { throw error }
        do {
            return try await service.response(for: endpoint)
        } catch {
            if error.isOfAllRequests { phase.withLock { $0 = .failed(error) } }
            throw error
        }
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
            case .passed, .failed: waiter.fulfill(())
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
            end(error.isOfAllRequests ? .failed(error) : .passed)
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

extension NetworkError {
    /// Whether other requests to the same server would fail too.
    fileprivate var isOfAllRequests: Bool {
        switch self {
        case .httpStatus(let response): [401, 429, 503].contains(response.status)
        case .timedOut, .workerUnusable, .noResources, .programMissing: true
        case .unreachable(let failure): [.hostNotFound, .refused, .tls].contains(failure)
        case .cancelled, .malformedResponse, .tooLarge: false
        }
    }
}
