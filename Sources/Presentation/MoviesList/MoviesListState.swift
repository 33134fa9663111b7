import Domain

/// The content of a list of movies, and what the user does in it.
package struct MoviesListState: Hashable, Sendable {
    /// Indirect, because states are copied often, and a list is large.
    package indirect enum Phase: Hashable, Sendable {
        case idle

        /// The first page is being loaded; the list before it stays on the screen.
        case loading(before: MoviesList? = nil)
        case loaded(MoviesList)

        /// No movie matches; the list has the query and the source.
        ///
        /// The alternatives are queries to try in place of one that finds nothing.
        case empty(MoviesList, alternatives: [QuerySuggestionViewModel] = [])
        case failed(FailureViewModel)

        var list: MoviesList? {
            switch self {
            case .loaded(let list): list
            case .loading(let list): list
            case .idle, .empty, .failed: nil
            }
        }

        /// The text of a search that is likely to need a correction; empty for others.
        package func textToCorrect(of search: MoviesSearch?) -> String {
            switch self {
            case .empty: search?.query.description ?? ""
            case .failed(let error) where error.error.needsOtherFilter:
                search?.query.description ?? ""
            case .idle, .loading, .loaded, .failed: ""
            }
        }
    }

    package struct Row: Hashable, Sendable {
        /// The index of the movie in `MoviesList.items`.
        package let index: Int
        package let item: MoviesListItemViewModel

        /// The characters of the title that match the typed text; in order, not overlapping.
        package let titleMatches: [Range<Int>]
        package let isMarked: Bool
    }

    package let canPick: Bool

    /// The search that the movies are the result of; `nil` before the first one.
    var search: MoviesSearch?
    package internal(set) var phase = Phase.idle

    /// The movies that match a text; `nil` while all are shown.
    package internal(set) var narrowing: MoviesNarrowing?

    /// The selected row; `nil` if there are no rows.
    package internal(set) var selection: Int?

    /// The marked movies in the order of the marking, also those that the list no longer has.
    package internal(set) var marked: [MoviesListItemViewModel] = []

    /// The details of the selected movie beside the list; `nil` for none.
    package internal(set) var preview: MovieDetailsState?

    /// Whether the local details of the selected movie are being read; that takes less time than a
    /// frame, so views wait.
    package internal(set) var isPreviewPending = false

    /// Whether the last movie is selected when more are loaded, until the next input.
    var followsEnd = false

    /// The selected row before the list was narrowed, to go back to.
    var rowBeforeNarrowing: Int?

    package init(canPick: Bool = false) { self.canPick = canPick }
}

extension MoviesListState {
    /// The query, or a title such as the name of a person.
    package var query: String { search.map { $0.title ?? $0.query.description } ?? "" }

    package var list: MoviesList? { phase.list }

    /// The list whose filters can be changed; one without movies may have too many of them.
    package var filteredList: MoviesList? {
        if case .empty(let list, _) = phase { list } else { list }
    }

    package var alternatives: [QuerySuggestionViewModel] {
        if case .empty(_, let alternatives) = phase { alternatives } else { [] }
    }

    /// The selected query of the alternatives; `nil` if there is none.
    package var selectedAlternative: QuerySuggestionViewModel? {
        selection.flatMap { alternatives.indices.contains($0) ? alternatives[$0] : nil }
    }

    package var isWaiting: Bool { phase == .idle || isLoading }

    var isLoading: Bool {
        if case .loading = phase { true } else { false }
    }

    /// Whether a retry may bring other movies, or more.
    package var canRetry: Bool {
        switch phase {
        case .failed(let error): error.isRetryable
        case .loaded(let list): list.fallback != nil || list.nextPage.isFailed
        case .idle, .loading, .empty: false
        }
    }

    /// Whether there are movies, or may be soon.
    package var hasMovies: Bool { isWaiting || list != nil }

    /// Whether all pages are being loaded, since the user wants to see the last movie.
    package var isLoadingToEnd: Bool {
        guard followsEnd, let list else { return false }
        return list.canLoadMore || list.nextPage == .loading
    }

