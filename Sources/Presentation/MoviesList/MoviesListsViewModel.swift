/// The lists of several searches: with movies, without any, or with a failure.
package typealias MoviesListsState = OrderedLoadsState<MoviesListState.Phase>

@MainActor
package final class MoviesListsViewModel {
    /// How many searches of an online source run at the same time, each of which may send several
    /// requests.
    package static let concurrentSearchLimit = 4

    /// Takes on a state for each search, in their order, whichever ends first.
    package let state = Observable(MoviesListsState.idle)

    private let searches: [MoviesSearch]
    private let makeLoader: @MainActor () -> MoviesLoader
    private let loads: OrderedLoads<Int, MoviesListState.Phase>

    init(
        _ searches: [MoviesSearch],
        concurrency: Int,
        makeLoader: @escaping @MainActor () -> MoviesLoader
    ) {
        self.searches = searches
        self.makeLoader = makeLoader
        loads = OrderedLoads(Array(searches.indices), concurrency: concurrency)
    }

    /// Runs the searches; does nothing after the first call.
    package func didOpen() async {
        await loads.run { [self] index in
            let loader = makeLoader()
            await loader.load(searches[index])
            return loader.phase == .idle ? nil : loader.phase
        } show: { [state] in
            state.value = $0
        }
    }

    /// Starts no more searches.
    package func didQuit() { loads.stop() }
}
