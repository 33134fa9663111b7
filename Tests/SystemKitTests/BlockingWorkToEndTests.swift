import Synchronization
import TestSupport
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct BlockingWorkToEndTests {
    private struct Failure: Error, Equatable {}

    private final class Counter: Sendable {
        private let value = Mutex(0)

        func increment() -> Int {
            value.withLock { value in
                value += 1
                return value
            }
        }
    }

    @Test func `returns what the work returns`() async {
        let value = await BlockingWork.runToEnd { _ in 7 }

        #expect(value == 7)
    }

    @Test func `throws what the work throws`() async {
        await #expect(throws: Failure()) {
            try await BlockingWork.runToEnd { _ throws(Failure) in throw Failure() }
        }
    }

    @Test func `signals cancellation to the work, and waits for its end`() async {
        let gates = (started: Gate(), cancelled: Gate())
        let task = Task {
            await BlockingWork.runToEnd { isCancelled in
                let before = isCancelled()
                gates.started.open()
                gates.cancelled.wait()
                return [before, isCancelled()]
            }
        }

        await gates.started.opened()
        task.cancel()
        gates.cancelled.open()

        #expect(await task.value == [false, true])
    }

    @Test func `blocks none of the shared threads`() async {
        // More than any machine has processors, and so more than there are shared threads.
        let count = 200
        let started = Counter()
        let gates = (all: Gate(), end: Gate())

        await withTaskGroup { group in
            for _ in 0..<count {
                group.addTask {
                    await BlockingWork.runToEnd { _ in
                        if started.increment() == count { gates.all.open() }
                        gates.end.wait()
                    }
                }
            }
            await gates.all.opened()
            gates.end.open()
        }

        #expect(started.increment() == count + 1)
    }
}
