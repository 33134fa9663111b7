/// A query as the user typed it: words of its text may be filters, such as `year:1999`.
///
/// A `MovieQuery` is what it means; its text has no filters.
package struct TypedQuery: Hashable, Sendable {
    /// The text, and what options set besides.
    private var typed: MovieQuery

    /// Fails if no character of the text is visible; `options` has no text.
    package init?(_ text: String, options: MovieQuery = MovieQuery()) {
        guard let text = MovieQuery(text)?.text else { return nil }
        typed = MovieQuery(text, like: options)
    }

    /// What a user would type to get a query, set by options alone.
    package init(_ query: MovieQuery) { typed = query }

    /// What was typed; empty if all was set by options.
    package var text: String { typed.text }
    package var list: MovieList? { typed.list }
    package var isExact: Bool { typed.isExact }
    package var includesAdult: Bool {
        get { typed.includesAdult }
        set { typed.includesAdult = newValue }
    }
    package var isExplained: Bool {
        get { typed.isExplained }
        set { typed.isExplained = newValue }
    }
    package var seed: Int {
        get { typed.seed }
        set { typed.seed = newValue }
    }

    /// The query with the filters of words such as `year:1999` and `person:"john carpenter"`.
    ///
    /// What options set counts instead, except that genres are added. Throws
    /// `MoviesError.invalidFilter` for a value that the filter does not take.
    package func parsed() throws(MoviesError) -> MovieQuery {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return typed }
        let (filtered, words) = try MovieQuery.parsed(QueryToken.tokens(of: text))
        var query = MovieQuery(words.joined(separator: " "), like: typed)
        query.filters = filtered.filters.adding(typed.filters)
        query.sort = typed.sort ?? filtered.sort
        return query
    }

    func replacingPerson(_ name: String, with other: String) -> TypedQuery {
        var query = self
        query.typed.filters = typed.filters.replacingPerson(name, with: other)
        return query
    }

    /// Another text with the same options; `nil` if no character of it is visible.
    package func replacingText(with text: String) -> TypedQuery? {
        TypedQuery(text, options: typed)
    }

    /// What the user would have typed for a corrected query, with the same options.
    func corrected(to query: MovieQuery) -> TypedQuery {
        let options = typed.filterWords
        let words = query.filterWords.filter { !options.contains($0) }
        return TypedQuery(([query.text] + words).joined(separator: " "), options: typed) ?? self
    }
}

/// The query as the user would type it, with what options set as words.
extension TypedQuery: CustomStringConvertible {
    package var description: String { typed.description }
}

extension MovieQuery {
    /// Adds a filter, or sets the order; returns whether the value is valid.
    ///
    /// Genres are added to those that are there, every other value replaces the last one.
    package mutating func apply(_ key: FilterKey, _ value: String) -> Bool {
        if let field = key.spec.field() { return field.add(value, to: &filters) }
        guard let order = MovieSort(value) else { return false }
        sort = order
        return true
    }

    /// Replaces the filters by words such as `genre:horror year:1999`, and the order if one of them
    /// is an order such as `sort:rating`.
    ///
    /// Throws `MoviesError.invalidFilter`, and `MoviesError.unknownFilter` for any other word.
    package func replacingFilters(with words: String) throws(MoviesError) -> MovieQuery {
        let text = MovieQuery(words)?.text ?? ""
        let (typed, others) = try Self.parsed(QueryToken.tokens(ofFilters: text))
        if let other = others.first { throw .unknownFilter(String(other)) }
        var query = self
        (query.filters, query.sort) = (typed.filters, typed.sort ?? sort)
        return query
    }

    /// The filters and the order among the parts of a text, and its other words.
    fileprivate static func parsed(
        _ tokens: [QueryToken]
    ) throws(MoviesError) -> (query: MovieQuery, words: [Substring]) {
        var query = MovieQuery()
        var words: [Substring] = []
        for token in tokens {
            switch token {
            case .word(let word): words.append(word)
            case .filter(let key, let value, _):
                guard query.apply(key, value) else { throw .invalidFilter(key, value: value) }
            }
        }
        return (query, words)
    }
}
