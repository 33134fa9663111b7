import Foundation
import Synchronization

/// A value that threads change, and for whose changes other threads can wait.
final class Monitor<Value: Sendable>: Sendable {
    private let value: Mutex<Value>
    private let condition = NSCondition()

    init(_ value: Value) { self.value = Mutex(value) }

    /// Reads the value under the lock; `body` must not use the monitor.
    func read<Result: Sendable>(_ body: (Value) -> Result) -> Result {
        // On Linux, the thread sanitizer recognizes this lock, but not that of a `Mutex`.
        condition.lock()
        defer { condition.unlock() }
        return value.withLock { body($0) }
    }

    /// Changes the value and wakes all waiters; `body` must not use the monitor.
    @discardableResult
    func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        let result = value.withLock { body(&$0) }
        condition.broadcast()
        return result
    }

    /// Makes all waiters check their condition again, which may depend on more than the value.
    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// Blocks the thread until `isReached` returns `true`.
    ///
    /// - Returns: `false` on timeout; a `nil` timeout waits forever.
    func wait(timeout: Duration? = nil, until isReached: (Value) -> Bool) -> Bool {
        let deadline = timeout.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) }
        condition.lock()
        defer { condition.unlock() }
        while !value.withLock({ isReached($0) }) {
            guard let deadline else {
                condition.wait()
                continue
            }
            guard condition.wait(until: deadline) else {
                return value.withLock { isReached($0) }
            }
        }
        return true
    }
}
