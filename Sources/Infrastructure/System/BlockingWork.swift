import Synchronization

/// Work that waits for a child process, on a separate thread.
enum BlockingWork {
    /// Runs `work`, and abandons it when the caller is cancelled.
    ///
    /// `abandon` then makes the work end soon, and its result is dropped. `complete` gets the result
    /// of work that was not abandoned, before the caller does.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value,
        complete: @escaping @Sendable (Value) -> Void = { _ in },
        abandon: @escaping @Sendable () -> Void
    ) async throws(NetworkError) -> Value {
        let promise = Promise<Result<Value, NetworkError>>()
        let hasStarted = DetachedThread.start {
            let value = work()
            promise.fulfill(.success(value)) { complete(value) }
        }
        if !hasStarted {
            promise.fulfill(.failure(.noResources(reason: "no thread can be started")), abandon)
        }
        let outcome = await withTaskCancellationHandler {
            await promise.value
        } onCancel: {
            promise.fulfill(.failure(.cancelled), abandon)
        }
        return try outcome.get()
    }
}

/// A value that is given once; the first caller of `fulfill` wins.
final class Promise<Value: Sendable>: Sendable {
    private struct State {
        var value: Value?
        var waiter: CheckedContinuation<Value, Never>?
    }

    private let state = Mutex(State())

    /// Gives the value, unless there is one already.
    ///
    /// `first` runs only if this value counts, and before the waiter gets it.
    func fulfill(_ value: Value, _ first: () -> Void = {}) {
        let waiter = state.withLock { state -> CheckedContinuation<Value, Never>? in
            guard state.value == nil else { return nil }
            state.value = value
            first()
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: value)
    }

    /// Waits for the value; only one caller may.
    var value: Value {
        get async {
            await withCheckedContinuation { waiter in
                let value = state.withLock { state in
                    if state.value == nil { state.waiter = waiter }
                    return state.value
                }
                if let value { waiter.resume(returning: value) }
            }
        }
    }
}
