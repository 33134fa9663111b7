/// A value that tells its observers whenever it is assigned.
///
/// - An observer hears the present value at once, then every assignment, equal to the last or
///   not, synchronously and in the order of subscription.
/// - The owner of an observer is held weakly, and an observer without its owner is never called.
/// - An assignment that an observer makes is told in a round of its own after the present one. So
///   rounds never nest, and nobody hears an older value after a newer one.
/// - Removal takes effect at once, in the middle of a round too.
@MainActor
public final class Observable<Value> {
    private struct Observer {
        weak var owner: AnyObject?

        /// The number of the newest assignment that the observer has heard of.
        var heard: Int
        let notify: @MainActor (Value) -> Void
    }

    public internal(set) var value: Value {
        didSet {
            assignmentCount += 1
            rounds.append((assignmentCount, value))
            if !isNotifying { deliverPending() }
        }
    }

    private var assignmentCount = 0
    private var rounds: [(number: Int, value: Value)] = []
    private var isNotifying = false

    /// By subscription, of which each has the next number.
    private var observers: [(id: Int, observer: Observer)] = []
    private var subscriptionCount = 0

    public init(_ value: Value) {
        self.value = value
    }

    public func observe(
        on owner: AnyObject,
        _ notify: @escaping @MainActor (Value) -> Void
    ) {
        subscriptionCount += 1
        let observer = Observer(owner: owner, heard: assignmentCount, notify: notify)
        observers.append((subscriptionCount, observer))
        let isNested = isNotifying
        isNotifying = true
        notify(value)
        isNotifying = isNested
        if !isNested { deliverPending() }
    }

    /// Ends all observation on behalf of `owner`.
    public func remove(_ owner: AnyObject) {
        observers.removeAll { $0.observer.owner === owner }
    }

    private func deliverPending() {
        isNotifying = true
        while !rounds.isEmpty {
            let round = rounds.removeFirst()
            for id in observers.map(\.id) { tell(round, to: id) }
        }
        isNotifying = false
        observers.removeAll { $0.observer.owner == nil }
    }

    private func tell(_ round: (number: Int, value: Value), to id: Int) {
        // Looked up anew, because the observer before may have removed this one.
        guard
            let index = observers.firstIndex(where: { $0.id == id }),
            observers[index].observer.owner != nil,
            observers[index].observer.heard < round.number
        else { return }
        observers[index].observer.heard = round.number
        observers[index].observer.notify(round.value)
    }
}
