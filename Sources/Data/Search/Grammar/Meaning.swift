import Domain

struct Meaning {
    /// The effect of a phrase on the meaning of what stands beside it, by the name in the table.
    enum Role: String {
        /// Before or after a year; the year itself is not included.
        case after, before

        /// As `after` and `before`, and the year is included.
        case since, until

        /// Before or after a runtime.
        case under, over, around

        /// As `since`, `until`, `under` and `over`, but after the number: `or later`.
        case later, earlier, less, more

        /// After a number.
        case minutes, hours, decade

        /// Parts of a decade; before a name, the order of its movies.
        case early, mid, late

        /// Before what must not be.
        case not

        /// As `not`, but after it: `없는`.
        case excluded

        /// Before two numbers, and between them.
        case between, and

        /// Before a year in which a story is set, and which is text.
        case setting

        /// A word for movies, beside which a genre or a language is a filter.
        case movie

        /// A filter only if no word of the text follows: `old` in `old movies`.
        case modifier

        /// Meaningless at the end of a query.
        case ending

        /// Beside a name, which means a director.
        case director

        /// A word of English that means something else in another language. It is text, unless
        /// another phrase of that language is there.
        case english
    }

    /// The movies of a series, or of a person, that a phrase beside the name means.
    ///
    /// If a text has several such phrases, *trilogy* counts, or else the first one in this order.
    enum Place: String, CaseIterable {
        case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, last

        /// The movies beside another one: sequels and prequels.
        case next, previous

        /// All movies, in the order of the story or of their release.
        case story, trilogy, order, series

        /// Before a name and a word for movies, as in `all batman movies`.
        case every

        /// The number of the movie; `nil` if it follows from others.
        var number: Int? { Self.allCases.firstIndex(of: self).flatMap { $0 < 10 ? $0 + 1 : nil } }
    }

    enum Kind {
        case filler
        case role(Role)
        case place(Place)
        case number(Int)

        /// Filters and an order, and text in English.
        case words(filters: [FilterWord], text: [String])
    }

    /// The number of its language in `PhraseTable`; `0` is English.
    let language: Int
    let kind: Kind

    /// Takes the meaning of a line in the table: `genre:horror`, `christmas`, `-`, `#after`.
    init(_ text: String, language: Int) {
        self.language = language
        guard let first = text.utf8.first, first != UInt8(ascii: "-") else {
            kind = .filler
            return
        }
        guard first == UInt8(ascii: "#") else {
            kind = Self.words(text)
            return
        }
        let name = String(text.dropFirst())
        let role = Role(rawValue: name).map { Kind.role($0) }
        let place = Place(rawValue: name).map { Kind.place($0) }
        kind = role ?? place ?? Int(name).map { .number($0) } ?? .filler
    }

    private init(language: Int, kind: Kind) {
        self.language = language
        self.kind = kind
    }

    /// The meaning of a word made of two phrases; `nil` if the first is neither
    /// filters nor text, or the second has a role.
    func compounded(with second: Meaning) -> Meaning? {
        guard let text else { return nil }
        guard second.isFiller || second.text != nil else { return nil }
        let kind = Kind.words(filters: filters + second.filters, text: text + (second.text ?? []))
        return Meaning(language: second.language, kind: kind)
    }

    private static func words(_ text: String) -> Kind {
        var filters: [FilterWord] = []
        var words: [String] = []
        for token in QueryToken.tokens(of: text) {
            switch token {
            case .word(let word): words.append(String(word))
            case .like(let value): words.append(value)
            case .filter(let key, let value, _): filters.append(FilterWord(key: key, value: value))
            }
        }
        return .words(filters: filters, text: words)
    }

    var role: Role? { if case .role(let role) = kind { role } else { nil } }

    var place: Place? { if case .place(let place) = kind { place } else { nil } }

    var isFiller: Bool { if case .filler = kind { true } else { false } }

    var filters: [FilterWord] { if case .words(let filters, _) = kind { filters } else { [] } }

    var text: [String]? { if case .words(_, let text) = kind { text } else { nil } }
}

/// A filter or an order, such as `genre:horror`.
struct FilterWord: Hashable {
    let key: FilterKey
    let value: String
}

/// The filters and the order that the phrases of a text mean together.
struct MeaningFilters {
    private var query = MovieQuery()

    var isEmpty: Bool { !query.hasFilters }

    mutating func add(_ filter: FilterWord) {
        var added = MovieQuery()
        guard added.apply(filter.key, filter.value) else { return }
        switch filter.key {
        case .language: added.filters.lists[.language].map { addLanguages($0) }
        case .year, .runtime: added.filters.ranges[filter.key].map { add($0, filter.key) }
        default: _ = query.apply(filter.key, filter.value)
        }
    }

    /// Adds a filter that excludes what another one requires.
    mutating func exclude(_ filter: FilterWord) {
        let names = filter.value.split(separator: ",").map { "!\($0)" }
        add(FilterWord(key: filter.key, value: names.joined(separator: ",")))
    }

    mutating func add(_ range: NumberRange, _ key: FilterKey) {
        query.filters.ranges[key] = query.filters.ranges[key]?.combined(with: range) ?? range
    }

    private mutating func addLanguages(_ added: ListFilter) {
        var languages = query.filters.lists[.language] ?? ListFilter()
        if !added.wanted.isEmpty, added.wanted.allSatisfy(languages.wanted.contains) {
            // `indian hindi` is Hindi.
            languages.wanted = added.wanted
        } else if !languages.wanted.allSatisfy(added.wanted.contains) || languages.wanted.isEmpty {
            languages = languages.adding(ListFilter(wanted: added.wanted))
        }
        query.filters.lists[.language] = languages.adding(ListFilter(excluded: added.excluded))
    }

    /// As users type them, in the order of the filters.
    var words: [String] {
        var query = query
        if query.filters.lists[.language]?.wanted.isEmpty == false {
            query.filters.lists[.language]?.excluded = []
        }
        return query.filterWords
    }
}

extension NumberRange {
    /// The numbers that are in both ranges.
    ///
    /// If there are none, the range with two bounds counts, or else the other one.
    fileprivate func combined(with other: NumberRange) -> NumberRange {
        let low = [minimum, other.minimum].compactMap(\.self).max()
        let high = [maximum, other.maximum].compactMap(\.self).min()
        if let low, let high, low > high { return isOpen || !other.isOpen ? other : self }
        return NumberRange(minimum: low, maximum: high)
    }

    private var isOpen: Bool { minimum == nil || maximum == nil }
}
