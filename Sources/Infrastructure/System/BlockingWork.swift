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
