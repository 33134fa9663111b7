/// Recalls recent queries one after the other, as a shell does.
struct QueryRecall {
    /// The newest first.
    let queries: [String]

    /// What was typed before the first query.
    let typed: String

    /// The recalled query; `nil` for the typed text.
    private(set) var index: Int?

    /// The next older query; `nil` if there is none.
    mutating func older() -> String? {
        let next = index.map { $0 + 1 } ?? 0
        guard queries.indices.contains(next) else { return nil }
        index = next
        return queries[next]
    }

    /// The next newer query, or the typed text after the newest; `nil` if that is shown.
    mutating func newer() -> String? {
        guard let index else { return nil }
        self.index = index > 0 ? index - 1 : nil
        return self.index.map { queries[$0] } ?? typed
    }
}
