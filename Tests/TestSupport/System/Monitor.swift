import Foundation
import Synchronization

/// A value that threads change, and whose changes other threads wait for.
final class Monitor<Value: Sendable>: Sendable {
    private let value: Mutex<Value>
    private let condition = NSCondition()

    init(_ value: Value) {
        self.value = Mutex(value)
    }

    /// Reads the value while nobody changes it; `body` must not use the monitor.
    func read<Result: Sendable>(_ body: (Value) -> Result) -> Result {
        // The thread sanitizer does not see the lock of a `Mutex` on Linux, but this one it does.
        condition.lock()
        defer { condition.unlock() }
        return value.withLock { body($0) }
    }

    /// Changes the value and wakes all that wait; `body` must not use the monitor.
    @discardableResult
    func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        let result = value.withLock { body(&$0) }
        condition.broadcast()
        return result
    }

    /// Makes all that wait look again, for a cause that lies outside of the value.
    func wake() {
        condition.lock()
        condition.broadcast()
        condition.unlock()
    }

    /// Blocks the thread until `isReached` holds.
    ///
    /// - Returns: `false` when `timeout` ended first; `nil` waits for ever.
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
