package import Domain
package import Infrastructure
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Stores recent queries in a file that all runs of the program share.
package struct FileRecentQueriesRepository: RecentQueriesRepository {
    package static let fileName = "recent-queries.tsv"

    private let store: FileStore
    private let now: @Sendable () -> Timestamp

    package init(store: FileStore, now: @escaping @Sendable () -> Timestamp = { .now }) {
        self.store = store
        self.now = now
    }

    package func recentQueries() async throws(MoviesError) -> RecentQueries {
        try contents().map(RecentQueriesCoder.decode) ?? RecentQueries()
    }

    package func save(_ query: TypedQuery) async throws(MoviesError) {
        let used = RecentQuery(text: query.text, lastUsed: now())
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.append(
                RecentQueriesCoder.line(used),
                to: Self.fileName,
                lineLimit: RecentQueriesCoder.lineLimit
            ) { RecentQueriesCoder.encode(RecentQueriesCoder.decode($0)) }
        }
    }

    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        var isFound = false
        try await update { queries in
            isFound = queries.contains(text)
            return queries.removing(text)
        }
        return isFound
    }

    package func removeAll() async throws(MoviesError) {
        try await update { _ in RecentQueries() }
    }

    private func update(_ change: (RecentQueries) -> RecentQueries) async throws(MoviesError) {
        // Without a file there is nothing to remove, and no reason to create a directory.
        guard try contents() != nil else { return }
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.update(Self.fileName) { contents in
                let queries = contents.map(RecentQueriesCoder.decode) ?? RecentQueries()
                return RecentQueriesCoder.encode(change(queries))
            }
        }
    }

    private func contents() throws(MoviesError) -> Data? {
        try MoviesError.mapping(try store.contents(of: Self.fileName))
    }
}

/// Encodes recent queries as text: one `<seconds since 1970><TAB><query>` line for each use.
///
/// A query that is used again gets another line, because appending is fast. Decoding keeps the
/// newest line of each query.
enum RecentQueriesCoder {
    /// With more lines, superseded ones are removed.
    ///
    /// A quarter above the limit of queries, so that a full history is not rewritten each time.
    static let lineLimit = RecentQueries.limit * 5 / 4

    /// Skips lines that can't be read.
    static func decode(_ data: Data) -> RecentQueries {
        // Splits bytes, because splitting a thousand lines by characters takes much longer.
        let lines = Array(data).split(separator: UInt8(ascii: "\n"))
        let queries = lines.compactMap(query).enumerated().sorted {
            // Of queries within a second, the last line is the newest.
            ($0.element.lastUsed, $0.offset) > ($1.element.lastUsed, $1.offset)
        }
        return RecentQueries(queries.map(\.element))
    }

    static func encode(_ queries: RecentQueries) -> Data {
        Data(queries.queries.reversed().map(line).joined().utf8)
    }

    static func line(_ query: RecentQuery) -> String {
        "\(query.lastUsed.secondsSince1970)\t\(query.text)\n"
    }

    private static func query(_ line: ArraySlice<UInt8>) -> RecentQuery? {
        let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard fields.count == 2, let seconds = Int(String(decoding: fields[0], as: UTF8.self)),
            fields[1].count <= RecentQuery.textSizeLimit,
            let query = MovieQuery(String(decoding: fields[1], as: UTF8.self))
        else { return nil }
        return RecentQuery(text: query.text, lastUsed: Timestamp(secondsSince1970: seconds))
    }
}
