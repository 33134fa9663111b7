import Foundation

/// Threads for work that blocks, which Swift's few cooperative threads must never do.
enum OwnThread {
    /// Begins `work` and returns at once.
    static func start(_ name: String, _ work: @escaping @Sendable () -> Void) {
        let thread = Thread { work() }
        thread.name = name
        thread.start()
    }

    /// Suspends the caller, not its thread, until `work` is done.
    static func run<Value: Sendable>(
        _ name: String,
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            start(name) { continuation.resume(with: Result { try work() }) }
        }
    }

    /// Suspends the caller, not its thread, until `work` says whether it succeeded.
    static func run(
        _ name: String,
        _ work: @escaping @Sendable () -> Bool
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            start(name) { continuation.resume(returning: work()) }
        }
    }
}
