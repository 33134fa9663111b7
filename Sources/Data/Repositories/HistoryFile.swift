import Domain
import Infrastructure
import Synchronization
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a person did lately, each thing once, as a file stores it.
protocol StoredHistory: Sendable {
    associatedtype Entry

    static var fileName: String { get }
    static var limit: Int { get }

    /// Newest first.
    var entries: [Entry] { get }

    /// Takes the newest first; of equal entries, the first remains.
    init(_ entries: [Entry])

    static func time(of entry: Entry) -> Timestamp

    /// The text of an entry without its time, as one line.
    static func text(of entry: Entry) -> String

    /// `nil` for a text that can't be read.
    static func entry(_ text: ArraySlice<UInt8>, at time: Timestamp) -> Entry?
}

/// A file that all runs of the program share: one `<seconds since 1970><TAB><text>` line for each
/// time.
///
/// What is done again gets another line, because appending is fast. Reading keeps the newest line of
/// each.
struct HistoryFile<History: StoredHistory>: Sendable {
    let store: FileStore
    private let last = LastHistory()

    init(store: FileStore) { self.store = store }

    /// With more lines, superseded ones are removed.
    ///
    /// A quarter above the limit of entries, so that a full history is not rewritten each time.
    private static var lineLimit: Int { History.limit * 5 / 4 }

    func history() throws(MoviesError) -> History {
        guard let contents = try contents() else { return History([]) }
        return last.history(in: contents, decode: Self.decode)
    }

    func append(_ entry: History.Entry) async throws(MoviesError) {
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.append(
                Self.line(entry),
                to: History.fileName,
                lineLimit: Self.lineLimit
            ) { Self.encode(Self.decode($0)) }
        }
    }

    func update(_ change: (History) -> History) async throws(MoviesError) {
        // Without a file there is nothing to remove, and no reason to create a directory.
        guard try contents() != nil else { return }
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.update(History.fileName) { contents in
                Self.encode(change(contents.map(Self.decode) ?? History([])))
            }
        }
    }

    func removeAll() async throws(MoviesError) {
        try await MoviesError.mapping { () async throws(StorageError) in
            try await store.clear(History.fileName)
        }
    }

    private func contents() throws(MoviesError) -> Data? {
        try MoviesError.mapping(try store.contents(of: History.fileName))
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

/// The history that was read last, and the contents of its file then.
///
/// A menu reads the history at each key, and decoding a thousand lines takes longer than a search.
private final class LastHistory: Sendable {
    private let last = Mutex<(contents: Data, history: any Sendable)?>(nil)

    func history<History: StoredHistory>(
        in contents: Data,
        decode: (Data) -> History
    ) -> History {
        let known = last.withLock { $0?.contents == contents ? $0?.history as? History : nil }
        if let known { return known }
        let history = decode(contents)
        last.withLock { $0 = (contents, history) }
        return history
    }
}
