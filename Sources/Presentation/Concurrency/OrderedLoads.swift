/// Loads values, a few at the same time, and shows them in their order, whichever is loaded first.
@MainActor
package struct OrderedLoads<Key: Hashable & Sendable, Value: Sendable> {
    package enum State {
        /// A value is waited for; those before it have ended.
        case loading(Int)
        case ended(Int, Value)

        /// All have ended.
        case finished
    }

    private let keys: [Key]
    private let concurrency: Int
    private let load: @MainActor (Key) async -> Value?

    /// Loads a value once, however often its key is there; `load` returns `nil` if it was cancelled,
    /// and then no more is shown.
    package init(
        _ keys: [Key],
        concurrency: Int,
        load: @escaping @MainActor (Key) async -> Value?
    ) {
        self.keys = keys
        self.concurrency = concurrency
        self.load = load
    }

    /// Loads and shows all values, until `show` returns `false`.
    package func run(_ show: @MainActor (State) -> Bool) async {
        var showCounts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
        // A group would need other threads.
        let usesGroup = min(concurrency, showCounts.count) > 1
        await withTaskGroup(of: (key: Key, value: Value?).self) { group in
            defer { group.cancelAll() }
            var seen: Set<Key> = []
            var remaining = keys.filter { usesGroup && seen.insert($0).inserted }[...]
            func startNext() {
                if let key = remaining.popFirst() { group.addTask { (key, await load(key)) } }
            }
            // The first one alone, since it shows whether the server fails all of them.
            startNext()
            var startCount = concurrency
            var values: [Key: Value] = [:]
            for (place, key) in keys.enumerated() {
                if values[key] == nil, !show(.loading(place)) { return }
                while values[key] == nil {
                    let next = usesGroup ? await group.next() : (key, await load(key))
                    guard let next, let value = next.value else { return }
                    values[next.key] = value
                    for _ in 0..<startCount { startNext() }
                    startCount = 1
                }
                guard let value = values[key], !Task.isCancelled, show(.ended(place, value)) else {
                    return
                }
                showCounts[key, default: 1] -= 1
                if showCounts[key] == 0 { values[key] = nil }
            }
            _ = show(.finished)
        }
    }
}
