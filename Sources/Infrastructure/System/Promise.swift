import Synchronization

/// A value to come, which the first of several may give.
final class Promise<Value: Sendable>: Sendable {
    private struct State {
        var value: Value?
        var waiter: CheckedContinuation<Value, Never>?
    }

    private let state = Mutex(State())

    /// Gives the value, unless one was given before.
    ///
    /// `first` runs only then, and before anybody has the value.
    func keep(_ value: Value, _ first: () -> Void = {}) {
        let waiter = state.withLock { state -> CheckedContinuation<Value, Never>? in
            guard state.value == nil else { return nil }
            state.value = value
            first()
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: value)
    }

    /// Waits for the value; for one caller only.
    func value() async -> Value {
        await withCheckedContinuation { waiter in
            let value = state.withLock { state in
                if state.value == nil { state.waiter = waiter }
                return state.value
            }
            if let value { waiter.resume(returning: value) }
        }
    }
}
