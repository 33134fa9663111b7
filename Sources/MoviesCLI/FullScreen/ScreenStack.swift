import Presentation

/// Shows the screens of the flow on the terminal, the last one on top, with the status line at the
/// foot, and hands keys to it.
@MainActor
final class ScreenStack: MoviesSearchFlowNavigator {
    private(set) var hasLeft = false

    private let screen: Screen
    private let size: @MainActor () -> TerminalSize
    private let renderPoster: PosterView.Renderer?
    private var screens: [any TerminalScreen] = []
    private var help: HelpOverlay?
    private var page: (any WebPageViewModel)?

    /// Said in the status line until the next key; by length.
    private var notices: [String] = []
    private var isDrawingDue = false
    private lazy var spinner = Spinner { [weak self] in self?.setNeedsDrawing() }

    /// Takes where to draw, what tells how large that is at present, and what draws posters, if
    /// anything.
    init(
        screen: Screen,
        size: @escaping @MainActor () -> TerminalSize,
        renderPoster: PosterView.Renderer? = nil
    ) {
        self.screen = screen
        self.size = size
        self.renderPoster = renderPoster
    }

    func showMoviesQueryList(_ viewModel: any MoviesQueryListViewModel) {
        screens = []
        push(
            PromptScreen(viewModel) { [weak self] keys in
                keys.forEach { self?.handle($0) }
            } didChange: { [weak self] in
                self?.setNeedsDrawing()
            }
        )
    }

    func showMoviesList(_ viewModel: any MoviesListViewModel) {
        push(ResultsScreen(viewModel) { [weak self] in self?.setNeedsDrawing() })
    }

    func showMovieDetails(_ viewModel: any MovieDetailsViewModel) {
        push(
            DetailsScreen(viewModel, renderPoster: renderPoster) { [weak self] in
                self?.setNeedsDrawing()
            }
        )
    }

    func showWebPage(_ viewModel: any WebPageViewModel) {
        page?.state.remove(self)
        page = viewModel
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    func goBack() {
        if screens.count > 1 { screens.removeLast() }
        screens.last?.didReappear()
        setNeedsDrawing()
    }

    func leave() {
        hasLeft = true
        // With them ends what they still wait for.
        screens = []
    }

    func handle(_ event: TerminalEvent) {
        switch event {
        case .keys(let keys): for key in keys where !hasLeft { handle(key) }
        case .resized: break
        case .continued: screen.invalidate()
        case .closed: leave()
        }
        setNeedsDrawing()
    }

    private func push(_ screen: any TerminalScreen) {
        screens.append(screen)
        setNeedsDrawing()
    }

    private func handle(_ key: Key) {
        notices = []
        switch help?.handle(key) {
        case .used: return
        case .closes:
            help = nil
            return
        case .passes: help = nil
        case nil: break
        }
        let isTyping = screens.last?.takesText ?? false
        if key == .function(1) || key == .text("?") && !isTyping {
            help = screens.last.map { HelpOverlay($0.keys) }
            return
        }
        if key == .control("l") { return screen.invalidate() }
        // Keys that are typed quickly come together; each is one for a screen without a prompt.
        if case .text(let text) = key, !isTyping, text.count > 1 {
            for character in text where !hasLeft { handle(.text(String(character))) }
            return
        }
        screens.last?.handle(key)
    }

    private func show(_ state: WebPageState) {
        switch state {
        case .idle: break
        case .opening: notices = ["opening the page"]
        case .opened(let address): notices = ["opened \(address.sanitizedLine)", "opened the page"]
        case .url(let address):
            notices = ["no browser shows \(address.sanitizedLine)", address.sanitizedLine]
        }
        setNeedsDrawing()
    }

    /// Several changes at once make one frame.
    private func setNeedsDrawing() {
        guard !isDrawingDue else { return }
        isDrawingDue = true
        Task { [weak self] in self?.draw() }
    }

    private func draw() {
        isDrawingDue = false
        guard let top = screens.last, !hasLeft else { return }
        let size = size()
        let room = TerminalSize(columns: size.columns, rows: max(size.rows - 1, 1))
        spinner.setSpinning(top.isLoading)
        var content = top.content(room)
        if let helpContent = help?.content(room) { content = helpContent }
        var lines = Array(content.lines.prefix(room.rows))
        lines += Array(repeating: [], count: room.rows - lines.count)
        if size.rows > 1 {
            let status = StatusLine(
                notices: notices,
                progress: spinner.frame.map { "\($0) \(top.activity)" },
                status: content.status,
                hints: content.hints
            )
            lines.append(status.line(columns: size.columns))
        }
        screen.show(Frame(size: size, lines: lines, cursor: content.cursor))
    }
}
