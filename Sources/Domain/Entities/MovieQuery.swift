import Text

/// A search: a text, a list such as the popular movies, or all movies, and which ones.
package struct MovieQuery: Hashable, Sendable {
    /// The typed text: words separated by single spaces, none at either end, no control characters.
    ///
    /// Empty for all movies of `list`, or of the source.
    package private(set) var text = ""
    package private(set) var scope = Scope.all
    package var filters = MovieFilters()

    /// `nil` for the order of the list, or else for the best matches first, or else for the most
    /// popular movies first.
    package var sort: MovieSort?
    package var includesAdult = false

    /// The number that a random order depends on: the same seed, the same order.
    package var seed = 0

    /// Whether the page should explain why the movies were found.
    package var isExplained = false
    package var subject = TextSubject.titles

    package enum Scope: Hashable, Sendable {
        case all
        case list(MovieList)
        case collection(MovieCollection)

        /// Movies like another one.
        case like(MovieID)
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

    /// All movies of a collection, by its name if it has no id.
    package init(collection: MovieCollection) { scope = .collection(collection) }

    /// The query for movies like one, of those that the rest of another query allows.
    package init(like movie: MovieID, _ query: MovieQuery = MovieQuery()) {
        self = query
        scope = .like(movie)
    }

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

    /// The movie that the movies are to be like; `nil` for any movies.
    package var likedMovie: MovieID? { if case .like(let movie) = scope { movie } else { nil } }

    /// Whether the user wants words to match as they are spelled; nothing is guessed then.
    package var isExact: Bool { subject == .exactTitles }

    /// The only year of the filters; `nil` for any year and for several.
    package var year: Int? { filters.ranges[.year]?.singleNumber }

    package var hasFilters: Bool { !filters.isEmpty || sort != nil || likedMovie != nil }

    /// The filters and the order as words such as `genre:horror`, after one such as `like:603`.
    package var filterWords: [String] {
        let liked = likedMovie.map { ["\(QueryToken.likeMark)\($0)"] } ?? []
        return liked + filters.words + (sort.map { ["sort:\($0)"] } ?? [])
    }
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

/// The kind of thing that the text of a query is about.
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

extension MovieQuery {
    /// Whether the text is a year alone, such as `1995`: a title or a year, and never an id.
    ///
    /// Later numbers, such as `2046`, are titles, and earlier ones ids as well.
    package var isYearAlone: Bool { Years.year(text.folded, in: Years.ofPhrases) != nil }

    /// Takes the last year in the text as the year of release: `dune 1984`, `1984 dune` and
    /// `dune (1984)`.
    ///
    /// `nil` without such a year, if there is nothing else, and if years are set already.
    package var splittingYear: MovieQuery? {
        guard filters.ranges[.year] == nil, QueryToken.isShort(text) else { return nil }
        var words = text.split(separator: " ")
        guard words.count > 1, let index = words.lastIndex(where: { Self.releaseYear($0) != nil })
        else { return nil }
        var query = self
        let year = Self.releaseYear(words.remove(at: index))
        query.filters = filters.adding(MovieFilters(year: year))
        return MovieQuery(words.joined(separator: " "), like: query)
    }

    /// The year of a word such as `1984` or `(1984)`, if movies may be of that year.
    private static func releaseYear(_ word: Substring) -> Int? {
        let brackets = "()[],"
        let inner = word.drop { brackets.contains($0) }.prefix { !brackets.contains($0) }
        return Years.year(String(inner), in: Years.plausible)
    }
}

extension Unicode.Scalar {
    /// Whether it is visible on a screen: no control or format character, and no space.
    package var isVisible: Bool {
        if (0x21...0x7E).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
