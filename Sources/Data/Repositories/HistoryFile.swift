package import Domain
import Essentials
package import Infrastructure
import Synchronization
import SystemKit

package typealias FileRecentQueriesRepository = HistoryFile<RecentQueries>
package typealias FileOpenedMoviesRepository = HistoryFile<OpenedMovies>

/// A file that all runs of the program share: one `<seconds since 1970><TAB><text>` line for each
/// time.
///
/// What is done again gets another line, because appending is fast. Reading keeps the newest line of
/// each.
package final class HistoryFile<History: StoredHistory>: Sendable {
    package static var fileName: String { History.fileName }

    /// The folder of the file, or why there is none: then it is empty, and saving throws.
    private let store: Result<FileStore, MoviesError>

    /// If `false`, nothing is saved; what earlier runs have saved can still be read and removed.
    private let isSaving: Bool

    /// Whether the file is read and written on Swift's shared threads: see `OffMainMoviesRepository`.
    private let isOffMain: Bool
    private let now: @Sendable () -> Timestamp

    /// The last history read, with the file contents it came from.
    ///
    /// A menu reads the history at each key, and decoding a thousand lines takes longer than a search.
    private let last = Mutex<(contents: Data, history: History)?>(nil)

    package init(
        store: Result<FileStore, MoviesError>,
        isSaving: Bool = true,
        isOffMain: Bool = false,
        now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
        (self.store, self.isSaving, self.isOffMain, self.now) = (store, isSaving, isOffMain, now)
    }

    /// With more lines, superseded ones are removed.
    ///
    /// A quarter above the limit of entries, so that a full history is not rewritten each time.
    private static var lineLimit: Int { History.limit * 5 / 4 }

    func history() throws(MoviesError) -> History {
        guard let contents = try contents() else { return History([]) }
        let known = last.withLock { $0?.contents == contents ? $0?.history : nil }
        if let known { return known }
        let history = Self.decode(contents)
        last.withLock { $0 = (contents, history) }
        return history
    }

    private func load() async throws(MoviesError) -> History {
        isOffMain ? try await loadOffMain() : try history()
    }

    @concurrent
    private func loadOffMain() async throws(MoviesError) -> History { try history() }

    private func save(_ entry: @Sendable (Timestamp) -> History.Entry?) async throws(MoviesError) {
        isOffMain ? try await saveOffMain(entry) : try await append(entry(now()))
    }

    @concurrent
    private func saveOffMain(
        _ entry: @Sendable (Timestamp) -> History.Entry?
    ) async throws(MoviesError) {
        try await append(entry(now()))
    }

    /// Adds the newest entry; `nil` saves nothing.
    private func append(_ entry: History.Entry?) async throws(MoviesError) {
        guard isSaving else { return }
        let store = try store.get()
        guard let entry else { return }
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.append(
                Self.line(entry),
                to: History.fileName,
                lineLimit: Self.lineLimit
            ) { Self.encode(Self.decode($0)) }
        }
    }

    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        isOffMain ? try await removeOffMain(text) : try await removeEntry(text)
    }

    @concurrent
    private func removeOffMain(_ text: String) async throws(MoviesError) -> Bool {
        try await removeEntry(text)
    }

    private func removeEntry(_ text: String) async throws(MoviesError) -> Bool {
        // Without a file there is nothing to remove, and no reason to create a directory.
        guard let store = try? store.get(), try contents() != nil else { return false }
        var isFound = false
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.update(History.fileName) { contents in
                let history = contents.map(Self.decode) ?? History([])
                let others = history.removing(text)
                isFound = others != history
                return Self.encode(others)
            }
        }
        return isFound
    }

    package func removeAll() async throws(MoviesError) {
        isOffMain ? try await clearOffMain() : try await clear()
    }

    @concurrent
    private func clearOffMain() async throws(MoviesError) { try await clear() }

    private func clear() async throws(MoviesError) {
        guard let store = try? store.get() else { return }
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.clear(History.fileName)
        }
    }

    private func contents() throws(MoviesError) -> Data? {
        guard let store = try? store.get() else { return nil }
        return try MoviesError.mapping(try store.contents(of: History.fileName))
    }

    /// Skips lines that can't be read.
    private static func decode(_ data: Data) -> History {
        // Splits bytes, because splitting a thousand lines by characters takes much longer.
        let lines = Array(data).split(separator: UInt8(ascii: "\n"))
        let entries = lines.compactMap(entry).enumerated().sorted {
            // Within a second, the last line is the newest.
            (History.time(of: $0.element), $0.offset) > (History.time(of: $1.element), $1.offset)
        }
        return History(entries.map(\.element))
    }

    private static func encode(_ history: History) -> Data {
        Data(history.entries.reversed().map(line).joined().utf8)
    }

    private static func line(_ entry: History.Entry) -> String {
        "\(History.time(of: entry).secondsSince1970)\t\(History.text(of: entry))\n"
    }

    private static func entry(_ line: ArraySlice<UInt8>) -> History.Entry? {
        let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard fields.count == 2, let seconds = Int(String(decoding: fields[0], as: UTF8.self))
        else { return nil }
        return History.entry(fields[1], at: Timestamp(secondsSince1970: seconds))
    }
}

