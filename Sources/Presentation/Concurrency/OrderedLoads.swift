/// Loads values, a few at the same time, and shows them in their order, whichever is loaded first.
@MainActor
package final class OrderedLoads<Key: Hashable & Sendable, Value: Hashable & Sendable> {
    package enum State: Hashable, Sendable {
        case idle

        /// A value is waited for; those before it have ended.
        case loading(Int)
        case ended(Int, Value)

        /// All have ended.
        case finished
    }

    /// Takes on a state for each key, in their order.
    package let state = Observable(State.idle)

    private let keys: [Key]
    private let concurrency: Int
    private let load: @MainActor (Key) async -> Value?

    /// Keys to load, each once.
    private var remaining: ArraySlice<Key>

    /// Loaded values that are not shown yet.
    private var values: [Key: Value] = [:]
    private var showCounts: [Key: Int]
    private var shownCount = 0
    private var isWaiting = false
    private var task: Task<Void, Never>?

    /// Loads a value once, however often its key is there; `load` returns `nil` if it was cancelled,
    /// and then nothing is shown for the key.
    package init(
        _ keys: [Key],
        concurrency: Int,
        load: @escaping @MainActor (Key) async -> Value?
    ) {
        self.keys = keys
        self.concurrency = concurrency
        self.load = load
        var seen: Set<Key> = []
        remaining = keys.filter { seen.insert($0).inserted }[...]
        showCounts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// Loads and shows all values; does nothing after the first call.
    package func didOpen() async {
        guard task == nil else { return }
        let task = Task.startNow { [self] in await loadAll() }
        self.task = task
        await task.value
    }

    /// Loads no more.
    package func didQuit() {
        task?.cancel()
        // There is no task yet while it runs up to its first wait.
        remaining = []
    }

    private func loadAll() async {
        showLoaded()
        // A group would need other threads.
        guard min(concurrency, remaining.count) > 1 else { return await loadRemaining() }
        await withTaskGroup { group in
            for _ in remaining.prefix(concurrency).dropFirst() {
                group.addTask { await self.loadRemaining() }
            }
            await loadRemaining()
        }
    }

    /// Loads one value after the other, as long as there are any.
    private func loadRemaining() async {
        while !Task.isCancelled, let key = remaining.popFirst() {
            guard let value = await load(key), !Task.isCancelled else { return }
            values[key] = value
            showLoaded()
        }
    }

    /// Shows each value that is loaded, if all before it are.
    private func showLoaded() {
        while shownCount < keys.count, !Task.isCancelled {
            let (place, key) = (shownCount, keys[shownCount])
            guard let value = values[key] else {
                if !isWaiting { state.value = .loading(place) }
                isWaiting = true
                return
            }
            isWaiting = false
            shownCount += 1
            showCounts[key, default: 1] -= 1
            if showCounts[key] == 0 { values[key] = nil }
            state.value = .ended(place, value)
        }
        if shownCount == keys.count { state.value = .finished }
    }
}
