import Presentation
import Terminal

/// Shows the top screen of a stack with a status line, and routes keys to it.
///
/// Keys typed ahead wait in one queue; the screen that is on top when their turn comes handles
/// them.
@MainActor
final class ScreenStack: MoviesSearchFlowNavigator {
    /// In a smaller terminal, no screen can be used.
    private static let minimumSize = TerminalSize(columns: 20, rows: 5)

    private(set) var hasQuit = false

    /// What the user has picked; `nil` for nothing.
    private(set) var picked: MoviesList?

    private let screen: Screen
    private let size: @MainActor () -> TerminalSize
    private let renderer: PosterRenderer?
    private let copyText: (String) -> Void
    private var screens: [any TerminalScreen] = []
    private var help: HelpOverlay?
    private var webPage: (any WebPageViewModel)?

    /// Keys typed while a screen was loading, in order.
    private var pendingKeys: [Key] = []

    /// Shown in the status line until the next key; longest first.
    private var noticeVariants: [String] = []
    private var isDrawingDue = false
    private var ending: CheckedContinuation<Void, Never>?
    private var clicks = ClickCounter()
    private lazy var spinner = Spinner { [weak self] in self?.setNeedsDrawing() }

    /// - Parameters:
    ///   - screen: where frames are drawn.
    ///   - size: the current size of the terminal.
    ///   - renderer: draws posters; `nil` shows none.
    ///   - copy: copies text to the user's clipboard.
    init(
        screen: Screen,
        size: @escaping @MainActor () -> TerminalSize,
        renderer: PosterRenderer? = nil,
        copy: @escaping (String) -> Void = { _ in }
    ) {
        self.screen = screen
        self.size = size
        self.renderer = renderer
        copyText = copy
    }

    private var context: ScreenContext {
        ScreenContext(
            renderPoster: renderer?.render,
            cell: { [renderer] in renderer?.cell },
            copy: { [weak self] in self?.copy($0) },
            didChange: { [weak self] in self?.screenDidChange() }
        )
    }

