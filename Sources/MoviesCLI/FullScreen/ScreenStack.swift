import CommandLineKit
import Presentation
import SystemKit
import Terminal

/// Shows the top screen of a stack with a status line, and routes keys to it.
///
/// Keys typed ahead wait in one queue, for the screen that is on top when their turn comes.
@MainActor
final class ScreenStack: MoviesSearchFlowNavigator {
    private(set) var hasQuit = false
    private(set) var picked: MoviesList?

    private let screen: Screen
    private let terminal: ScreenTerminal

    /// Whether a command of the user has the terminal; keys wait for its end.
    private(set) var isSuspended = false

    /// The screens with their views; the current one last.
    private var views: [(screen: MoviesSearchFlowScreen, view: any TerminalScreen)] = []
    private var help: HelpOverlay?
    private var webPage: WebPageViewModel?

    /// Keys typed while a screen was loading, in order.
    private var pendingKeys: [Key] = []

    /// Shown in the status line until the next key; longest first.
    private var noticeVariants: [String] = []
    private var isUpdateDue = false
    private var ending: CheckedContinuation<Void, Never>?
    private var clicks = ClickCounter()
    private lazy var spinner = Spinner { [weak self] in self?.setNeedsUpdate() }

    init(_ screen: Screen, _ terminal: ScreenTerminal) {
        self.screen = screen
        self.terminal = terminal
    }

    private var context: ScreenContext {
        ScreenContext(
            renderPoster: terminal.renderer?.render,
            cell: { [terminal] in terminal.renderer?.cell },
            copy: { [weak self] in self?.copy($0) },
            trail: { [weak self] in self?.trail ?? [] },
            userKeys: terminal.userKeys,
            run: { [weak self] in self?.run($0, for: $1) },
            didChange: { [weak self] in self?.screenDidChange() }
        )
    }

    private var trail: [String] {
        views.map { $0.screen.title.sanitizedLine }.filter { !$0.isEmpty }
    }

    func show(_ screens: [MoviesSearchFlowScreen]) {
        guard !hasQuit else { return }
        let before = views
        views = screens.map { screen in
            before.first { $0.screen.id == screen.id } ?? (screen, makeView(screen))
        }
        if let top, before.dropLast().contains(where: { $0.view === top }) { top.didReappear() }
        setNeedsUpdate()
    }

    private func makeView(_ screen: MoviesSearchFlowScreen) -> any TerminalScreen {
        switch screen {
        case .search(let viewModel): SearchScreen(viewModel, context)
        case .details(let viewModel): DetailsScreen(viewModel, context)
        }
    }

    var top: (any TerminalScreen)? { views.last?.view }

    func showWebPage(_ viewModel: WebPageViewModel) {
        webPage?.state.remove(self)
        webPage = viewModel
        viewModel.state.observe(on: self) { $0.show($1) }
    }

