import Presentation
import Terminal

/// Shows the prompt, what is suggested for its text, its movies, and in a wide terminal the details of
/// the selected one.
@MainActor
final class SearchScreen: TerminalScreen {
    let queries: any MoviesQueryListViewModel
    let movies: any MoviesListViewModel
    let context: ScreenContext
    let pane: DetailsPane

    /// The text of the prompt with its cursor, which is at the end of a text that was not typed.
    private var lastEditor = LineEditor()
    let initialText: String

    /// Whether letters are text, and not keys for the list.
    var isTyping = true

    /// Whether the list had the keys when a menu opened, and has them again if it is cancelled.
    var hasMenuOfList = false

    private(set) var viewport = ListViewport()

    /// What the view model was last told is visible.
    private var reported: (state: MoviesListState, rows: Range<Int>, hasPane: Bool)?

    init(
        _ queries: any MoviesQueryListViewModel,
        _ movies: any MoviesListViewModel,
        _ context: ScreenContext
    ) {
        self.queries = queries
        self.movies = movies
        initialText = queries.state.value.text
        self.context = context
        pane = DetailsPane(context)
        queries.state.observe(on: self) { screen, _ in
            if !screen.isBetweenFrames { context.didChange() }
        }
        movies.state.observe(on: self) { screen, _ in
            if !screen.isBetweenFrames { context.didChange() }
        }
    }

    var query: MoviesQueryListState { queries.state.value }
    var list: MoviesListState { movies.state.value }

    /// The suggestions and the movies of a text are shown together.
    var isLoading: Bool { query.isLoading || list.isWaiting }

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
        movies.didReceiveInput()
        if !bindings.perform(key), isTyping { edit(key) }
    }

    func edit(_ key: Key) {
        var edited = editor
        if key == .backspace, edited.afterCursor.isEmpty, let shorter = textWithoutFilter {
            queries.didType(shorter)
            return
        }
        guard edited.handle(key) else { return }
        lastEditor = edited
        if edited.text != query.text { queries.didType(edited.text) }
    }

    /// The text without the filter that it ends with, which goes as a whole; `nil` without one.
    private var textWithoutFilter: String? {
        guard query.text.last == " ", !query.isMenuOpen, list.problem == nil,
            let filter = list.filteredList?.filters.last(where: { query.text.hasSuffix("\($0) ") })
        else { return nil }
        return String(query.text.dropLast(filter.count + 1))
    }

    func handle(_ event: MouseEvent) {
        movies.didReceiveInput()
        guard var row = viewport.row(for: event, selected: selectedRow) else { return }
        if rows.isHeading(row) {
            switch event.kind {
            case .wheelUp: row -= 1
            case .wheelDown: row += 1
            case .click, .doubleClick: return
            }
        }
        select(row)
        if event.kind == .doubleClick { choose() }
    }

    func didReappear() { movies.didReappear() }

    // MARK: Selecting

    private var rows: SearchRows { SearchRows(query, list) }
    private var selectedRow: Int? { rows.selected(query, list) }

    private func select(_ row: Int) {
        switch rows.row(row) {
        case .suggestion(let index): queries.didSelect(index)
        case .movie(let index):
            queries.didSelect(nil)
            movies.didSelectRow(index)
        case .heading, nil: break
        }
    }

    func selectFirstMovie() {
        queries.didSelect(nil)
        movies.didSelectRow(0)
    }

    func selectLastMovie() {
        queries.didSelect(nil)
        movies.didMoveToEnd()
    }

    /// Moves the selection by a row; from the first movie of an empty prompt, recalls queries.
    func move(by step: Int) {
        let suggestion = query.selection
        let isRecalling = query.isRecalling && isTyping
        switch step {
        case ..<0 where isRecalling: queries.didRecallOlder()
        case 1... where isRecalling && queries.didRecallNewer(): break
        case ..<0 where suggestion == nil && list.selection ?? 0 > 0: movies.didMove(by: step)
        case ..<0 where suggestion == nil && !query.items.isEmpty:
            queries.didSelect(query.items.count - 1)
        case ..<0 where suggestion == nil:
            if query.isBlank, isTyping { queries.didRecallOlder() }
        case ..<0: suggestion.map { queries.didSelect($0 - 1) }
        case _ where suggestion == nil && list.rowCount == 0: queries.didSelect(0)
        default:
            guard let suggestion else { return movies.didMove(by: step) }
            let isLast = suggestion == query.items.count - 1
            queries.didSelect(!isLast ? suggestion + 1 : list.rowCount > 0 ? nil : suggestion)
        }
    }

    /// Moves by a part of a page, from the suggestions to the movies.
    func movePage(by halves: Int) {
        queries.didSelect(nil)
        movies.didMove(by: halves * max(viewport.pageRows / 2, 1))
    }

    func choose() {
        if query.selected != nil { return queries.didTake() }
        // A menu in which nothing matches is no reason to open a movie.
        if !query.isMenuOpen || !query.items.isEmpty { movies.didChoose() }
    }

    /// Runs a command of the user for the selected movie, of which the details beside the list know
    /// more.
    private func run(_ command: UserCommand) {
        guard query.selection == nil, let movie = list.selected else { return }
        context.run(command, list.preview?.item?.detailedMovie ?? movie)
    }

    // MARK: Drawing

    private func drawing(_ size: TerminalSize) -> SearchDrawing {
        let titles = context.trail()
        let trail = movies.shelfTitle.map { titles.isEmpty ? [$0.sanitizedLine] : titles } ?? []
        let retryKey = context.userKeys.name(of: .retry, on: .typing)
        return SearchDrawing(query, list, trail: trail, editor, isTyping, size, retryKey: retryKey)
    }

    func layOut(_ size: TerminalSize) {
        let drawing = drawing(size)
        viewport.place(selectedRow, of: rows.count, in: drawing.area)
        if let heading = selectedRow.map({ $0 - 1 }), rows.isHeading(heading), drawing.area.rows > 1
        {
            viewport.scroll(toRow: heading)
        }
        let visible = rows.movies(in: viewport.visible)
        let shown = (state: list, rows: visible, hasPane: drawing.paneSize != nil)
        if !isLoading, reported.map({ $0 != shown }) ?? true {
            reported = shown
            movies.didShowDetailsBeside(shown.hasPane)
            movies.didShowRows(shown.rows)
        }
        if let paneSize = drawing.paneSize { pane.layOut(list.preview, paneSize) }
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        let drawing = drawing(size)
        var content = drawing.content(visible: viewport.visible)
        if let paneSize = drawing.paneSize {
            content = drawing.content(content, beside: pane.content(list.preview, paneSize))
        }
        content.hints = bindings.hints
        return content
    }
}
