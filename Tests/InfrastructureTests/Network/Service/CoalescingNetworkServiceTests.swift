import Foundation
import TestSupport
import Testing

@testable import Infrastructure

struct CoalescingNetworkServiceTests {
    private let gate = Gate()
    private let endpoint = Endpoint(path: "movies", bodyLimit: 100)

    @Test @MainActor func `sends equal requests once, and shares the response`() async throws {
        let inner = GatedService(gate)
        let service = CoalescingNetworkService(inner)
        let callers = (1...3).map { _ in
            Task { [endpoint] in try await service.response(for: endpoint).status }
        }
        // All of them wait when the actor comes to a later task.
        await Task {}.value

        gate.open()

        for caller in callers { #expect(try await caller.value == 200) }
        #expect(inner.requestCount == 1)
    }

    @Test func `a cancelled caller does not cancel the others`() async throws {
        let inner = GatedService(gate)
        let service = CoalescingNetworkService(inner)
        let staying = Task { [endpoint] in try await service.response(for: endpoint) }
        await inner.began.opened()
        let leaving = Task { [endpoint] in try await service.response(for: endpoint) }

        leaving.cancel()

        await #expect(throws: NetworkError.cancelled) { try await leaving.value }
        gate.open()
        #expect(try await staying.value.status == 200)
        #expect(inner.requestCount == 1)
        #expect(inner.cancellationCount == 0)
    }

    @Test func `cancels the request with its last caller`() async throws {
        let inner = GatedService(gate)
        let service = CoalescingNetworkService(inner)
        let only = Task { [endpoint] in try await service.response(for: endpoint) }
        await inner.began.opened()

        only.cancel()

        await #expect(throws: NetworkError.cancelled) { try await only.value }
        await inner.cancelled.opened()
        #expect(inner.cancellationCount == 1)
    }

    @Test func `sends another request after the response, and for another endpoint`() async throws {
        gate.open()
        let inner = GatedService(gate)
        let service = CoalescingNetworkService(inner)

        _ = try await service.response(for: endpoint)
        _ = try await service.response(for: endpoint)
        _ = try await service.response(for: Endpoint(path: "others", bodyLimit: 100))

        #expect(inner.requestCount == 3)
    }

    @Test func `shares a failure too`() async {
        let inner = GatedService(gate, .failure(.malformedResponse))
        let service = CoalescingNetworkService(inner)
        gate.open()

        await #expect(throws: NetworkError.malformedResponse) {
            try await service.response(for: endpoint)
        }
    }
}
