public import Domain

/// The input of the list of recent queries.
@MainActor
public protocol RecentQueriesViewModelInput: AnyObject {
    func didOpen() async
    func didClear() async
}

/// The output of the list of recent queries.
@MainActor
public protocol RecentQueriesViewModelOutput: AnyObject {
    var state: Observable<RecentQueriesState> { get }
}

public typealias RecentQueriesViewModel = RecentQueriesViewModelInput & RecentQueriesViewModelOutput

/// The state of the list of recent queries.
public enum RecentQueriesState: Hashable, Sendable {
    case idle

    /// Newest first.
    case loaded([RecentQueryItemViewModel])
    case cleared
    case failed(FailureViewModel)
}

/// A recent query, in plain values.
public struct RecentQueryItemViewModel: Hashable, Sendable {
    public let text: String

    /// When it was last used: ISO 8601, UTC, to the second.
    public let lastUsed: String

    init(_ query: RecentQuery) {
        text = query.text
        lastUsed = query.lastUsed.iso8601
    }
}

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
            state.value = .failed(FailureViewModel(error))
        }
    }

    public func didClear() async {
        do {
            try await clearRecentQueries.execute()
            state.value = .cleared
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
