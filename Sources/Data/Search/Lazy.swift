import Synchronization

/// A value that is made when it is first needed, and then kept.
package final class Lazy<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    package init() {}

    /// Throws what `make` throws, which is then called again by the next call.
    package func value<Failure: Error>(_ make: () throws(Failure) -> Value) throws(Failure) -> Value
    {
        try value.withLock { value throws(Failure) in
            if let value { return value }
            let made = try make()
            value = made
            return made
        }
    }
}