    /// The number of movies that are not hidden, or of alternatives.
    package var rowCount: Int { narrowing?.movies.count ?? list?.items.count ?? alternatives.count }

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
            isMarked: marked.contains { $0.isSame(as: items[index]) }
        )
    }

    /// The row of a movie in `MoviesList.items`; `nil` if it is hidden.
    package func rowNumber(ofMovie index: Int) -> Int? {
        if let narrowing { return narrowing.movies.firstIndex { $0.index == index } }
        return list?.items.indices.contains(index) == true ? index : nil
    }

    package var selected: MoviesListItemViewModel? { selection.flatMap(row)?.item }

    /// The part of the selected movie that the list shows, for its details.
    var selectedDetails: MovieDetailsItemViewModel? {
        guard let list, let selected else { return nil }
        return MovieDetailsItemViewModel(selected, source: list.source)
    }

    /// The marked movies, or else the selected one.
    package var chosen: [MoviesListItemViewModel] {
        marked.isEmpty ? [selected].compactMap(\.self) : marked
    }
}

/// The rules of a list of movies that need nothing but its state.
extension MoviesListState {
    /// Shows other movies, with a selection among them; `narrow` finds those that match the text.
    mutating func show(
        _ phase: Phase,
        narrow: ([MoviesListItemViewModel]) -> MoviesNarrowing? = { _ in nil }
    ) {
        switch phase {
        case .idle, .loading: self.phase = phase
        case .loaded(let list): show(list, narrow)
        case .empty, .failed:
            self.phase = phase
            (narrowing, selection) = (nil, nil)
        }
        settleSelection()
    }

    /// Shows a list, in which the selected movie stays where it is, unless the query is another one.
    private mutating func show(
        _ new: MoviesList,
        _ narrow: ([MoviesListItemViewModel]) -> MoviesNarrowing?
    ) {
        let before = list
        let selected = selection.flatMap(row)
        var list = new
        if let selected, let before, before.query == list.query, list.sections.isEmpty {
            // Another source may not have the movie.
            let mayLackIt = before.isProvisional || list.isProvisional
            if mayLackIt || list.items.contains(where: { $0.isSame(as: selected.item) }) {
                list = list.keeping(selected.item, at: selected.index)
            }
        }
        let isOther = before?.items != list.items
        phase = .loaded(list)
        narrowing = isOther ? narrow(list.items) : narrowing
        guard before?.query == list.query else { return (rowBeforeNarrowing, selection) = (nil, 0) }
        guard let selected, let selection, isOther else { return }
        guard let index = list.items.firstIndex(where: { $0.isSame(as: selected.item) }) else {
            return
        }
        narrowing = narrowing?.keeping(index, at: selection)
        self.selection = rowNumber(ofMovie: index) ?? selection
    }

    // MARK: Selecting

    /// Selects a row, or the nearest one that exists.
    mutating func select(_ row: Int) {
        selection = rowCount > 0 ? min(max(row, 0), rowCount - 1) : nil
    }

    mutating func move(by rows: Int) { select((selection ?? -1) + rows) }

    /// Goes to the last movie, and, in a whole list, follows it while more are loaded.
    mutating func moveToEnd() {
        select(rowCount - 1)
        followsEnd = narrowing == nil
    }

    mutating func toggleMark() {
        guard let selected else { return }
        if let index = marked.firstIndex(where: { $0.isSame(as: selected) }) {
            marked.remove(at: index)
        } else {
            marked.append(selected)
        }
        move(by: 1)
    }

    private mutating func settleSelection() { select(followsEnd ? rowCount - 1 : selection ?? 0) }

    // MARK: Narrowing

    /// Shows the movies that match a text; the best match of another text is selected.
    ///
    /// With the same text, of whose movies more is known now, the selected one stays where it is.
    mutating func narrow(to new: MoviesNarrowing) {
        if narrowing == nil { rowBeforeNarrowing = selection }
        let selected = new.text == narrowing?.text ? selection.flatMap(row) : nil
        if new.text != narrowing?.text { selection = 0 }
        narrowing = new
        if let selected, let selection {
            narrowing = new.keeping(selected.index, at: selection)
            self.selection = rowNumber(ofMovie: selected.index) ?? selection
        }
        settleSelection()
    }

    /// Goes back to where the list was, or to the movie that was opened since.
    mutating func stopNarrowing() {
        guard narrowing != nil else { return }
        let index = selection.flatMap(row)?.index
        let place = rowBeforeNarrowing ?? index ?? 0
        (narrowing, rowBeforeNarrowing) = (nil, nil)
        select(place)
    }
}
