/// The lists of several searches, one after the other, each with the index of its search.
package enum MoviesListsState: Hashable, Sendable {
    case idle

    /// A search is waited for; those before it have ended.
    case loading(Int)

    /// With movies, without any, or with a failure.
    case ended(Int, MoviesListState.Phase)

    /// All searches have ended.
    case finished
}

@MainActor
package final class MoviesListsViewModel {
    /// How many searches of an online source run at the same time, each of which may send several
    /// requests.
    package static let concurrentSearchLimit = 4

    /// Takes on a state for each search, in their order, whichever ends first.
    package let state = Observable(MoviesListsState.idle)

    private let searches: [MoviesSearch]
    private let concurrency: Int
    private let makeLoader: @MainActor () -> MoviesLoader

    /// What has ended and is not shown yet, by the index of the search.
    private var phases: [Int: MoviesListState.Phase] = [:]
    private var shownCount = 0

    /// The indices of the searches that have not started.
    private var waiting: Range<Int>
    private var task: Task<Void, Never>?

    init(
        _ searches: [MoviesSearch],
        concurrency: Int,
        makeLoader: @escaping @MainActor () -> MoviesLoader
    ) {
        self.searches = searches
        self.concurrency = concurrency
        self.makeLoader = makeLoader
        waiting = searches.indices
    }

    /// Runs the searches; does nothing after the first call.
    package func didOpen() async {
        guard task == nil else { return }
        let task = Task.startNow { [self] in await searchAll() }
        self.task = task
        await task.value
    }

    /// Starts no more searches.
    package func didQuit() {
        task?.cancel()
        // There is no task yet while it runs up to its first wait.
        waiting = waiting.upperBound..<waiting.upperBound
    }

    private func searchAll() async {
        showEnded()
        // A group would need other threads.
        guard min(concurrency, searches.count) > 1 else { return await searchWaiting() }
        await withTaskGroup { group in
            for _ in searches.prefix(concurrency).dropFirst() {
                group.addTask { await self.searchWaiting() }
            }
            await searchWaiting()
        }
    }

    /// Runs one search after the other, as long as there are any.
    private func searchWaiting() async {
        while !Task.isCancelled, let index = waiting.popFirst() {
            let loader = makeLoader()
            await loader.load(searches[index])
            guard !Task.isCancelled, loader.phase != .idle else { return }
            phases[index] = loader.phase
            showEnded()
        }
    }

    /// Shows each search that has ended, if all before it have.
    private func showEnded() {
        while shownCount < searches.count, !Task.isCancelled {
            let index = shownCount
            guard let phase = phases.removeValue(forKey: index) else {
                if state.value != .loading(index) { state.value = .loading(index) }
                return
            }
            shownCount += 1
            state.value = .ended(index, phase)
        }
        if shownCount == searches.count { state.value = .finished }
    }
}
