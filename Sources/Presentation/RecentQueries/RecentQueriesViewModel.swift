public import Domain

/// What happens to the list of remembered queries.
@MainActor
public protocol RecentQueriesViewModelInput: AnyObject {
    func didOpen() async
    func didClear() async
}

/// What the list of remembered queries shows.
@MainActor
public protocol RecentQueriesViewModelOutput: AnyObject {
    var state: Observable<RecentQueriesState> { get }
}

public typealias RecentQueriesViewModel = RecentQueriesViewModelInput & RecentQueriesViewModelOutput

/// What the list of remembered queries shows; one of these at a time.
public enum RecentQueriesState: Hashable, Sendable {
    case idle

    /// Newest first.
    case loaded([RecentQueryItemViewModel])
    case cleared
    case failed(FailureViewModel)
}

/// A remembered query, in plain values.
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
