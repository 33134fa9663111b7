import Synchronization
import TestSupport
import Testing

@testable import Infrastructure

struct FailFastNetworkServiceTests {
    /// Responds to the first request, and to no other one.
    private final class TiringService: NetworkService {
        let count = Mutex(0)

        func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
            let number = count.withLock { count in
                count += 1
                return count
            }
            guard number == 1 else { throw .timedOut }
            return NetworkResponse(status: 200)
        }
    }

    private let gate = Gate()
    private let endpoints = (1...5).map { Endpoint(path: "movie/\($0)", bodyLimit: 100) }

    @Test(
        arguments: [
            .httpStatus(NetworkResponse(status: 401)), .httpStatus(NetworkResponse(status: 429)),
            .timedOut, .unreachable(.refused), .unreachable(.hostNotFound),
        ] as [NetworkError]
    )
    @MainActor func `sends one of many requests if the server fails all`(
        error: NetworkError
    ) async {
        let inner = GatedService(gate, .failure(error))
        let service = FailFastNetworkService(inner)
        let callers = endpoints.map { endpoint in
            Task { try await service.response(for: endpoint).status }
        }
        // All of them wait when the actor comes to a later task.
        await Task {}.value

        gate.open()

        for caller in callers {
            await #expect(throws: error) { try await caller.value }
        }
        await #expect(throws: error) { try await service.response(for: endpoints[0]) }
        #expect(inner.requestCount == 1)
    }

    @Test(
        arguments: [
            .success(NetworkResponse(status: 200)),
            .failure(.httpStatus(NetworkResponse(status: 404))), .failure(.unreachable(.cutOff)),
        ] as [Result<NetworkResponse, NetworkError>]
    )
    @MainActor func `sends all requests after any other response`(
        outcome: Result<NetworkResponse, NetworkError>
    ) async throws {
        let inner = GatedService(gate, outcome)
        let service = FailFastNetworkService(inner)
        let callers = endpoints.map { endpoint in
            Task { _ = try? await service.response(for: endpoint) }
        }
        await inner.began.opened()
        await Task {}.value
        #expect(inner.requestCount == 1)

        gate.open()

        for caller in callers { await caller.value }
        #expect(inner.requestCount == endpoints.count)
    }

    @Test func `sends no more requests after a later one has timed out`() async throws {
        let inner = TiringService()
        let service = FailFastNetworkService(inner)

        _ = try await service.response(for: endpoints[0])
        for endpoint in endpoints[1...] {
            await #expect(throws: NetworkError.timedOut) {
                try await service.response(for: endpoint)
            }
        }

        #expect(inner.count.withLock(\.self) == 2)
    }

    @Test func `a caller that is cancelled does not wait`() async {
        let inner = GatedService(gate)
        let service = FailFastNetworkService(inner)
        let first = Task { [endpoints] in try await service.response(for: endpoints[0]) }
        await inner.began.opened()
        let other = Task { [endpoints] in try await service.response(for: endpoints[1]) }

        other.cancel()

        await #expect(throws: NetworkError.cancelled) { try await other.value }
        gate.open()
        _ = await first.result
        #expect(inner.requestCount == 1)
    }
}
