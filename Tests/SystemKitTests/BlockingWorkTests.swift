import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SystemKit

@Suite(.timeLimit(.minutes(20)))
struct BlockingWorkTests {
    private struct Failure: Error, Equatable {}

    @Test func `abandons the work when the caller is cancelled, and drops its result`() async {
        let (started, abandoned, ended) = (Gate(), Gate(), Gate())
        let task = Task {
            try await BlockingWork.run {
                started.open()
                abandoned.wait()
                defer { ended.open() }
                return 7
            } abandon: {
                abandoned.open()
            }
        }
        await started.opened()

        task.cancel()

        await #expect(throws: BlockingWork.Failure.cancelled) { try await task.value }
        await ended.opened()
    }

    @Test func `is cancelled before it starts`() async {
        let abandonCount = Mutex(0)
        let release = Gate()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await BlockingWork.run {
                release.wait()
            } abandon: {
                abandonCount.withLock { $0 += 1 }
            }
        }

        await #expect(throws: BlockingWork.Failure.cancelled) { try await task.value }
        #expect(abandonCount.withLock(\.self) == 1)
        release.open()
    }

    @Test func `keeps the first of several values`() async {
        let promise = Promise<Int>()
        let calls = Mutex<[Int]>([])

        for number in 1...3 {
            promise.fulfill(number) { calls.withLock { $0.append(number) } }
        }

        #expect(await promise.value == 1)
        #expect(calls.withLock(\.self) == [1])
    }

    @Test(.timeLimit(.minutes(20)))
    func `runs work on many threads, and frees it`() async {
        final class Token: Sendable {
            private let gate: Gate

            init(_ gate: Gate) { self.gate = gate }

            deinit { gate.open() }
        }
        let count = Mutex(0)
        let freed = Gate()

        do {
            let token = Token(freed)
            for _ in 0..<20 {
                let hasStarted = DetachedThread.start { [token] in
                    withExtendedLifetime(token) { count.withLock { $0 += 1 } }
                }
                #expect(hasStarted)
            }
        }

        // The last thread frees it.
        await freed.opened()
        #expect(count.withLock(\.self) == 20)
    }

    @Test func `returns what the work returns, which has enough stack for recursion`() async throws
    {
        let value = try await BlockingWork.run {
            Self.depth(500)
        } abandon: {
            Issue.record("abandoned")
        }

        #expect(value == 500)
    }

    @Test func `throws what work to its end throws`() async {
        await #expect(throws: Failure()) {
            try await BlockingWork.runToEnd { _ throws(Failure) in throw Failure() }
        }
    }

    @Test func `signals cancellation to work to its end, and waits for it`() async {
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
        let started = Mutex(0)
        let gates = (all: Gate(), end: Gate())
        let work: @Sendable () async -> Void = {
            await BlockingWork.runToEnd { _ in
                started.withLock { $0 += 1 }
                if started.withLock(\.self) == count { gates.all.open() }
                gates.end.wait()
            }
        }

        await withTaskGroup { group in
            for _ in 0..<count { group.addTask { await work() } }
            await gates.all.opened()
            gates.end.open()
        }

        #expect(started.withLock(\.self) == count)
    }

    @Test(arguments: [(1, true), (4096, true), (1 << 24, true), (Int.max / 2, false)])
    func `knows whether there is address space`(byteCount: Int, isAvailable: Bool) {
        #expect(SystemResources.hasAddressSpace(byteCount) == isAvailable)
    }

    @Test func `knows that there are a few descriptors and threads`() {
        #expect(SystemResources.hasDescriptors(0))
        #expect(SystemResources.hasDescriptors(4))
        #expect(SystemResources.hasThreads(4))
    }

    /// Uses some hundred bytes of the stack each time.
    private static func depth(_ count: Int) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { buffer in
            buffer.initialize(repeating: 1)
            return count == 0 ? 0 : Int(buffer[255]) + depth(count - 1)
        }
    }
}
