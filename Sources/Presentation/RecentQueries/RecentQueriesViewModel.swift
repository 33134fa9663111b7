import Domain

/// The recent queries after a command has read or changed them.
package enum RecentQueriesState: Hashable, Sendable {
    /// Newest first.
    case loaded([RecentQueryItemViewModel])
    case cleared
    case removed

    /// There is no query to remove that has this text; `others` are all that there are.
    case missing(String, others: [String])
    case failed(FailureViewModel)
}

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

/// Lists and removes recent queries.
///
/// A command prints what a call returns, and ends, so there is nothing to observe.
@MainActor
package struct RecentQueriesViewModel {
    let recentQueries: any RecentQueriesRepository
    let now: @MainActor () -> Timestamp

    package func load() async -> RecentQueriesState {
        do {
            let queries = try await recentQueries.recentQueries().queries
            let now = now()
            return .loaded(queries.map { RecentQueryItemViewModel($0, now: now) })
        } catch {
            return .failed(FailureViewModel(error))
        }
    }

    package func clear() async -> RecentQueriesState {
        do {
            try await recentQueries.removeAll()
            return .cleared
        } catch {
            return .failed(FailureViewModel(error))
        }
    }

    /// Removes the query with a text, ignoring case.
    package func remove(_ text: String) async -> RecentQueriesState {
        do {
            if try await recentQueries.remove(text) { return .removed }
            let queries = try await recentQueries.recentQueries().queries
            return .missing(text, others: queries.map(\.text))
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}
