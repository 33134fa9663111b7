/// A value that notifies its observers of every assignment.
///
/// - An observer receives the current value at once, and then every assignment, equal to the last
///   or not, synchronously and in the order of subscription.
/// - The owner of an observer is held weakly, and an observer without its owner is never called.
/// - An assignment by an observer is delivered after the current one has reached all observers. So
///   deliveries never nest, and no observer receives an older value after a newer one.
/// - Removal takes effect at once, even during a delivery.
///
/// It has nothing to do with the protocol of the same name in the module Observation.
@MainActor
package final class Observable<Value> {
    private struct Observer {
        let id: Int
        weak var owner: AnyObject?

        /// The number of the newest assignment before its subscription.
        let knownAssignment: Int
        let notify: @MainActor (Value) -> Void
    }

    package internal(set) var value: Value {
        didSet {
            assignmentCount += 1
            pending.append((assignmentCount, value))
            if !isNotifying { deliverPending() }
        }
    }

    private var assignmentCount = 0
    private var pending: [(number: Int, value: Value)] = []
    private var isNotifying = false

    /// In the order of subscription.
    private var observers: [Observer] = []
    private var subscriptionCount = 0

    package init(_ value: Value) { self.value = value }

    /// Calls `notify` with the owner and each value until the owner is gone.
    package func observe<Owner: AnyObject>(
        on owner: Owner,
        _ notify: @escaping @MainActor (Owner, Value) -> Void
    ) {
        subscriptionCount += 1
        observers.append(
            Observer(
                id: subscriptionCount,
                owner: owner,
                knownAssignment: assignmentCount,
                notify: { [weak owner] value in
                    if let owner { notify(owner, value) }
                }
            )
        )
        let isNested = isNotifying
        isNotifying = true
        notify(owner, value)
        isNotifying = isNested
        if !isNested { deliverPending() }
    }

    package func remove(_ owner: AnyObject) { observers.removeAll { $0.owner === owner } }

    private func deliverPending() {
        isNotifying = true
        while !pending.isEmpty {
            let (number, value) = pending.removeFirst()
            for id in observers.map(\.id) {
                // Looked up by its id, because an earlier observer may have removed this one.
                let observer = observers.first { $0.id == id && $0.knownAssignment < number }
                observer?.notify(value)
            }
        }
        isNotifying = false
        observers.removeAll { $0.owner == nil }
    }
}
