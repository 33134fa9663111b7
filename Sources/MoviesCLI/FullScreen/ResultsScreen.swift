import Presentation
import Terminal

/// Shows the results of a search, with one movie selected, and in a wide terminal its details
/// beside them.
@MainActor
final class ResultsScreen: TerminalScreen {
    /// The next page is loaded when the selection is this close to the last row.
    private static let prefetchDistance = 5

    /// How far a step of the mouse wheel scrolls.
    private static let wheelRows = 3

    let viewModel: any MoviesListViewModel
    let pane: DetailsPane
    var selection = ListSelection()
    var input: ListInput?

    /// The marked movies in the order of the marking, also those that filters hide.
    var marked: [MoviesListItemViewModel] = []

    /// What the last key could not do; shown until the next key.
    var message: String?

    /// Whether the last movie is selected when more are loaded, until the next key.
    var followsEnd = false

    /// The selected row before the list was narrowed.
    var placeBeforeNarrowing: Int?

    private let didChange: @MainActor () -> Void
    let copy: @MainActor (String) -> Void
    private var previewedID: String?
    private var narrowedText: String?

    /// The selected movie before the list was filtered or sorted.
    private var place: (query: String, id: String)?

    /// What is searched for.
    private(set) var query = ""

    /// The list stays on the screen while it is filtered or sorted.
    private var list: MoviesList?

    init(_ viewModel: any MoviesListViewModel, _ context: ScreenContext) {
        self.viewModel = viewModel
        didChange = context.didChange
        copy = context.copy
        pane = DetailsPane(context)
        viewModel.state.observe(on: self) { $0.show($1) }
        viewModel.narrowing.observe(on: self) { $0.show($1) }
        viewModel.preview.observe(on: self) { $0.pane.show($1) }
        viewModel.alternatives.observe(on: self) { screen, _ in screen.selectionDidChange() }
    }

    /// Without movies, keys typed ahead have nothing to act on.
    var readiness: ScreenReadiness {
        switch viewModel.state.value {
        case .idle, .loading: .loading
        case .loaded: .ready
        case .empty, .failed: .failed
        }
    }

    var activity: String? {
        switch viewModel.state.value {
        case .loading: "searching"
        case .loaded(let list) where list.nextPage == .loading: "loading more"
        case .loaded where pane.isLoading: "loading details"
        case .idle, .loaded, .empty, .failed: nil
        }
    }

    var takesText: Bool { input?.takesText ?? false }

    func handle(_ key: Key) {
        message = nil
        followsEnd = false
        if !bindings.perform(key) { type(key) }
        loadMoreNearEnd()
    }

    func handle(_ event: MouseEvent) {
        message = nil
        followsEnd = false
        switch event.kind {
        case .wheelUp: selection.scroll(by: -Self.wheelRows)
        case .wheelDown: selection.scroll(by: Self.wheelRows)
        case .click, .doubleClick:
            guard let row = selection.row(at: event.position) else { return }
            selection.select(row)
            if event.kind == .doubleClick { openSelected() }
        }
        followSelection()
        loadMoreNearEnd()
    }

    /// A row opens as if Enter was pressed, whatever is typed above the list.
    private func openSelected() {
        if case .narrowing = input {} else { input = nil }
        bindings.perform(.enter)
    }

    /// Keeps the selected movie for the list that comes back if another one leads nowhere.
    func keepPlace() {
        if let list, let id = selected?.id { place = (list.query, id) }
    }

    func didReappear() {
        previewedID = nil
        followSelection()
    }

    // MARK: The movies

    /// The movies on the screen.
    var shownList: MoviesList? {
        switch viewModel.state.value {
        case .loaded(let list): list
        case .loading: list
        case .idle, .empty, .failed: nil
        }
    }

    var narrowing: MoviesNarrowing? { viewModel.narrowing.value }

    /// How many rows the list has.
    var count: Int {
        narrowing?.rows.count ?? shownList?.items.count ?? viewModel.alternatives.value.count
    }

    /// The selected query in place of one that finds nothing.
    var selectedAlternative: MoviesQueryListItemViewModel? {
        let alternatives = viewModel.alternatives.value
        return selection.index.flatMap {
            alternatives.indices.contains($0) ? alternatives[$0] : nil
        }
    }

    /// The movie of a row, and the characters of its title that match what was typed.
    func row(_ index: Int) -> (item: MoviesListItemViewModel, matches: [Range<Int>])? {
        guard let items = shownList?.items else { return nil }
        guard let narrowing else { return items.indices.contains(index) ? (items[index], []) : nil }
        guard narrowing.rows.indices.contains(index) else { return nil }
        let row = narrowing.rows[index]
        return items.indices.contains(row.index) ? (items[row.index], row.titleMatches) : nil
    }

    var selected: MoviesListItemViewModel? {
        selection.index.flatMap { row($0)?.item }
    }

    private func show(_ state: MoviesListState) {
        switch state {
        case .loaded(let new):
            if list?.query != new.query {
                // The list before its filters were changed comes back as it was.
                selection.setCount(count)
                let id = place?.query == new.query ? place?.id : nil
                selection.select((0..<count).first { row($0)?.item.id == id } ?? 0)
                placeBeforeNarrowing = nil
                if narrowing != nil { loadAllOfCatalog() }
            }
            list = new
        case .empty, .failed:
            list = nil
            selection.select(nil)
        case .loading(let query):
            self.query = query.sanitizedLine
            // The source of the details may be another one.
            previewedID = nil
        case .idle: break
        }
        selectionDidChange()
    }

    private func show(_ narrowing: MoviesNarrowing?) {
        selection.setCount(count)
        // Not if only more movies were loaded.
        if let narrowing, narrowing.text != narrowedText { selection.select(0) }
        narrowedText = narrowing?.text
        selectionDidChange()
    }

    private func selectionDidChange() {
        selection.setCount(count)
        if selection.index == nil { selection.select(0) }
        if followsEnd {
            selection.select(count - 1)
            // The spinner shows the progress; a frame for each page would be too much to draw.
            if let list = shownList, list.canLoadMore || list.nextPage == .loading { return }
        }
        followSelection()
        didChange()
    }

    /// Shows the details of the selected movie if they have a place.
    func followSelection() {
        guard readiness != .loading else { return }
        let preview = pane.isVisible ? selected : nil
        if preview?.id != previewedID || preview == nil { viewModel.didPreview(preview) }
        previewedID = preview?.id
    }

    func loadMoreNearEnd() {
        guard let list = shownList, list.canLoadMore, narrowing == nil else { return }
        let last = max(selection.index ?? 0, selection.visible.upperBound - 1)
        guard last >= list.items.count - Self.prefetchDistance else { return }
        Task { await viewModel.didReachEnd() }
    }
}
