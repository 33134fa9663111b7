package import Domain

/// The input of the list of recent queries.
@MainActor
package protocol RecentQueriesViewModelInput: AnyObject {
    func didOpen() async
    func didClear() async

    /// Removes the query of that text, ignoring case.
    func didRemove(_ text: String) async
}

/// The output of the list of recent queries.
@MainActor
package protocol RecentQueriesViewModelOutput: AnyObject {
    var state: Observable<RecentQueriesState> { get }
}

package typealias RecentQueriesViewModel =
    RecentQueriesViewModelInput & RecentQueriesViewModelOutput

/// The state of the list of recent queries.
package enum RecentQueriesState: Hashable, Sendable {
    case idle

    /// Newest first.
    case loaded([RecentQueryItemViewModel])
    case cleared
    case removed

    /// There is no query to remove that has this text; `others` are all that there are.
    case missing(String, others: [String])
    case failed(FailureViewModel)
}

/// A recent query, in plain values.
package struct RecentQueryItemViewModel: Hashable, Sendable {
    package let text: String

    /// When it was last used: ISO 8601, UTC, to the second.
    package let lastUsed: String

    /// When it was last used, for people: `2 hours ago`.
    package let age: String

    init(_ query: RecentQuery, now: Timestamp) {
        text = query.text
        lastUsed = query.lastUsed.iso8601
        age = query.lastUsed.ago(at: now)
    }
}

package final class DefaultRecentQueriesViewModel: RecentQueriesViewModel {
    package let state = Observable(RecentQueriesState.idle)

    private let fetchRecentQueries: any FetchRecentQueriesUseCase
    private let clearRecentQueries: any ClearRecentQueriesUseCase
    private let removeRecentQuery: any RemoveRecentQueryUseCase
    private let now: @MainActor () -> Timestamp

    package init(
        fetchRecentQueries: any FetchRecentQueriesUseCase,
        clearRecentQueries: any ClearRecentQueriesUseCase,
        removeRecentQuery: any RemoveRecentQueryUseCase,
        now: @escaping @MainActor () -> Timestamp
    ) {
        self.fetchRecentQueries = fetchRecentQueries
        self.clearRecentQueries = clearRecentQueries
        self.removeRecentQuery = removeRecentQuery
        self.now = now
    }

    package func didOpen() async {
        do {
            let queries = try await fetchRecentQueries.execute()
            let now = now()
            state.value = .loaded(queries.map { RecentQueryItemViewModel($0, now: now) })
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    package func didClear() async {
        do {
            try await clearRecentQueries.execute()
            state.value = .cleared
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    package func didRemove(_ text: String) async {
        do {
            if try await removeRecentQuery.execute(text) {
                state.value = .removed
            } else {
                let queries = try await fetchRecentQueries.execute()
                state.value = .missing(text, others: queries.map(\.text))
            }
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
