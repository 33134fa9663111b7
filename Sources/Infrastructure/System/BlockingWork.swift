import Synchronization

/// Work that waits for a child process, on a separate thread.
enum BlockingWork {
    /// Runs `work`, and gives up on it when the caller is cancelled.
    ///
    /// `abandon` then makes the work end soon, and its result is dropped. `complete` gets the result
    /// of work that was not given up, before the caller does.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value,
        complete: @escaping @Sendable (Value) -> Void = { _ in },
        abandon: @escaping @Sendable () -> Void
    ) async throws(NetworkError) -> Value {
        let promise = Promise<Result<Value, NetworkError>>()
        let hasStarted = DetachedThread.start {
            let value = work()
            promise.keep(.success(value)) { complete(value) }
        }
        if !hasStarted {
            promise.keep(.failure(.noResources(reason: "no thread can be started")), abandon)
        }
        let outcome = await withTaskCancellationHandler {
            await promise.value()
        } onCancel: {
            promise.keep(.failure(.cancelled), abandon)
        }
        return try outcome.get()
    }
}

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
