import Presentation
import Terminal

/// Shows the prompt, what is suggested for its text, its movies, and in a wide terminal the details of
/// the selected one.
@MainActor
final class SearchScreen: TerminalScreen {
    let viewModel: any SearchViewModel
    let context: ScreenContext
    let pane: DetailsPane

    /// The text of the prompt with its cursor, which is at the end of a text that was not typed.
    private var lastEditor = LineEditor()

    /// Whether letters are text, and not keys for the list.
    var isTyping = true

    /// Whether the list had the keys when a menu opened, and has them again if it is cancelled.
    private var hasMenuOfList = false

    private(set) var viewport = ListViewport()

    /// The visible part that the view model was last told.
    private var reported: (state: MoviesListState, rows: Range<Int>, hasPane: Bool)?

    init(_ viewModel: any SearchViewModel, _ context: ScreenContext) {
        self.viewModel = viewModel
        self.context = context
        pane = DetailsPane(context)
        viewModel.state.observe(on: self) { screen, _ in
            if !screen.isBetweenFrames { context.didChange() }
        }
    }

    var state: SearchState { viewModel.state.value }
    private var query: MoviesQueryListState { state.prompt }
    private var list: MoviesListState { state.movies }

    var isLoading: Bool { state.isLoading }

    /// Whether the suggestions, the movies or the details of this machine are about to change again.
    ///
    /// All of them should be in one frame. While all pages are loaded, the spinner draws.
    private var isBetweenFrames: Bool { isLoading || list.isPreviewPending || list.isLoadingToEnd }

    var activity: String? {
        switch list.phase {
        case .loading: return "searching"
        case .loaded(let list) where list.isProvisional: return "asking TMDB…"
        case .loaded(let list) where list.nextPage == .loading: return "loading more"
        case .loaded:
            guard case .loading = self.list.preview else { return nil }
            return "loading details"
        case .idle, .empty, .failed: return nil
        }
    }

    var takesText: Bool { isTyping }

    var attribution: String? { list.filteredList?.source.ownersAttribution }

    var editor: LineEditor { query.text == lastEditor.text ? lastEditor : LineEditor(query.text) }

    var bindings: [KeyBinding] {
        keys.bindings.with(context.userKeys, on: isTyping ? .typing : .list) { self.run($0) }
    }

    func handle(_ key: Key) {
        viewModel.handle(.input)
        if !bindings.perform(key), isTyping { edit(key) }
    }

    private func edit(_ key: Key) {
        var edited = editor
        if key == .backspace, edited.afterCursor.isEmpty, let shorter = textWithoutFilter {
            return viewModel.handle(.type(shorter))
        }
        guard edited.handle(key) else { return }
        lastEditor = edited
        if edited.text != query.text { viewModel.handle(.type(edited.text)) }
    }

    /// The text without the filter that it ends with, which goes as a whole; `nil` without one.
    private var textWithoutFilter: String? {
        guard query.text.last == " ", !query.isMenuOpen, state.problem == nil,
            let filter = list.filteredList?.filters.last(where: { query.text.hasSuffix("\($0) ") })
        else { return nil }
        return String(query.text.dropLast(filter.count + 1))
    }

    func handle(_ event: MouseEvent) {
        viewModel.handle(.input)
        guard var row = viewport.row(for: event, selected: rows.selected) else { return }
        if rows.isHeading(row) {
            switch event.kind {
            case .wheelUp: row -= 1
            case .wheelDown: row += 1
            case .click, .doubleClick: return
            }
        }
        switch rows.row(row) {
        case .suggestion(let index): viewModel.handle(.selectSuggestion(index))
        case .movie(let index): viewModel.handle(.selectMovie(index))
        case .heading, nil: break
        }
        if event.kind == .doubleClick { viewModel.handle(.choose) }
    }

    func didReappear() { viewModel.handle(.reappear) }

    private var rows: SearchRows { SearchRows(state) }

    // MARK: Keys

    /// Moves by a part of a page, from the suggestions to the movies.
    func movePage(by halves: Int) {
        viewModel.handle(.moveMovies(by: halves * max(viewport.pageRows / 2, 1)))
    }

