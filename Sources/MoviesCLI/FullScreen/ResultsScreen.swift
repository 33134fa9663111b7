import Presentation
import Terminal

/// Shows the results of a search, and in a wide terminal the details of the selected movie.
@MainActor
final class ResultsScreen: TerminalScreen {
    let viewModel: any MoviesListViewModel
    let copy: @MainActor (String) -> Void
    private let pane: DetailsPane
    private(set) var viewport = ListViewport()

    /// What is shown, as the view model was told last.
    private var reported: (state: MoviesListState, rows: Range<Int>, hasPane: Bool)?

    /// The cursor in the text that was typed last.
    private var lastEditor = LineEditor()

    init(_ viewModel: any MoviesListViewModel, _ context: ScreenContext) {
        self.viewModel = viewModel
        copy = context.copy
        pane = DetailsPane(context)
        viewModel.state.observe(on: self) { _, state in
            // The spinner shows the progress; a frame for each page would be too much to draw.
            if !state.isLoadingToEnd { context.didChange() }
        }
    }

    var state: MoviesListState { viewModel.state.value }

    /// Without movies, keys typed ahead have nothing to act on.
    var readiness: ScreenReadiness {
        state.isWaiting ? .loading : state.hasMovies ? .ready : .empty
    }

    var activity: String? {
        switch state.phase {
        case .loading: return "searching"
        case .loaded(let list) where list.nextPage == .loading: return "loading more"
        case .loaded:
            guard case .loading = state.preview else { return nil }
            return "loading details"
        case .idle, .empty, .failed: return nil
        }
    }

    var takesText: Bool { state.typedText != nil }

    func handle(_ key: Key) {
        viewModel.didReceiveInput()
        if !takesText { lastEditor = LineEditor() }
        guard !bindings.perform(key), var editor, editor.handle(key) else { return }
        lastEditor = editor
        viewModel.didType(editor.text)
    }

    /// The typed text with its cursor, which is at the end of a text that was not typed.
    private var editor: LineEditor? {
        state.typedText.map { $0 == lastEditor.text ? lastEditor : LineEditor($0) }
    }

    func handle(_ event: MouseEvent) {
        viewModel.didReceiveInput()
        guard let row = viewport.row(for: event, selected: state.selection) else { return }
        viewModel.didSelectRow(row)
        if event.kind == .doubleClick { viewModel.didChoose() }
    }

    func didReappear() { viewModel.didReappear() }

    func layOut(_ size: TerminalSize) {
        let drawing = ResultsDrawing(state, editor: editor, size: size)
        viewport.place(state.selection, of: state.rowCount, in: drawing.area ?? .init())
        let shown = (state: state, rows: viewport.visible, hasPane: drawing.paneWidth > 0)
        if reported.map({ $0 != shown }) ?? true {
            reported = shown
            viewModel.didShowDetailsBeside(shown.hasPane)
            viewModel.didShowRows(shown.rows)
        }
        if let paneSize = drawing.paneSize { pane.layOut(state.preview, paneSize) }
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        var content = ResultsDrawing(state, editor: editor, size: size)
            .content(visible: viewport.visible, beside: pane)
        content.hints = hints
        return content
    }
}
