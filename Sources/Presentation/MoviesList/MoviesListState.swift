import Domain

/// What a list of movies shows, and what the user does in it.
package struct MoviesListState: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case idle

        /// The first page is being loaded; the list before it stays on the screen.
        case loading(before: MoviesList? = nil)
        case loaded(MoviesList)

        /// No movie matches; the list has the query and the source.
        ///
        /// The alternatives are queries to try in place of one that finds nothing.
        case empty(MoviesList, alternatives: [QuerySuggestionViewModel] = [])
        case failed(FailureViewModel)

        /// The movies on the screen.
        var list: MoviesList? {
            switch self {
            case .loaded(let list): list
            case .loading(let list): list
            case .idle, .empty, .failed: nil
            }
        }
    }

    /// What the user types or chooses above the list.
    package enum Mode: Hashable, Sendable {
        case browsing

        /// Typed text that movies must match.
        case narrowing(String)

        /// Words such as `genre:horror`, and the texts that complete them.
        case filtering(String, completions: Choice)

        /// One of several orders.
        case sorting(Choice, isReversed: Bool)
    }

    /// What an input could not do.
    package enum Problem: Hashable, Sendable {
        case invalidFilter(FailureViewModel)
        case noFilterToRemove

        /// The list has only these orders.
        case unknownOrder([String])
        case noMoreMovies
    }

    /// A movie of the list.
    package struct Row: Hashable, Sendable {
        /// The index of the movie in `MoviesList.items`.
        package let index: Int
        package let item: MoviesListItemViewModel

        /// The characters of the title that match the typed text; in order, not overlapping.
        package let titleMatches: [Range<Int>]

        /// Whether the user has marked the movie.
        package let isMarked: Bool
    }

    /// Whether the user is to pick movies.
    package let canPick: Bool

    /// What the movies are the result of; `nil` before the first search.
    var search: MoviesSearch?
    package internal(set) var phase = Phase.idle

    /// The movies that match a text; `nil` while all are shown.
    package internal(set) var narrowing: MoviesNarrowing?

    /// The selected row; `nil` if there are no rows.
    package internal(set) var selection: Int?

    /// The marked movies in the order of the marking, also those that filters hide.
    package internal(set) var marked: [MoviesListItemViewModel] = []
    package internal(set) var mode = Mode.browsing

    /// The details of the selected movie beside the list; `nil` for none.
    package internal(set) var preview: MovieDetailsState?

    /// What the last input could not do; `nil` after the next one.
    package internal(set) var problem: Problem?

    /// Whether the last movie is selected when more are loaded, until the next input.
    var followsEnd = false

    /// The selected row before the list was narrowed, to go back to.
    var rowBeforeNarrowing: Int?

    /// The selected movie before the list was filtered or sorted, to go back to.
    var anchor: Anchor?

    struct Anchor: Hashable {
        let query: String
        let movieID: String
    }

    package init(canPick: Bool = false) { self.canPick = canPick }
}

extension MoviesListState {
    /// The query, or a title such as the name of a person.
    package var query: String { search.map { $0.title ?? $0.query.description } ?? "" }

    /// The movies on the screen.
    package var list: MoviesList? { phase.list }

    /// The list whose filters can be changed; one without movies may have too many of them.
    package var filteredList: MoviesList? {
        if case .empty(let list, _) = phase { list } else { list }
    }

    /// Queries to try in place of one that finds nothing.
    package var alternatives: [QuerySuggestionViewModel] {
        if case .empty(_, let alternatives) = phase { alternatives } else { [] }
    }

    /// The selected query of the alternatives; `nil` if there is none.
    package var selectedAlternative: QuerySuggestionViewModel? {
        selection.flatMap { alternatives.indices.contains($0) ? alternatives[$0] : nil }
    }

    /// Whether the first page of movies is still to come.
    package var isWaiting: Bool {
        switch phase {
        case .idle, .loading: true
        case .loaded, .empty, .failed: false
        }
    }

    /// Whether there are movies, or may be soon.
    package var hasMovies: Bool {
        switch phase {
        case .idle, .loading, .loaded: true
        case .empty, .failed: false
        }
    }

    /// Whether all pages are being loaded, since the user wants to see the last movie.
    package var isLoadingToEnd: Bool {
        guard followsEnd, let list else { return false }
        return list.canLoadMore || list.nextPage == .loading
    }

    /// The number of movies that are not hidden, or of alternatives.
    package var rowCount: Int { narrowing?.movies.count ?? list?.items.count ?? alternatives.count }

    /// Whether only movies that match a text are shown, or will be when one is typed.
    var isNarrowed: Bool { if case .narrowing = mode { true } else { narrowing != nil } }

    /// The movie of a row; `nil` if there is none.
    package func row(_ number: Int) -> Row? {
        guard number >= 0, number < rowCount, let items = list?.items else { return nil }
        let narrowed = narrowing?.movies[number]
        let index = narrowed?.index ?? number
        guard index < items.count else { return nil }
        return Row(
            index: index,
            item: items[index],
            titleMatches: narrowed?.titleMatches ?? [],
            isMarked: marked.contains { $0.id == items[index].id }
        )
    }

    /// The row of a movie in `MoviesList.items`; `nil` if it is hidden.
    package func rowNumber(ofMovie index: Int) -> Int? {
        if let narrowing { return narrowing.movies.firstIndex { $0.index == index } }
        return list?.items.indices.contains(index) == true ? index : nil
    }

    /// The selected movie; `nil` if there is none.
    package var selected: MoviesListItemViewModel? { selection.flatMap(row)?.item }

    /// The marked movies, or else the selected one.
    package var chosen: [MoviesListItemViewModel] {
        marked.isEmpty ? [selected].compactMap(\.self) : marked
    }

    /// The text that the user types above the list; `nil` if characters are keys.
    package var typedText: String? {
        switch mode {
        case .narrowing(let text), .filtering(let text, _): text
        case .browsing, .sorting: nil
        }
    }
}

/// Texts of which one is selected.
package struct Choice: Hashable, Sendable {
    package let texts: [String]

    /// The selected text; 0 if there is none.
    package private(set) var index = 0

    /// Without `text`, or if it is not among them, the first text is selected.
    init(_ texts: [String], selected text: String? = nil) {
        self.texts = texts
        index = text.flatMap(texts.firstIndex) ?? 0
    }

    /// The selected text; `nil` if there is none.
    package var selected: String? { texts.indices.contains(index) ? texts[index] : nil }

    /// Selects another text; the first one follows the last.
    mutating func move(by count: Int) {
        guard !texts.isEmpty else { return }
        index = (index + count + texts.count) % texts.count
    }
}
