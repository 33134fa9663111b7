import Synchronization
import SystemKit

/// Sends equal requests that are in flight at the same time once, and shares the response.
///
/// A caller that is cancelled returns at once. The request continues for the others, and is
/// cancelled with the last of them.
package final class CoalescingNetworkService: NetworkService {
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

    package init(_ service: any NetworkService) { self.service = service }

    package func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        let caller = Caller()
        attach(caller, to: endpoint)
        let outcome = await withTaskCancellationHandler {
            await caller.value
        } onCancel: {
            cancel(caller, of: endpoint)
        }
        return try outcome.get()
    }

    /// Adds a caller to the flight of an endpoint, and starts one if there is none.
    private func attach(_ caller: Caller, to endpoint: Endpoint) {
        state.withLock { state in
            guard state.flights[endpoint] == nil else {
                state.flights[endpoint]?.callers.append(caller)
                return
            }
            state.flightCount += 1
            let number = state.flightCount
            let request = Task { [self] in
                let outcome: Outcome
                do throws(NetworkError) {
                    outcome = .success(try await service.response(for: endpoint))
                } catch {
                    outcome = .failure(error)
                }
                complete(endpoint, number, outcome)
            }
            state.flights[endpoint] = Flight(number: number, request: request, callers: [caller])
        }
    }

    private func complete(_ endpoint: Endpoint, _ number: Int, _ outcome: Outcome) {
        let callers = state.withLock { state -> [Caller] in
            // All callers may have been cancelled, and a new flight may have started since.
            guard let flight = state.flights[endpoint], flight.number == number else { return [] }
            state.flights[endpoint] = nil
            return flight.callers
        }
        for caller in callers { caller.fulfill(outcome) }
    }

    /// Removes a caller from the flight of an endpoint, and cancels the flight after the last one.
    private func cancel(_ caller: Caller, of endpoint: Endpoint) {
        caller.fulfill(.failure(.cancelled))
        let abandoned = state.withLock { state -> Task<Void, Never>? in
            state.flights[endpoint]?.callers.removeAll { $0 === caller }
            guard let flight = state.flights[endpoint], flight.callers.isEmpty else { return nil }
            state.flights[endpoint] = nil
            return flight.request
        }
        abandoned?.cancel()
    }
}
