package import Domain

/// The text of the prompt, and what is suggested for it.
package struct MoviesQueryListState: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case loading
        case loaded
        case failed(FailureViewModel)
    }

    package internal(set) var text: String

    /// The menu in place of suggestions; `nil` for those.
    package internal(set) var menu: MoviesQueryListMenu?

    /// The text before the menu was opened.
    var textBeforeMenu = ""
    package internal(set) var phase = Phase.loading

    /// The best first; those of the text before while the menu is loading, which avoids flicker.
    package internal(set) var items: [QuerySuggestionViewModel] = []

    /// The selected item; `nil` if the selection is among the movies.
    package internal(set) var selection: Int?
    package internal(set) var isRecalling = false

    package var isLoading: Bool { phase == .loading }

    package var selected: QuerySuggestionViewModel? {
        selection.flatMap { items.indices.contains($0) ? items[$0] : nil }
    }

    /// Whether nothing is typed but blanks.
    package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    package var isMenuOpen: Bool { menu != nil }

    /// The words before the colon of a filter.
    package static let filterNames = FilterKey.filters.map(\.rawValue)

    mutating func select(_ row: Int?) {
        selection = row.flatMap { items.isEmpty ? nil : min(max($0, 0), items.count - 1) }
    }
}

/// The choices for a list of movies, by what is typed after a text.
package enum MoviesQueryListMenu: Sendable {
    case filters, orders
}

/// A query that is suggested while one is typed, or in place of one that finds nothing.
package struct QuerySuggestionViewModel: Hashable, Sendable {
    private let suggestion: QuerySuggestion

    init(_ suggestion: QuerySuggestion) { self.suggestion = suggestion }

    package var text: String { suggestion.text }

    /// The whole text, in order.
    package var parts: [TextPart] { text.parts(matching: suggestion.matches) }

    package var kind: QuerySuggestion.Origin { suggestion.origin }
    package var isRecent: Bool { kind == .recentQuery }

    /// Whether the user typed or opened it before.
    package var isOfHistory: Bool { isRecent || kind == .openedMovie }

    /// The values that the movies lack, such as "ratings", for a filter or an order that would be
    /// ignored; `nil` for others.
    package var missingValues: String? { suggestion.limitation?.key.spec.values }

    /// The kind of the suggestion in a word, or why it can't be chosen; `nil` for what its text
    /// says, as a title does.
    package var label: String? {
        if let missingValues { return "no \(missingValues)" }
        switch kind {
        case .title: return nil
        case .order: return text.hasPrefix("-") ? "reversed" : nil
        case .recentQuery, .openedMovie, .person, .filter: return kind.name
        }
    }

    package var year: Int? { suggestion.year }

    /// The text to search for, which may have the year.
    package var query: String { suggestion.query }
}

extension QuerySuggestion.Origin {
    package var name: String {
        switch self {
        case .recentQuery: "recent"
        case .openedMovie: "opened"
        default: "\(self)"
        }
    }
}