    func deleteOrMoveUp() {
        if query.selection == nil, list.selection ?? 0 > 0 {
            movePage(by: -1)
        } else {
            edit(.control("u"))
        }
    }

    func open(_ menu: MoviesQueryListMenu) {
        hasMenuOfList = !isTyping
        isTyping = true
        viewModel.handle(.openMenu(menu))
    }

    func escape() {
        if query.isMenuOpen, hasMenuOfList { isTyping = false }
        viewModel.handle(.escape)
    }

    func startNewSearch() {
        isTyping = true
        viewModel.handle(.newSearch)
    }

    func copyURLs() {
        guard query.selection == nil || !list.marked.isEmpty else { return }
        let urls = list.chosen.map(\.pageURL)
        if !urls.isEmpty { context.copy(urls.joined(separator: "\n")) }
    }

    /// Runs a command of the user for the selected movie, of which the details beside the list know
    /// more.
    private func run(_ command: UserCommand) {
        guard let movie = state.selectedMovie else { return }
        context.run(command, list.preview?.item?.detailedMovie ?? movie)
    }

    // MARK: Drawing

    private func drawing(_ size: TerminalSize) -> SearchDrawing {
        let titles = context.trail()
        let trail = state.shelfTitle.map { titles.isEmpty ? [$0.sanitizedLine] : titles } ?? []
        return SearchDrawing(
            state: state,
            rows: rows,
            trail: trail,
            editor: editor,
            isTyping: isTyping,
            size: size,
            retryKey: context.userKeys.name(of: .retry, on: .typing)
        )
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        var drawing = drawing(size)
        let rows = drawing.rows
        let area = drawing.area
        viewport.place(rows.selected, of: rows.count, in: area)
        if let heading = rows.selected.map({ $0 - 1 }), rows.isHeading(heading), area.rows > 1 {
            viewport.scroll(toRow: heading)
        }
        let visible = rows.movies(in: viewport.visible)
        let shown = (state: list, rows: visible, hasPane: drawing.paneSize != nil)
        if !isLoading, reported.map({ $0 != shown }) ?? true {
            reported = shown
            viewModel.handle(.show(rows: shown.rows, hasDetails: shown.hasPane))
            // That may have changed the state.
            if state != drawing.state { drawing = self.drawing(size) }
        }
        let details = drawing.paneSize.map { pane.content(list.preview, $0) }
        var content = drawing.content(visible: viewport.visible, beside: details)
        content.hints = bindings.hints
        return content
    }
}

/// The rows below the prompt, one after the other: suggestions, then movies, or the queries to try
/// if there are none, with the headings of their sections.
struct SearchRows {
    enum Row: Hashable {
        case suggestion(Int)
        case heading(Int)
        case movie(Int)
    }

    private var rows: [Row]
    private(set) var selected: Int?

    init(_ state: SearchState) {
        let (prompt, list) = (state.prompt, state.movies)
        rows = prompt.items.indices.map(Row.suggestion)
        var movies = 0..<list.rowCount
        let sections = list.narrowing == nil ? list.list?.sections ?? [] : []
        for (index, section) in sections.enumerated() {
            rows += [.heading(index)] + movies.prefix(section.count).map(Row.movie)
            movies = movies.dropFirst(section.count)
        }
        rows += movies.map(Row.movie)
        selected = prompt.selection ?? list.selection.flatMap { rows.firstIndex(of: .movie($0)) }
    }

    var count: Int { rows.count }

    func row(_ number: Int) -> Row? { rows.indices.contains(number) ? rows[number] : nil }

    func isHeading(_ number: Int) -> Bool {
        if case .heading = row(number) { true } else { false }
    }

    func movies(in range: Range<Int>) -> Range<Int> {
        let numbers = range.compactMap { number -> Int? in
            if case .movie(let movie) = row(number) { movie } else { nil }
        }
        return numbers.first.map { $0..<(numbers.last ?? $0) + 1 } ?? 0..<0
    }
}
