/// What to search for: a text, a list such as the popular movies, or all movies, and which ones.
package struct MovieQuery: Hashable, Sendable {
    /// What was typed: words separated by single spaces, none at either end, no control characters.
    ///
    /// Empty for all movies of `list`, or of the source.
    package private(set) var text = ""

    /// The movies to choose from.
    package private(set) var scope = Scope.all
    package var filters = MovieFilters()

    /// `nil` for the order of the list, or else for the best matches first, or else for the most
    /// popular movies first.
    package var sort: MovieSort?
    package var includesAdult = false

    /// What a random order depends on: the same seed, the same order.
    package var seed = 0

    /// Whether the page should explain why the movies were found.
    package var isExplained = false

    /// Where a source looks for the text.
    package var subject = TextSubject.titles

    package enum Scope: Hashable, Sendable {
        /// All movies of the source.
        case all
        case list(MovieList)
        case collection(MovieCollection)
    }

    /// Fails if no character of `text` is visible.
    package init?(_ text: String, isExact: Bool = false) {
        guard let text = Self.normalized(text) else { return nil }
        self.text = text
        if isExact { subject = .exactTitles }
    }

    /// All movies of a list or of the source that satisfy the filters.
    package init(
        list: MovieList? = nil,
        filters: MovieFilters = MovieFilters(),
        sort: MovieSort? = nil,
        includesAdult: Bool = false,
        isExact: Bool = false
    ) {
        list.map { scope = .list($0) }
        self.filters = filters
        self.sort = sort
        self.includesAdult = includesAdult
        if isExact { subject = .exactTitles }
    }

    /// All movies of a collection, by its TMDB id.
    package init(collectionID: Int) {
        self.init(collection: MovieCollection(id: collectionID, name: ""))
    }

    /// All movies of a collection, by its name if it has no id.
    package init(collection: MovieCollection) { scope = .collection(collection) }

    /// Another text, and the rest of a query; a blank text means all movies.
    package init(_ text: String, like query: MovieQuery) {
        self = query
        self.text = Self.normalized(text) ?? ""
    }

    /// `nil` if no character is visible.
    private static func normalized(_ text: String) -> String? {
        if isPlain(text) { return text }
        var scalars = String.UnicodeScalarView()
        var isAfterSpace = false
        var hasVisible = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                isAfterSpace = !scalars.isEmpty
            } else if scalar.properties.generalCategory != .control {
                if isAfterSpace { scalars.append(" ") }
                isAfterSpace = false
                scalars.append(scalar)
                hasVisible = hasVisible || scalar.isVisible
            }
        }
        return hasVisible ? String(scalars) : nil
    }

    /// Whether a text is ASCII in normal form.
    ///
    /// A quick check for the thousand recent queries that each search reads.
    private static func isPlain(_ text: String) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard (0x20...0x7E).contains(byte), byte != 0x20 || last != 0x20 else { return false }
            last = byte
        }
        return last != UInt8(ascii: " ")
    }
}

extension MovieQuery {
    package var list: MovieList? { if case .list(let list) = scope { list } else { nil } }

    package var collection: MovieCollection? {
        if case .collection(let collection) = scope { collection } else { nil }
    }

    /// Whether the user wants words to match as they are spelled; nothing is guessed then.
    package var isExact: Bool { subject == .exactTitles }

    /// The only year of the filters; `nil` for any year and for several.
    package var year: Int? { filters.years?.singleNumber }

    /// Whether filters or an order choose among the movies.
    package var hasFilters: Bool { !filters.isEmpty || sort != nil }

    /// The filters and the order as words such as `genre:horror`.
    package var filterWords: [String] { filters.words + (sort.map { ["sort:\($0)"] } ?? []) }
}

/// The query as the user would type it: `alien genre:horror year:1980-1989 sort:rating`.
extension MovieQuery: CustomStringConvertible {
    package var description: String {
        let shelf = list?.rawValue ?? collection?.name ?? ""
        return ([shelf, text] + filterWords + exclusion(isAlone: excludesOnly))
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The text that is not wanted, such as `not zombies`, which would be a title if it were alone.
    package func exclusion(isAlone: Bool) -> [String] {
        guard !filters.excludedText.isEmpty else { return [] }
        return (isAlone ? ["movies"] : []) + ["not \(filters.excludedText)"]
    }

    /// Whether it says only what is not wanted.
    package var excludesOnly: Bool {
        !filters.excludedText.isEmpty && text.isEmpty && filterWords.isEmpty && scope == .all
    }
}

/// What the text of a query is about.
package enum TextSubject: Hashable, Sendable {
    /// Whatever the text means: titles, filters, people, or topics.
    case everything

    /// Titles, and the names of people.
    case titles

    /// Titles with the words as they are spelled, and names.
    case exactTitles

    /// Plots, keywords, series, studios and characters: what people remember instead of a title.
    case topics
}