extension HistoryFile: RecentQueriesRepository where History == RecentQueries {
    package func recentQueries() async throws(MoviesError) -> RecentQueries { try await load() }

    package func save(_ query: TypedQuery) async throws(MoviesError) {
        try await save { RecentQuery(text: query.text, lastUsed: $0) }
    }
}

extension HistoryFile: OpenedMoviesRepository where History == OpenedMovies {
    package func openedMovies() async throws(MoviesError) -> OpenedMovies { try await load() }

    package func save(_ movie: Movie) async throws(MoviesError) {
        try await save { OpenedMovie(movie, lastOpened: $0) }
    }
}

/// Recent entries, each once, as a file stores them.
package protocol StoredHistory: Hashable, Sendable {
    associatedtype Entry: Sendable

    static var fileName: String { get }
    static var limit: Int { get }

    /// Newest first.
    var entries: [Entry] { get }

    /// Takes the newest first; of equal entries, the first remains.
    init(_ entries: [Entry])

    /// The history without the entries that a text names.
    func removing(_ text: String) -> Self

    static func time(of entry: Entry) -> Timestamp

    /// The text of an entry without its time, as one line.
    static func text(of entry: Entry) -> String

    /// `nil` for a text that can't be read.
    static func entry(_ text: ArraySlice<UInt8>, at time: Timestamp) -> Entry?
}

/// Each text is a query.
extension RecentQueries: StoredHistory {
    package static let fileName = "recent-queries.tsv"

    package var entries: [RecentQuery] { queries }

    package static func time(of query: RecentQuery) -> Timestamp { query.lastUsed }
    package static func text(of query: RecentQuery) -> String { query.text }

    package static func entry(_ text: ArraySlice<UInt8>, at time: Timestamp) -> RecentQuery? {
        guard text.count <= RecentQuery.textSizeLimit,
            let query = MovieQuery(String(decoding: text, as: UTF8.self))
        else { return nil }
        return RecentQuery(text: query.text, lastUsed: time)
    }
}

/// Each text is `<id><TAB><year><TAB><title>`; an unknown year is empty.
extension OpenedMovies: StoredHistory {
    package static let fileName = "opened-movies.tsv"

    package var entries: [OpenedMovie] { movies }

    package static func time(of movie: OpenedMovie) -> Timestamp { movie.lastOpened }

    package static func text(of movie: OpenedMovie) -> String {
        "\(movie.id)\t\(movie.year.map(String.init) ?? "")\t\(movie.title)"
    }

    package static func entry(_ text: ArraySlice<UInt8>, at time: Timestamp) -> OpenedMovie? {
        let fields = text.split(
            separator: UInt8(ascii: "\t"),
            maxSplits: 2,
            omittingEmptySubsequences: false
        ).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count == 3, let id = MovieID(fields[0]) else { return nil }
        return OpenedMovie(id: id, title: fields[2], year: Int(fields[1]), lastOpened: time)
    }
}
