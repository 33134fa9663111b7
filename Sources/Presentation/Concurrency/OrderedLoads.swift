/// Values that are loaded, one after the other, each with its place.
package enum OrderedLoadsState<Value: Hashable & Sendable>: Hashable, Sendable {
    case idle

    /// A value is waited for; those before it have ended.
    case loading(Int)
    case ended(Int, Value)

    /// All have ended.
    case finished
}

/// Loads values, a few at the same time, and shows them in their order, whichever is loaded first.
@MainActor
final class OrderedLoads<Key: Hashable & Sendable, Value: Hashable & Sendable> {
    typealias Load = @MainActor (Key) async -> Value?
    typealias Show = @MainActor (OrderedLoadsState<Value>) -> Void

    private let keys: [Key]
    private let concurrency: Int

    /// Keys to load, each once.
    private var remaining: ArraySlice<Key>

    /// Loaded values that are not shown yet.
    private var values: [Key: Value] = [:]
    private var showCounts: [Key: Int]
    private var shownCount = 0
    private var isWaiting = false
    private var task: Task<Void, Never>?

    /// Loads a value once, however often its key is there.
    init(_ keys: [Key], concurrency: Int) {
        self.keys = keys
        self.concurrency = concurrency
        var seen: Set<Key> = []
        remaining = keys.filter { seen.insert($0).inserted }[...]
        showCounts = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// Loads and shows all values; does nothing after the first call.
    ///
    /// `load` returns `nil` if it was cancelled; then nothing is shown for the key.
    func run(load: @escaping Load, show: @escaping Show) async {
        guard task == nil else { return }
        let task = Task.startNow { [self] in await loadAll(load, show) }
        self.task = task
        await task.value
    }

    /// Loads no more.
    func stop() {
        task?.cancel()
        // There is no task yet while it runs up to its first wait.
        remaining = []
    }

    private func loadAll(_ load: @escaping Load, _ show: @escaping Show) async {
        showLoaded(show)
        // A group would need other threads.
        guard min(concurrency, remaining.count) > 1 else { return await loadRemaining(load, show) }
        await withTaskGroup { group in
            for _ in remaining.prefix(concurrency).dropFirst() {
                group.addTask { await self.loadRemaining(load, show) }
            }
            await loadRemaining(load, show)
        }
    }

    /// Loads one value after the other, as long as there are any.
    private func loadRemaining(_ load: Load, _ show: Show) async {
        while !Task.isCancelled, let key = remaining.popFirst() {
            guard let value = await load(key), !Task.isCancelled else { return }
            values[key] = value
            showLoaded(show)
        }
    }

    /// Shows each value that is loaded, if all before it are.
    private func showLoaded(_ show: Show) {
        while shownCount < keys.count, !Task.isCancelled {
            let (place, key) = (shownCount, keys[shownCount])
            guard let value = values[key] else {
                if !isWaiting { show(.loading(place)) }
                isWaiting = true
                return
            }
            isWaiting = false
            shownCount += 1
            showCounts[key, default: 1] -= 1
            if showCounts[key] == 0 { values[key] = nil }
            show(.ended(place, value))
        }
        if shownCount == keys.count { show(.finished) }
    }
}
