import CLibrary
import Synchronization

/// Runs blocking work on a separate thread, because Swift's few shared threads must never wait.
package enum BlockingWork {
    /// The reason that abandonable work has no result.
    package enum Failure: Error {
        case cancelled, noThread

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
        let isCancelled = Atomic(false)
        let perform: @Sendable () -> Void = {
            promise.fulfill(
                Result { () throws(Failure) in try work { isCancelled.load(ordering: .relaxed) } }
            )
        }
        if !DetachedThread.start(perform) { perform() }
        let outcome = await withTaskCancellationHandler {
            await promise.value
        } onCancel: {
            isCancelled.store(true, ordering: .relaxed)
        }
        return try outcome.get()
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

/// A thread for blocking work, because Swift's few shared threads must never wait.
///
/// POSIX threads, because Foundation's `Thread` is not in FoundationEssentials.
package enum DetachedThread {
    /// In bytes, the same on every system: the default of musl, 128 KiB, is too little.
    ///
    /// `JSONDecoder` recurses up to 512 levels deep, which takes more than that.
    private static let stackSize = 1 << 20

    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `work` on a new thread; `false` if the system can't start one, so that it never runs.
    @discardableResult
    package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, stackSize)
        var thread = Platform.noThread
        let context = Unmanaged.passRetained(Work(work))
        let status = pthread_create(
            &thread,
            &attributes,
            { context in
                // Optional in some C libraries only.
                let context: UnsafeMutableRawPointer? = context
                if let context {
                    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
                }
                return nil
            },
            context.toOpaque()
        )
        if status != 0 { context.release() }
        return status == 0
    }
}

/// A continuous clock that sleeps on threads of its own.
///
/// `ContinuousClock` sleeps by a timer of libdispatch, which is lost without a word if the system
/// refuses one of its event descriptors. A command that must end in time uses this clock.
package struct ThreadClock: Clock {
    private let clock = ContinuousClock()

    package init() {}

    package var now: ContinuousClock.Instant { clock.now }

    package var minimumResolution: Duration { clock.minimumResolution }

    /// Throws only when the task is cancelled.
    package func sleep(
        until deadline: ContinuousClock.Instant,
        tolerance: Duration? = nil
    ) async throws {
        do {
            // A thread whose task is cancelled sleeps on, which costs nothing.
            try await BlockingWork.run({ Self.block(until: deadline) }, abandon: {})
        } catch {
            try Task.checkCancellation()
            Self.block(until: deadline)
        }
    }

    private static func block(until deadline: ContinuousClock.Instant) {
        while case let timeLeft = ContinuousClock.now.duration(to: deadline), timeLeft > .zero {
            let (seconds, attoseconds) = timeLeft.components
            var time = timespec(
                tv_sec: numericCast(seconds),
                tv_nsec: numericCast(attoseconds / 1_000_000_000)
            )
            nanosleep(&time, nil)
        }
    }
}
