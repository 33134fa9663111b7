public import Domain

public final class DefaultRecentQueriesViewModel: RecentQueriesViewModel {
    public let state = Observable(RecentQueriesState.idle)

    private let fetchRecentQueries: any FetchRecentQueriesUseCase
    private let clearRecentQueries: any ClearRecentQueriesUseCase

    public init(
        fetchRecentQueries: any FetchRecentQueriesUseCase,
        clearRecentQueries: any ClearRecentQueriesUseCase
    ) {
        self.fetchRecentQueries = fetchRecentQueries
        self.clearRecentQueries = clearRecentQueries
    }

    public func didOpen() async {
        do {
            let queries = try await fetchRecentQueries.execute()
            state.value = .loaded(queries.map(RecentQueryItemViewModel.init))
        } catch {
            state.value = .failed(error)
        }
    }

    public func didClear() async {
        do {
            try await clearRecentQueries.execute()
            state.value = .cleared
        } catch {
            state.value = .failed(error)
        }
    }
}