    func end(with picked: MoviesList?) {
        guard !hasQuit else { return }
        hasQuit = true
        self.picked = picked
        screen.removeImages()
        views = []
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
        // The font may be another one as well: then xterm shows images again that were erased.
        case .resized, .continued: screen.invalidate()
        case .closed: end(with: nil)
        }
        setNeedsUpdate()
    }

    /// Draws the top screen, or the help in its place.
    func update() {
        let size = terminal.size()
        let room = TerminalSize(columns: size.columns, rows: size.rows - 1)
        // Until the content is known, what changes with it is of the same frame.
        let shown = size.isUsable ? top.map { (screen: $0, content: $0.content(room)) } : nil
        isUpdateDue = false
        guard top != nil, !hasQuit else { return }
        guard let shown else {
            return screen.show(Frame(size: size, lines: [StyledLine("enlarge the window")]))
        }
        let activity = shown.screen.activity
        spinner.setSpinning(activity != nil)
        let content = help?.content(room) ?? shown.content
        var lines = Array(content.lines.prefix(room.rows))
        lines += Array(repeating: [], count: room.rows - lines.count)
        let status = StatusLine(
            noticeVariants: noticeVariants,
            progress: spinner.frame.map { "\($0) \(activity ?? "")" },
            statusVariants: content.statusVariants,
            hints: content.hints
        )
        lines.append(status.line(columns: size.columns))
        screen.show(Frame(size: size, lines: lines, cursor: content.cursor, images: content.images))
    }

    private func screenDidChange() {
        setNeedsUpdate()
        if top?.isLoading == false, !isSuspended { handlePendingKeys() }
    }

    private func handlePendingKeys() {
        let keys = pendingKeys
        pendingKeys = []
        // A key that must still wait, for this screen or the next, is queued again.
        for key in keys where !hasQuit { route(key) }
    }

    private func handle(_ key: Key) {
        switch key {
        case .reply(let reply): handle(reply)
        case _ where hasQuit: break
        case .mouse(let event): handle(event)
        default: press(key)
        }
    }

    private func handle(_ reply: TerminalReply) {
        terminal.probe.handle(reply)
        if case .background(let isLight) = reply { screen.palette.isLight = isLight }
    }

    private func press(_ key: Key) {
        noticeVariants = []
        guard var help else { return route(key) }
        if case .text(let text) = key, text.count > 1 {
            return text.forEach { press(.text(String($0))) }
        }
        self.help = help.handle(key) ? help : nil
    }

    private func handle(_ event: MouseEvent) {
        noticeVariants = []
        if help != nil {
            // The wheel scrolls as the arrow keys do, and a click closes the help.
            switch event.kind {
            case .wheelUp: press(.up)
            case .wheelDown: press(.down)
            case .click, .doubleClick: press(.escape)
            }
        } else if let top, !top.isLoading {
            top.handle(clicks.counted(event, now: .now))
        }
    }

    private func copy(_ text: String) {
        terminal.copy(text)
        noticeVariants = ["copied \(text.sanitizedLine)", "copied"]
    }

    private func route(_ key: Key) {
        guard let top else { return }
        guard !isSuspended else { return pendingKeys.append(key) }
        let bindings = top.bindings
        let willTakeText = pendingKeys.contains(where: bindings.startsText)
        let isText = top.takesText || willTakeText
        let helpKey = terminal.userKeys.key(of: .help, on: .details)
        let isForHelp = key == .function(1) || key == helpKey && !isText
        switch (key, bindings.timing(of: key)) {
        case (.control("l"), _): screen.invalidate()
        case _ where isForHelp:
            help = HelpOverlay(bindings: bindings, attribution: top.attribution)
        // Characters that were typed quickly arrive together; without a prompt each is a key.
        case (.text(let text), _) where !top.takesText && text.count > 1:
            for character in text where !hasQuit { handle(.text(String(character))) }
        case (.text, _) where willTakeText: pendingKeys.append(key)
        case (_, .immediate):
            pendingKeys = []
            top.handle(key)
        case (_, .inOrder) where pendingKeys.isEmpty: top.handle(key)
        case (_, .whenLoaded) where pendingKeys.isEmpty && !top.isLoading: top.handle(key)
        case (_, .inOrder), (_, .whenLoaded): pendingKeys.append(key)
        }
    }

    private func run(_ command: UserCommand, for movie: MoviesListItemViewModel) {
        do throws(ErrorReport) {
            let program = try command.program(for: movie)
            screen.removeImages()
            if command.ends { return didRun(command.cannotStart(terminal.end(program))) }
            isSuspended = true
            Task {
                let ending = await terminal.run(program)
                isSuspended = false
                didRun(command.notice(ending))
            }
        } catch {
            didRun(error.summary)
        }
    }

    private func didRun(_ notice: String?) {
        noticeVariants = [notice?.sanitizedLine].compactMap(\.self)
        screen.invalidate()
        screenDidChange()
    }

    private func show(_ state: WebPageState) {
        if let variants = state.noticeVariants { noticeVariants = variants }
        setNeedsUpdate()
    }

    /// Lays out and draws soon, so that several changes make one frame.
    private func setNeedsUpdate() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        Task { [weak self] in self?.update() }
    }
}

extension TerminalSize {
    fileprivate var isUsable: Bool { columns >= 20 && rows >= 5 }
}

/// The terminal of a stack of screens.
struct ScreenTerminal {
    var size: @MainActor () -> TerminalSize

    /// Receives the replies of the terminal.
    let probe: TerminalProbe

    /// Draws posters; `nil` shows none.
    let renderer: PosterRenderer?
    let userKeys: UserKeys
    var copy: (String) -> Void = { _ in }

    /// Runs a program on the terminal, and shows the screen again.
    var run: @MainActor (ForegroundProgram) async -> ForegroundProgram.Ending = { _ in .exited(0) }

    /// Ends with a program; returns only if it can't be started, and says why.
    var end: @MainActor (ForegroundProgram) -> String = { _ in "" }
}
