extension MovieQuery {
    /// Whether filters or an order choose among the movies, also those in words of the text.
    package var hasFilters: Bool {
        let query = (try? applyingFilterWords()) ?? self
        return !query.filters.isEmpty || query.sort != nil
    }

    /// The same query with words such as `year:1999` and `person:"john carpenter"` as its filters.
    ///
    /// What is set already counts instead, except that genres are added. Throws
    /// `MoviesError.invalidFilter` for a value that the filter does not take.
    package func applyingFilterWords() throws(MoviesError) -> MovieQuery {
        guard text.utf8.contains(UInt8(ascii: ":")), mayHaveFilters else { return self }
        var words = text.split(separator: " ")[...]
        var others: [Substring] = []
        // Values in the text come first, so that those that are set replace them.
        var query = self
        (query.filters, query.sort) = (MovieFilters(), nil)
        while let word = words.popFirst() {
            guard let (key, start) = Self.filter(word) else {
                others.append(word)
                continue
            }
            let value = Self.value(from: start, &words).text
            guard query.apply(key, value) else { throw .invalidFilter(key, value: value) }
        }
        query.sort = sort ?? query.sort
        query.filters = query.filters.replacing(with: filters)
        return MovieQuery(others.joined(separator: " "), like: query)
    }

    /// The same query with filters such as `genre:horror year:1999` in place of its own, and with
    /// an order such as `sort:rating` if there is one among them.
    ///
    /// Throws `MoviesError.invalidFilter`, and `MoviesError.unknownFilter` for any other word.
    package func replacingFilters(with words: String) throws(MoviesError) -> MovieQuery {
        let own = try applyingFilterWords()
        let typed = try MovieQuery(Self.joiningNames(words))?.applyingFilterWords() ?? MovieQuery()
        if let other = typed.text.split(separator: " ").first {
            throw .unknownFilter(String(other))
        }
        var query = own
        query.filters = typed.filters
        query.sort = typed.sort ?? own.sort
        return query
    }

    /// Words of filters, those of a name together: in `person:tom hanks genre:war`, the first two.
    private static func joiningNames(_ words: String) -> String {
        var arguments: [String] = []
        for word in words.split(separator: " ") {
            if let last = arguments.last, let (key, _) = filter(last[...]),
                key == .person || key == .director,
                !word.contains(":")
            {
                arguments[arguments.count - 1] = "\(last) \(word)"
            } else {
                arguments.append(String(word))
            }
        }
        return text(ofArguments: arguments)
    }

    /// The text of a query whose words are arguments of a command.
    ///
    /// A shell removes the quotation marks of `person:"john carpenter"`, and passes one argument with
    /// a space in it: they are added again.
    package static func text(ofArguments arguments: [String]) -> String {
        arguments.map { argument in
            guard
                let (key, start) = filter(argument[...]),
                [.person, .director, .genre].contains(key),
                start.contains(" "), !start.contains(where: { ":\"“".contains($0) })
            else { return argument }
            return "\(argument.prefix(upTo: start.startIndex))\"\(start)\""
        }.joined(separator: " ")
    }

    /// The same query with the last year in its text as the year of release: `dune 1984`,
    /// `1984 dune` and `dune (1984)`.
    ///
    /// `nil` without such a year, if there is nothing else, and if years are set already.
    package var splittingYear: MovieQuery? {
        guard filters.years == nil, mayHaveFilters else { return nil }
        var words = text.split(separator: " ")
        guard words.count > 1, let index = words.lastIndex(where: { Self.releaseYear($0) != nil })
        else { return nil }
        var query = self
        query.filters.years = Self.releaseYear(words.remove(at: index)).map {
            NumberRange(minimum: $0, maximum: $0)
        }
        return MovieQuery(words.joined(separator: " "), like: query)
    }

    /// A longer text is no title with filters, and comparing its characters would take seconds.
    private var mayHaveFilters: Bool { text.utf8.count <= 2_000 }

    /// The filter of a word such as `year:1999`, and the start of its value.
    private static func filter(_ word: Substring) -> (key: FilterKey, value: Substring)? {
        guard
            let colon = word.firstIndex(of: ":"), let key = FilterKey(word: word[..<colon]),
            word.index(after: colon) < word.endIndex
        else { return nil }
        return (key, word[word.index(after: colon)...])
    }

    /// The value that starts with a part of a word; one in quotes may go on in the words after it.
    ///
    /// `isOpen` is whether the words end before the quotes do.
    private static func value(
        from start: Substring,
        _ words: inout ArraySlice<Substring>
    ) -> (text: String, isOpen: Bool) {
        guard let quote = start.first, "\"“".contains(quote) else { return (String(start), false) }
        var parts = [start.dropFirst()]
        var isOpen = true
        while let last = parts.last {
            isOpen = last.last.map { "\"”".contains($0) } != true
            guard isOpen, let next = words.popFirst() else { break }
            parts.append(next)
        }
        return (String(parts.joined(separator: " ").filter { !"\"”".contains($0) }), isOpen)
    }

    /// Whether a text ends inside a value in quotes, such as `person:"john c`.
    static func hasOpenQuotes(_ text: String) -> Bool {
        var words = text.split(separator: " ")[...]
        while let word = words.popFirst() {
            if let (_, start) = filter(word), value(from: start, &words).isOpen { return true }
        }
        return false
    }

    /// The year of a word such as `1984` or `(1984)`, if movies may be of that year.
    private static func releaseYear(_ word: Substring) -> Int? {
        let brackets = "()[],"
        let inner = word.drop { brackets.contains($0) }.prefix { !brackets.contains($0) }
        guard inner.utf8.count == 4, inner.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int(inner).flatMap { years.contains($0) ? $0 : nil }
    }
}

extension MovieFilters {
    /// These filters, with those that others set in place of them; the genres of both.
    fileprivate func replacing(with others: MovieFilters) -> MovieFilters {
        var result = others
        result.genres = genres + others.genres
        result.excludedGenres = excludedGenres + others.excludedGenres
        result.years = others.years ?? years
        result.ratings = others.ratings ?? ratings
        result.minimumVotes = others.minimumVotes ?? minimumVotes
        result.runtimes = others.runtimes ?? runtimes
        result.originalLanguage = others.originalLanguage ?? originalLanguage
        result.person = others.person ?? person
        result.director = others.director ?? director
        return result
    }
}
