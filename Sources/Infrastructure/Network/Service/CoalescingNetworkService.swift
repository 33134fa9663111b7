import Synchronization

/// Sends equal requests that are under way at the same time once, and shares the answer.
///
/// A caller that is cancelled hears so at once. The request goes on for the others, and ends with
/// the last of them.
public final class CoalescingNetworkService: NetworkService {
    private typealias Outcome = Result<NetworkResponse, NetworkError>
    private typealias Caller = Promise<Outcome>

    private struct Flight {
        let number: Int
        let request: Task<Void, Never>
        var callers: [Caller]
    }

    private struct State {
        var flights: [Endpoint: Flight] = [:]
        var flightCount = 0
    }

    private let service: any NetworkService
    private let state = Mutex(State())

    public init(_ service: any NetworkService) {
        self.service = service
    }

    public var host: String { service.host }

    public func address(of endpoint: Endpoint) -> String {
        service.address(of: endpoint)
    }

    public func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        let caller = Caller()
        join(endpoint, caller)
        let outcome = await withTaskCancellationHandler {
            await caller.value()
        } onCancel: {
            leave(endpoint, caller)
        }
        return try outcome.get()
    }

    /// How many wait for the answer to one request.
    func callerCount(of endpoint: Endpoint) -> Int {
        state.withLock { $0.flights[endpoint]?.callers.count ?? 0 }
    }

    private func join(_ endpoint: Endpoint, _ caller: Caller) {
        state.withLock { state in
            guard state.flights[endpoint] == nil else {
                state.flights[endpoint]?.callers.append(caller)
                return
            }
            state.flightCount += 1
            let number = state.flightCount
            let request = Task { [self] in
                land(endpoint, number, await outcome(of: endpoint))
            }
            state.flights[endpoint] = Flight(number: number, request: request, callers: [caller])
        }
    }

    private func outcome(of endpoint: Endpoint) async -> Outcome {
        do {
            return .success(try await service.response(for: endpoint))
        } catch {
            return .failure(error)
        }
    }

    private func land(_ endpoint: Endpoint, _ number: Int, _ outcome: Outcome) {
        let callers = state.withLock { state -> [Caller] in
            // All who waited may have left, and others asked anew.
            guard let flight = state.flights[endpoint], flight.number == number else { return [] }
            state.flights[endpoint] = nil
            return flight.callers
        }
        for caller in callers { caller.keep(outcome) }
    }

    private func leave(_ endpoint: Endpoint, _ caller: Caller) {
        caller.keep(.failure(.cancelled))
        let abandoned = state.withLock { state -> Task<Void, Never>? in
            state.flights[endpoint]?.callers.removeAll { $0 === caller }
            guard let flight = state.flights[endpoint], flight.callers.isEmpty else { return nil }
            state.flights[endpoint] = nil
            return flight.request
        }
        abandoned?.cancel()
    }
}
