import Text

/// Suggests queries with the names of people, for a text that is being typed.
struct PersonQueries: Sendable {
    /// The number of people that are suggested above the titles.
    private static let limit = 2

    /// The number of well-known people that are compared with the text.
    private static let candidateLimit = 10

    /// People from this rank on are not known well enough: for a name of several words, and for a
    /// single word, which is mostly the start of a title.
    private static let rankLimit = 2_000
    private static let rankLimitOfWord = 1_000

    let people: any PersonSuggestionsRepository

    /// The well-known people whose names the text begins, each with the typed parts.
    ///
    /// Each word of the text begins a word of the name, in the same order. A single word begins the
    /// first or the last name.
    func queries(for text: String) async -> [QuerySuggestion] {
        let words = text.split(separator: " ")
        guard Self.mayBeName(text, wordCount: words.count) else { return [] }
        let rankLimit = words.count == 1 ? Self.rankLimitOfWord : Self.rankLimit
        let limit = Self.candidateLimit
        let found = await people.names(for: text, limit: limit, rankLimit: rankLimit)
        let named = zip(found, TextMatcher.matches(of: text, in: found)).compactMap { name, match in
            match.flatMap { match in
                Self.begins(match, words, of: name)
                    ? QuerySuggestion(text: name, origin: .person, matches: match.ranges) : nil
            }
        }
        return Array(named.prefix(Self.limit))
    }

    /// The text with its last filter completed: by names of people, as in `director:kub`, or by the
    /// values of `FilterKey`.
    ///
    /// In a text of only filters, a name needs no quotes.
    func filters(
        completing text: String,
        isOnlyFilters: Bool = false,
        limit: Int
    ) async -> [QuerySuggestion] {
        var names: [String] = []
        if let name = UnfinishedName(in: text, isOnlyFilters: isOnlyFilters) {
            names = await people.names(
                for: name.name,
                onlyDirectors: name.key == .director,
                limit: limit
            ).map(name.completed)
        }
        return (names + FilterKey.completions(of: text)).compactMap { MovieQuery($0)?.text }
            .map { QuerySuggestion(text: $0, origin: .filter) }
    }

    /// Whether a text is as long as a part of a name must be, and has nothing that no name has.
    private static func mayBeName(_ text: String, wordCount: Int) -> Bool {
        let letterCount = text.count(where: \.isLetter)
        return (1...4).contains(wordCount) && letterCount >= (wordCount == 1 ? 4 : 3)
            && text.allSatisfy { $0.isLetter || " -.'’".contains($0) }
    }

    private static func begins(_ match: TextMatch, _ words: [Substring], of name: String) -> Bool {
        switch match.quality {
        case .whole:
            guard words.count == 1, let start = match.ranges.first?.lowerBound else { return true }
            return start == 0 || !name.dropFirst(start).contains(" ")
        // The parts are in the order of the name.
        case .prefix: return match.ranges.map(\.count) == words.map(\.count)
        case .substring, .letters, .someWords: return false
        }
    }
}

extension PersonSuggestionsRepository {
    fileprivate func names(
        for text: String,
        onlyDirectors: Bool = false,
        limit: Int,
        rankLimit: Int = .max
    ) async -> [String] {
        // Without people, there are still other suggestions.
        let found = try? await personSuggestions(
            for: text,
            onlyDirectors: onlyDirectors,
            limit: limit
        )
        return [].appending((found ?? []).filter { $0.rank < rankLimit }.map(\.name))
    }
}

/// The name of a person that is being typed as the value of a filter.
struct UnfinishedName {
    let key: FilterKey

    /// The text before the value, such as `dark director:`.
    private let head: Substring
    let name: String

    /// `nil` if the text does not end in such a name.
    ///
    /// In a text of only filters, a name needs no quotes.
    init?(in text: String, isOnlyFilters: Bool = false) {
        for colon in text.indices.reversed() where text[colon] == ":" {
            let word = text[..<colon].split(separator: " ", omittingEmptySubsequences: false).last
            guard let word, let key = FilterKey(word: word), key.spec.isName else { continue }
            (self.key, head) = (key, text[...colon])
            let value = text[colon...].dropFirst()
            let isQuoted = value.first.map(QueryToken.isQuotationMark) ?? false
            // After a space, another filter may begin.
            let isUnfinished =
                isQuoted
                ? !value.dropFirst().contains(where: QueryToken.isQuotationMark)
                : value.last != " " && !value.contains(":")
                    && (isOnlyFilters || !value.contains(" "))
            guard isUnfinished else { return nil }
            name = value.filter { !QueryToken.isQuotationMark($0) }
            return
        }
        return nil
    }

    func completed(with name: String) -> String {
        let name = name.filter { !QueryToken.isQuotationMark($0) }
        return name.contains(" ") ? "\(head)\"\(name)\"" : "\(head)\(name)"
    }
}
