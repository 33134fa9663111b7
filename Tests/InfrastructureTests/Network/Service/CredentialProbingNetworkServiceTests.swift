import TestSupport
import Testing

@testable import Infrastructure

struct CredentialProbingNetworkServiceTests {
    private static let unauthorized = NetworkError.httpStatus(NetworkResponse(status: 401))

    private let gate = Gate()
    private let endpoints = (1...5).map { Endpoint(path: "movie/\($0)", bodyLimit: 100) }

    @Test @MainActor func `sends one of many requests if the credential is refused`() async {
        let inner = GatedService(gate, .failure(Self.unauthorized))
        let service = CredentialProbingNetworkService(inner)
        let callers = endpoints.map { endpoint in
            Task { try await service.response(for: endpoint).status }
        }
        // All of them wait when the actor comes to a later task.
        await Task {}.value

        gate.open()

        for caller in callers {
            await #expect(throws: Self.unauthorized) { try await caller.value }
        }
        await #expect(throws: Self.unauthorized) { try await service.response(for: endpoints[0]) }
        #expect(inner.requestCount == 1)
    }

    @Test(
        arguments: [
            .success(NetworkResponse(status: 200)),
            .failure(.httpStatus(NetworkResponse(status: 404))), .failure(.timedOut),
        ] as [Result<NetworkResponse, NetworkError>]
    )
    @MainActor func `sends all requests after any other response`(
        outcome: Result<NetworkResponse, NetworkError>
    ) async throws {
        let inner = GatedService(gate, outcome)
        let service = CredentialProbingNetworkService(inner)
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

    @Test func `a caller that is cancelled does not wait`() async {
        let inner = GatedService(gate)
        let service = CredentialProbingNetworkService(inner)
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
