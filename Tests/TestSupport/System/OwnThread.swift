import Dispatch
public import Testing

/// Runs a test on a thread of its own, for tests of programs and connections that have deadlines.
///
/// Else it would wait for Swift's shared threads, of which there are as many as processors: all
/// tests start at the same time, and each step of one of them waits for its turn, which may take a
/// minute.
public struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(QueueExecutor()) { try await function() }
    }
}

extension Trait where Self == OwnThread {
    /// For tests of programs and connections that have deadlines.
    public static var onOwnThread: Self { OwnThread() }
}

private final class QueueExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "test")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
