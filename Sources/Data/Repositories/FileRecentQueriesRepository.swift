public import Domain
public import Infrastructure

/// Remembers queries in a file that all runs of the program share.
public struct FileRecentQueriesRepository: RecentQueriesRepository {
    static let fileName = "recent-queries.tsv"

    private let store: FileStore
    private let now: @Sendable () -> Timestamp

    public init(store: FileStore) {
        self.init(store: store) {
            Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970))
        }
    }

    init(store: FileStore, now: @escaping @Sendable () -> Timestamp) {
        self.store = store
        self.now = now
    }

    public func recentQueries() async throws(MoviesError) -> RecentQueries {
        try contents().map(RecentQueriesCoder.decode) ?? RecentQueries()
    }

    public func save(_ query: MovieQuery) async throws(MoviesError) {
        let used = RecentQuery(text: query.text, lastUsed: now())
        do {
            try await store.append(
                RecentQueriesCoder.line(used),
                to: Self.fileName,
                limit: RecentQueriesCoder.sizeLimit
            ) { RecentQueriesCoder.encode(RecentQueriesCoder.decode($0)) }
        } catch {
            throw MoviesError(error)
        }
    }

    public func remove(_ text: String) async throws(MoviesError) {
        try await update { $0.removing(text) }
    }

    public func removeAll() async throws(MoviesError) {
        try await update { _ in RecentQueries() }
    }

    private func update(
        _ change: @Sendable (RecentQueries) -> RecentQueries
    ) async throws(MoviesError) {
        // Without a file there is nothing to forget, and no reason to make a folder for one.
        guard try contents() != nil else { return }
        do {
            try await store.update(Self.fileName) { contents in
                let queries = contents.map(RecentQueriesCoder.decode) ?? RecentQueries()
                return RecentQueriesCoder.encode(change(queries))
            }
        } catch {
            throw MoviesError(error)
        }
    }

    private func contents() throws(MoviesError) -> Data? {
        do {
            return try store.contents(of: Self.fileName)
        } catch {
            throw MoviesError(error)
        }
    }
}
