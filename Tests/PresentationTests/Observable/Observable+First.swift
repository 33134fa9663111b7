import Presentation

extension Observable where Value: Sendable {
    /// Waits for the first value that satisfies the predicate.
    func first(where isWanted: @escaping @MainActor (Value) -> Bool) async -> Value {
        let owner = Waiter()
        let value = await withCheckedContinuation { continuation in
            observe(on: owner) { waiter, value in
                guard waiter.isWaiting, isWanted(value) else { return }
                waiter.isWaiting = false
                continuation.resume(returning: value)
            }
        }
        remove(owner)
        return value
    }
}

@MainActor
private final class Waiter {
    var isWaiting = true
}
