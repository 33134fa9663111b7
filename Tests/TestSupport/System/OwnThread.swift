import Dispatch
import Synchronization
package import Testing

/// Runs a test on a separate thread, for tests of programs and connections that have deadlines.
///
/// Else it would wait for Swift's shared threads, of which there are as many as processors: all
/// tests start at the same time, and each step of one of them waits for its turn, which may take a
/// minute. Only a few of these tests run at the same time, so that their programs meet the
/// deadlines.
package struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    private static let slots = Slots(count: 6)

    package let isRecursive = true

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Self.slots.take()
        defer { Self.slots.release() }
        try await withTaskExecutorPreference(QueueExecutor()) { try await function() }
    }
}

extension Trait where Self == OwnThread {
    /// For tests of programs and connections that have deadlines.
    package static var onOwnThread: Self { OwnThread() }
}

private final class QueueExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "test")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Limits how many tasks do something at the same time.
private final class Slots: Sendable {
    private struct State {
        var freeCount: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(freeCount: count)) }

    func take() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                guard state.freeCount == 0 else {
                    state.freeCount -= 1
                    return true
                }
                state.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    func release() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.freeCount += 1
            return nil
        }
        next?.resume()
    }
}
