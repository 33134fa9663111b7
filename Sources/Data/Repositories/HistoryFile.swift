package import Domain
import Essentials
package import Infrastructure
import Synchronization
import SystemKit

package typealias FileRecentQueriesRepository = HistoryFile<RecentQuery>
package typealias FileOpenedMoviesRepository = HistoryFile<OpenedMovie>

/// A file that all runs of the program share: one `<seconds since 1970><TAB><text>` line for each
/// time.
///
/// What is done again gets another line, because appending is fast. Reading keeps the newest line of
/// each.
package final class HistoryFile<Entry: StoredEntry>: Sendable {
    package static var fileName: String { Entry.fileName }

    /// The folder of the file, or why there is none: then it is empty, and saving throws.
    private let store: Result<FileStore, MoviesError>

    /// If `false`, nothing is saved; what earlier runs have saved can still be read and removed.
    private let isSaving: Bool
    private let threads: WorkThreads
    private let now: @Sendable () -> Timestamp

    /// The last history read, with the file contents it came from.
    ///
    /// A menu reads the history at each key, and decoding a thousand lines takes longer than a search.
    private let last = Mutex<(contents: Data, history: History<Entry>)?>(nil)

    package init(
        store: Result<FileStore, MoviesError>,
        isSaving: Bool = true,
        threads: WorkThreads = .callers,
        now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
        (self.store, self.isSaving, self.threads, self.now) = (store, isSaving, threads, now)
    }

    /// With more lines, superseded ones are removed.
    ///
    /// A quarter above the limit of entries, so that a full history is not rewritten each time.
    private static var lineLimit: Int { Entry.limit * 5 / 4 }

    func history() throws(MoviesError) -> History<Entry> {
        guard let contents = try contents() else { return History() }
        let known = last.withLock { $0?.contents == contents ? $0?.history : nil }
        if let known { return known }
        let history = Self.decode(contents)
        last.withLock { $0 = (contents, history) }
        return history
    }

    private func load() async throws(MoviesError) -> History<Entry> {
        try await threads.run { () async throws(MoviesError) in try self.history() }
    }

    /// Adds the newest entry; `nil` saves nothing.
    private func save(_ entry: @Sendable (Timestamp) -> Entry?) async throws(MoviesError) {
        try await threads.run { () async throws(MoviesError) in
            let entry = entry(self.now())
            guard self.isSaving else { return }
            let store = try self.store.get()
            guard let entry else { return }
            try await MoviesError.mapping { () async throws(StorageError) in
                try await store.append(
                    Self.line(entry),
                    to: Entry.fileName,
                    lineLimit: Self.lineLimit
                ) { Self.encode(Self.decode($0)) }
            }
        }
    }

    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        try await threads.run { () async throws(MoviesError) in
            // Without a file there is nothing to remove, and no reason to create a directory.
            guard let store = try? self.store.get(), try self.contents() != nil else {
                return false
            }
            var isFound = false
            try await MoviesError.mapping { () async throws(StorageError) in
                try await store.update(Entry.fileName) { contents in
                    let history = contents.map(Self.decode) ?? History()
                    let others = history.removing(text)
                    isFound = others != history
                    return Self.encode(others)
                }
            }
            return isFound
        }
    }

    package func removeAll() async throws(MoviesError) {
        guard let store = try? store.get() else { return }
        try await threads.run { () async throws(MoviesError) in
            try await MoviesError.mapping { () async throws(StorageError) in
                try await store.clear(Entry.fileName)
            }
        }
    }

    private func contents() throws(MoviesError) -> Data? {
        guard let store = try? store.get() else { return nil }
        return try MoviesError.mapping(try store.contents(of: Entry.fileName))
    }

    /// Skips lines that can't be read.
    private static func decode(_ data: Data) -> History<Entry> {
        // Splits bytes, because splitting a thousand lines by characters takes much longer.
        let lines = Array(data).split(separator: UInt8(ascii: "\n"))
        let entries = lines.compactMap(entry).enumerated().sorted {
            // Within a second, the last line is the newest.
            ($0.element.time, $0.offset) > ($1.element.time, $1.offset)
        }
        return History(entries.map(\.element))
    }

    private static func encode(_ history: History<Entry>) -> Data {
        Data(history.entries.reversed().map(line).joined().utf8)
    }

    private static func line(_ entry: Entry) -> String {
        "\(entry.time.secondsSince1970)\t\(entry.line)\n"
    }

    private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
        let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard fields.count == 2, let seconds = Int(String(decoding: fields[0], as: UTF8.self))
        else { return nil }
        return Entry(line: fields[1], time: Timestamp(secondsSince1970: seconds))
    }
}

extension HistoryFile: RecentQueriesRepository where Entry == RecentQuery {
    package func recentQueries() async throws(MoviesError) -> RecentQueries { try await load() }

    package func save(_ query: TypedQuery) async throws(MoviesError) {
        try await save { RecentQuery(text: query.text, lastUsed: $0) }
    }
}

extension HistoryFile: OpenedMoviesRepository where Entry == OpenedMovie {
    package func openedMovies() async throws(MoviesError) -> OpenedMovies { try await load() }

    package func save(_ movie: Movie) async throws(MoviesError) {
        try await save { OpenedMovie(movie, lastOpened: $0) }
    }
}

/// An entry of a history, as a file stores it.
package protocol StoredEntry: HistoryEntry {
    static var fileName: String { get }

    /// The entry without its time, as one line.
    var line: String { get }

    /// Fails for a line that can't be read.
    init?(line: ArraySlice<UInt8>, time: Timestamp)
}

extension RecentQuery: StoredEntry {
    package static let fileName = "recent-queries.tsv"
    package var line: String { text }

    package init?(line: ArraySlice<UInt8>, time: Timestamp) {
        guard line.count <= Self.textSizeLimit,
            let query = MovieQuery(String(decoding: line, as: UTF8.self))
        else { return nil }
        self.init(text: query.text, lastUsed: time)
    }
}

/// Each line is `<id><TAB><year><TAB><title>`; an unknown year is empty.
extension OpenedMovie: StoredEntry {
    package static let fileName = "opened-movies.tsv"
    package var line: String { "\(id)\t\(year.map(String.init) ?? "")\t\(title)" }

    package init?(line: ArraySlice<UInt8>, time: Timestamp) {
        let fields = line.split(
            separator: UInt8(ascii: "\t"),
            maxSplits: 2,
            omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 3, let id = MovieID(fields[0]) else { return nil }
        self.init(id: id, title: fields[2], year: Int(fields[1]), lastOpened: time)
    }
}
