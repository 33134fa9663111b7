import Synchronization

/// Runs blocking work on a separate thread, because Swift's few shared threads must never wait.
package enum BlockingWork {
    /// Why abandonable work has no result.
    package enum Failure: Error {
        case cancelled
        case noThread

        package static let noThreadReason = "no thread can be started"
    }

    /// Runs `work`, and returns without its result as soon as the caller is cancelled.
    ///
    /// `abandon` then makes the work end soon.
    package static func run<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value,
        abandon: @escaping @Sendable () -> Void
    ) async throws(Failure) -> Value {
        let promise = Promise<Result<Value, Failure>>()
        let hasStarted = DetachedThread.start {
            promise.fulfill(.success(work()))
        }
        if !hasStarted { promise.fulfill(.failure(.noThread), abandon) }
        let outcome = await withTaskCancellationHandler {
            await promise.value
        } onCancel: {
            promise.fulfill(.failure(.cancelled), abandon)
        }
        return try outcome.get()
    }

    /// Runs `work` and waits for its end, even if the caller is cancelled.
    ///
    /// `work` can check for cancellation. If no thread can be started, it runs on the caller's.
    package static func runToEnd<Value: Sendable, Failure: Error>(
        _ work:
            @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool)
            throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let promise = Promise<Result<Value, Failure>>()
        let cancellation = CancellationFlag()
        let perform: @Sendable () -> Void = {
            promise.fulfill(Result { () throws(Failure) in try work { cancellation.isSet } })
        }
        if !DetachedThread.start(perform) { perform() }
        let outcome = await withTaskCancellationHandler {
            await promise.value
        } onCancel: {
            cancellation.set()
        }
        return try outcome.get()
    }
}

/// Signals a thread that the task that waits for it was cancelled.
private final class CancellationFlag: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() {
        flag.store(true, ordering: .relaxed)
    }
}

/// A one-shot value; the first caller of `fulfill` wins.
package final class Promise<Value: Sendable>: Sendable {
    private struct State {
        var value: Value?
        var waiter: CheckedContinuation<Value, Never>?
    }

    private let state = Mutex(State())

    package init() {}

    /// Sets the value and runs `first` before it is delivered, unless there is a value.
    package func fulfill(_ value: Value, _ first: () -> Void = {}) {
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
    package var value: Value {
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
