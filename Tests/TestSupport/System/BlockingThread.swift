import Foundation

/// Runs blocking work on separate threads, since it must not block Swift's cooperative threads.
enum BlockingThread {
    /// Starts `work` and returns at once.
    static func start(_ name: String, _ work: @escaping @Sendable () -> Void) {
        let thread = Thread { work() }
        thread.name = name
        thread.start()
    }

    /// Suspends the task until `work` is done.
    static func run<Value: Sendable>(
        _ name: String,
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            start(name) { continuation.resume(with: Result { try work() }) }
        }
    }

    /// Suspends the task until `work` returns whether it succeeded.
    static func run(_ name: String, _ work: @escaping @Sendable () -> Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            start(name) { continuation.resume(returning: work()) }
        }
    }
}
