/// The queries that found movies: newest first, each once, up to a limit.
package struct RecentQueries: Hashable, Sendable {
    package static let limit = 1000

    package let queries: [RecentQuery]

    /// Takes the newest first; of equal queries, the first remains.
    package init(_ queries: [RecentQuery] = []) {
        var seen: Set<String> = []
        self.queries = Array(
            queries.filter { seen.insert(Self.key(of: $0.text)).inserted }.prefix(Self.limit)
        )
    }

    /// The queries without the one of that text, ignoring case.
    package func removing(_ text: String) -> RecentQueries {
        let key = Self.key(of: text)
        return RecentQueries(queries.filter { Self.key(of: $0.text) != key })
    }

    private static func key(of text: String) -> String {
        // Queries have single spaces already; a quick check for a thousand of them.
        if let query = MovieQuery(text), query.text == text { return text.lowercased() }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}

/// A query that found movies, and when it last did.
package struct RecentQuery: Hashable, Sendable {
    /// The size in UTF-8 of the longest query that is saved; few type a longer one again.
    package static let textSizeLimit = 500

    package let text: String
    package let lastUsed: Timestamp

    package init(text: String, lastUsed: Timestamp) {
        self.text = text
        self.lastUsed = lastUsed
    }
}
