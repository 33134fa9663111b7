/// A query as the user typed it, and what it means: words of its text may be filters, such as `year:1999`.
///
/// The text is parsed once, when it is typed.
package struct TypedQuery: Hashable, Sendable {
    /// The text, and what options set besides.
    private let typed: MovieQuery

    /// The query with the filters of words such as `year:1999` and `person:"john carpenter"`, without
    /// these words in its text; a filter with an invalid value is left out.
    ///
    /// What options set counts instead of words, except that genres are added.
    package let meaning: MovieQuery

    /// Names the first filter of the text with a value that it does not take; `nil` if all are valid.
    package let error: MoviesError?

    /// Fails if no character of the text is visible; `options` has no text.
    package init?(_ text: String, options: MovieQuery = MovieQuery()) {
        guard let text = MovieQuery(text)?.text else { return nil }
        self.init(MovieQuery(text, like: options))
    }

    /// The text that a user would type to get a query, set by options alone.
    package init(_ query: MovieQuery) {
        typed = query
        guard query.text.utf8.contains(UInt8(ascii: ":")) else {
            (meaning, error) = (query, nil)
            return
        }
        let (filtered, words, error) = MovieQuery.parsed(QueryToken.tokens(of: query.text))
        var meaning = MovieQuery(words.joined(separator: " "), like: query)
        meaning.filters = filtered.filters.adding(query.filters)
        meaning.sort = query.sort ?? filtered.sort
        if let movie = filtered.likedMovie { meaning = MovieQuery(like: movie, meaning) }
        (self.meaning, self.error) = (meaning, error)
    }

    /// The typed text; empty if all was set by options.
    package var text: String { typed.text }

    func replacingPerson(_ name: String, with other: String) -> TypedQuery {
        changingOptions { $0.filters = typed.filters.replacingPerson(name, with: other) }
    }

    /// Another text with the same options; `nil` if no character of it is visible.
    package func replacingText(with text: String) -> TypedQuery? {
        TypedQuery(text, options: typed)
    }

    /// Returns a query with this text and other options.
    package func changingOptions(_ change: (inout MovieQuery) -> Void) -> TypedQuery {
        var query = typed
        change(&query)
        return TypedQuery(query)
    }

    /// The query as the user would have typed a corrected one, with the same options.
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
    /// Lists and names are added to those that are there, a range replaces the last one.
    package mutating func apply(_ key: FilterKey, _ value: String) -> Bool {
        guard key == .sort else { return filters.add(value, for: key) }
        guard let order = MovieSort(value) else { return false }
        sort = order
        return true
    }

    /// Replaces the filters that are words; the excluded text stays.
    package mutating func replaceFilters(with others: MovieFilters) {
        let excludedText = filters.excludedText
        filters = others
        filters.excludedText = excludedText
    }

    /// Replaces the filters by words such as `genre:horror year:1999`, and the order if one of them
    /// is an order such as `sort:rating`.
    ///
    /// Throws `MoviesError.invalidFilter`, and `MoviesError.unknownFilter` for any other word.
    package func replacingFilters(with words: String) throws(MoviesError) -> MovieQuery {
        let text = MovieQuery(words)?.text ?? ""
        let (typed, others, error) = Self.parsed(QueryToken.tokens(ofFilters: text))
        if let error { throw error }
        if let other = others.first { throw .unknownFilter(String(other)) }
        var query = self
        query.replaceFilters(with: typed.filters)
        query.sort = typed.sort ?? sort
        return query
    }

    /// The filters and the order among the parts of a text, its other words, and the first value that
    /// is invalid.
    fileprivate static func parsed(
        _ tokens: [QueryToken]
    ) -> (query: MovieQuery, words: [Substring], error: MoviesError?) {
        var query = MovieQuery()
        var words: [Substring] = []
        var error: MoviesError?
        for token in tokens {
            switch token {
            case .word(let word): words.append(word)
            case .like(let value):
                if let movie = MovieID(named: value) {
                    query = MovieQuery(like: movie, query)
                } else {
                    error = error ?? .invalidMovie(value)
                }
            case .filter(let key, let value, _):
                if !query.apply(key, value) { error = error ?? .invalidFilter(key, value: value) }
            }
        }
        return (query, words, error)
    }
}

/// The thing that a query asks for, after its filters and links are understood.
enum QueryTarget: Hashable {
    /// One movie, if it satisfies the filters.
    case movie(MovieID, MovieFilters)
    case movies(MovieQuery)

    init(_ typed: TypedQuery) throws(MoviesError) {
        if let error = typed.error { throw error }
        let filtered = typed.meaning
        switch MovieReference(filtered.text) {
        case .id(let id): self = .movie(id, filtered.filters)
        case .title(let title):
            var query = MovieQuery(title.text, like: filtered)
            if title.meaning.isExact { query.subject = .exactTitles }
            self = .movies(query)
        case nil: self = .movies(filtered)
        }
    }
}
