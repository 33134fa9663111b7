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

extension Sequence {
    /// The elements without those that have the id of an earlier one.
    package func unique<ID: Hashable>(by id: (Element) -> ID) -> [Element] {
        var seen: Set<ID> = []
        return filter { seen.insert(id($0)).inserted }
    }

    /// The elements with `true` come first, and the order is the same otherwise.
    package func moved(toFront isFirst: [Bool]) -> [Element] {
        [true, false].flatMap { wanted in
            zip(self, isFirst).filter { $0.1 == wanted }.map(\.0)
        }
    }
}
