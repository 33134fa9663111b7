import Presentation

extension Observable where Value: Sendable {
    /// Suspends until there is such a value.
    func first(where isWanted: @escaping @MainActor (Value) -> Bool) async -> Value {
        let owner = Waiter()
        let value = await withCheckedContinuation { continuation in
            observe(on: owner) { value in
                guard owner.isWaiting, isWanted(value) else { return }
                owner.isWaiting = false
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