    func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel) {
        push(PromptScreen(viewModel, context))
    }

    func showMoviesList(_ viewModel: any MoviesListViewModel) {
        push(ResultsScreen(viewModel, context))
    }

    func showMovieDetails(_ viewModel: any MovieDetailsViewModel) {
        push(DetailsScreen(viewModel, context))
    }

    func showWebPage(_ viewModel: any WebPageViewModel) {
        webPage?.state.remove(self)
        webPage = viewModel
        viewModel.state.observe(on: self) { $0.show($1) }
    }

    func goBack() {
        guard screens.count > 1 else { return quit() }
        screens.removeLast()
        screens.last?.didReappear()
        setNeedsDrawing()
    }

    func pick(_ movies: MoviesList) {
        picked = movies
        quit()
    }

    func quit() {
        hasQuit = true
        pendingKeys = []
        screen.removeImages()
        screens = []
        ending?.resume()
        ending = nil
    }

    /// Waits until the user quits, which a key that was typed ahead may do.
    func hasEnded() async {
        guard !hasQuit else { return }
        await withCheckedContinuation { ending = $0 }
    }

    func handle(_ event: TerminalEvent) {
        switch event {
        case .keys(let keys): for key in keys { handle(key) }
        // Of another size, or with another font: then xterm shows images again that were erased.
        case .resized, .continued: screen.invalidate()
        case .closed: quit()
        }
        setNeedsDrawing()
    }

    /// Draws immediately; see `setNeedsDrawing` for coalesced drawing.
    func draw() {
        isDrawingDue = false
        guard let top = screens.last, !hasQuit else { return }
        let size = size()
        guard size.columns >= Self.minimumSize.columns, size.rows >= Self.minimumSize.rows else {
            return screen.show(Frame(size: size, lines: [StyledLine("enlarge the window")]))
        }
        let room = TerminalSize(columns: size.columns, rows: size.rows - 1)
        spinner.setSpinning(top.activity != nil)
        var content = top.content(room)
        if let helpContent = help?.content(room) { content = helpContent }
        var lines = Array(content.lines.prefix(room.rows))
        lines += Array(repeating: [], count: room.rows - lines.count)
        lines.append(statusLine(content, top, columns: size.columns))
        screen.show(
            Frame(size: size, lines: lines, cursor: content.cursor, images: content.images)
        )
    }

    private func push(_ screen: any TerminalScreen) {
        screens.append(screen)
        setNeedsDrawing()
    }

    private func screenDidChange() {
        setNeedsDrawing()
        switch screens.last?.readiness {
        case .ready: handlePendingKeys()
        case .failed: pendingKeys = []
        case .loading, nil: break
        }
    }

    private func handlePendingKeys() {
        let keys = pendingKeys
        pendingKeys = []
        // A key that must still wait, for this screen or the next, is queued again.
        for key in keys where !hasQuit { route(key) }
    }

    private func handle(_ key: Key) {
        switch key {
        case .reply(let reply): renderer?.probe.handle(reply)
        case _ where hasQuit: break
        case .mouse(let event): handle(event)
        default: press(key)
        }
    }

    private func press(_ key: Key) {
        noticeVariants = []
        guard var help else { return route(key) }
        let staysOpen = help.handle(key)
        self.help = staysOpen ? help : nil
    }

    private func handle(_ event: MouseEvent) {
        noticeVariants = []
        if help != nil {
            // As the arrow keys, and a click closes it.
            switch event.kind {
            case .wheelUp: press(.up)
            case .wheelDown: press(.down)
            case .click, .doubleClick: press(.escape)
            }
        } else if let top = screens.last, top.readiness != .loading {
            top.handle(clicks.counted(event, now: .now))
        }
    }

    private func copy(_ text: String) {
        copyText(text)
        noticeVariants = ["copied \(text.sanitizedLine)", "copied"]
    }

    /// Handles global keys, and dispatches the others to the top screen.
    private func route(_ key: Key) {
        guard let top = screens.last else { return }
        switch key {
        case .control("l"): screen.invalidate()
        case .function(1): help = HelpOverlay(top.bindings)
        case .text("?") where !top.takesText && !willTakeText(top): help = HelpOverlay(top.bindings)
        case .text(let text) where !top.takesText && text.count > 1:
            // Characters typed quickly arrive together; without a prompt each is a key.
            for character in text where !hasQuit { handle(.text(String(character))) }
        default: dispatch(key, to: top)
        }
    }

    private func dispatch(_ key: Key, to top: any TerminalScreen) {
        if case .text = key, willTakeText(top) { return pendingKeys.append(key) }
        switch top.bindings.timing(of: key) {
        case .immediate: pendingKeys = []
        case .inOrder where pendingKeys.isEmpty: break
        case .whenLoaded where pendingKeys.isEmpty && top.readiness != .loading: break
        case .inOrder, .whenLoaded: return pendingKeys.append(key)
        }
        top.handle(key)
    }

    /// Whether characters are text once the pending keys are handled.
    private func willTakeText(_ top: any TerminalScreen) -> Bool {
        pendingKeys.contains(where: top.bindings.startsText)
    }

    private func show(_ state: WebPageState) {
        if let variants = state.noticeVariants { noticeVariants = variants }
        setNeedsDrawing()
    }

    /// Draws soon, so that several changes make one frame.
    private func setNeedsDrawing() {
        guard !isDrawingDue else { return }
        isDrawingDue = true
        Task { [weak self] in self?.draw() }
    }

    private func statusLine(
        _ content: ScreenContent,
        _ top: any TerminalScreen,
        columns: Int
    ) -> StyledLine {
        StatusLine(
            noticeVariants: noticeVariants,
            progress: spinner.frame.map { "\($0) \(top.activity ?? "")" },
            statusVariants: content.statusVariants,
            hints: content.hints
        ).line(columns: columns)
    }
}
