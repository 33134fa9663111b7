package typealias RecentQueries = History<RecentQuery>
package typealias OpenedMovies = History<OpenedMovie>

/// Queries or movies of earlier uses: newest first, each once, up to a limit.
package struct History<Entry: HistoryEntry>: Hashable, Sendable {
    package static var limit: Int { Entry.limit }
    package let entries: [Entry]

    /// Takes the newest first; of equal entries, the first remains.
    package init(_ entries: [Entry] = []) {
        var seen: Set<Entry.Key> = []
        self.entries = Array(entries.filter { seen.insert($0.key).inserted }.prefix(Entry.limit))
    }

    /// The history without the entries that a text names, ignoring case.
    package func removing(_ text: String) -> History {
        History(entries.filter { !$0.isNamed(text) })
    }
}

package protocol HistoryEntry: Hashable, Sendable {
    associatedtype Key: Hashable

    static var limit: Int { get }

    /// Equal entries have the same key.
    var key: Key { get }
    var time: Timestamp { get }

    /// Whether a text names it, ignoring case.
    func isNamed(_ text: String) -> Bool
}

/// A query that found movies, and when it last did.
package struct RecentQuery: HistoryEntry {
    package static let limit = 1000

    /// The size in UTF-8 of the longest query that is saved; few type a longer one again.
    package static let textSizeLimit = 500

    package let text: String
    package let time: Timestamp

    package init(text: String, lastUsed: Timestamp) {
        self.text = text
        time = lastUsed
    }

    package var key: String { Self.key(of: text) }
    package func isNamed(_ text: String) -> Bool { key == Self.key(of: text) }

    private static func key(of text: String) -> String {
        // Queries have single spaces already; a quick check for a thousand of them.
        if let query = MovieQuery(text), query.text == text { return text.lowercased() }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}

/// A movie whose details were shown, and when they last were.
package struct OpenedMovie: HistoryEntry {
    package static let limit = 200

    package let id: MovieID

    /// Has no control characters, and fits `RecentQuery.textSizeLimit`.
    package let title: String
    package let year: Int?
    package let time: Timestamp

    /// Fails for a title that can't be searched for: a blank one, and one that is too long.
    package init?(id: MovieID, title: String, year: Int?, lastOpened: Timestamp) {
        guard let title = MovieQuery(title)?.text, title.utf8.count <= RecentQuery.textSizeLimit
        else { return nil }
        (self.id, self.title, self.year, time) = (id, title, year, lastOpened)
    }

    package init?(_ movie: Movie, lastOpened: Timestamp) {
        let year = movie.releaseDate?.year
        self.init(id: movie.id, title: movie.title, year: year, lastOpened: lastOpened)
    }

    package var key: MovieID { id }

    /// The text that finds the movie: the title with the year, which distinguishes remakes.
    package var query: String { year.map { "\(title) \($0)" } ?? title }

    /// Takes the title, which may be followed by the year.
    package func isNamed(_ text: String) -> Bool {
        [title, query].contains { $0.lowercased() == text.lowercased() }
    }
}
