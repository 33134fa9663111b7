package import Domain
package import Infrastructure

/// Stores recent queries in a file that all runs of the program share.
package struct FileRecentQueriesRepository: RecentQueriesRepository {
    package static let fileName = RecentQueries.fileName

    private let file: HistoryFile<RecentQueries>
    private let now: @Sendable () -> Timestamp

    package init(store: FileStore, now: @escaping @Sendable () -> Timestamp = { .now }) {
        file = HistoryFile(store: store)
        self.now = now
    }

    package func recentQueries() async throws(MoviesError) -> RecentQueries {
        try file.history()
    }

    package func save(_ query: TypedQuery) async throws(MoviesError) {
        try await file.append(RecentQuery(text: query.text, lastUsed: now()))
    }

    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        var isFound = false
        try await file.update { queries in
            isFound = queries.contains(text)
            return queries.removing(text)
        }
        return isFound
    }

    package func removeAll() async throws(MoviesError) {
        try await file.removeAll()
    }
}

/// Each text is a query.
extension RecentQueries: StoredHistory {
    static let fileName = "recent-queries.tsv"

    var entries: [RecentQuery] { queries }

    static func time(of query: RecentQuery) -> Timestamp { query.lastUsed }
    static func text(of query: RecentQuery) -> String { query.text }

    static func entry(_ text: ArraySlice<UInt8>, at time: Timestamp) -> RecentQuery? {
        guard text.count <= RecentQuery.textSizeLimit,
            let query = MovieQuery(String(decoding: text, as: UTF8.self))
        else { return nil }
        return RecentQuery(text: query.text, lastUsed: time)
    }
}
