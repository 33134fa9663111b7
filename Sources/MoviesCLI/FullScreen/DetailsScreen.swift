import Presentation
import Terminal

/// Shows the details of a movie as text that scrolls, with rows that lead to other movies.
@MainActor
final class DetailsScreen: TerminalScreen {
    private typealias Action = KeyBinding.Action

    private static let minimumForPoster = TerminalSize(columns: 64, rows: 10)
    private static let maximumPosterWidth = 48

    // Keys don't wait for the details: most navigate away, and what is known can be scrolled.
    let readiness = ScreenReadiness.ready
    let takesText = false

    private let viewModel: any MovieDetailsViewModel
    private let copy: @MainActor (String) -> Void
    private let userKeys: UserKeys
    private let runCommand: @MainActor (UserCommand, MoviesListItemViewModel) -> Void
    private let trail: @MainActor () -> [String]
    private let poster: PosterView

    /// The text beside the poster.
    private var rows: [MovieDetailsRow] = []
    private var scroller = LinkScroller()

    /// What the last key could not do; shown until the next key.
    private var message: String?

    init(_ viewModel: any MovieDetailsViewModel, _ context: ScreenContext) {
        poster = PosterView(context)
        self.viewModel = viewModel
        copy = context.copy
        userKeys = context.userKeys
        runCommand = context.run
        trail = context.trail
        viewModel.state.observe(on: self) { _, _ in context.didChange() }
    }

    var activity: String? {
        if case .loading = viewModel.state.value { "loading" } else { nil }
    }

    var attribution: String? { viewModel.state.value.item?.source.ownersAttribution }

    var bindings: [KeyBinding] {
        ownBindings.moved(by: userKeys.map, on: .details)
            + KeyBinding.commands(userKeys, on: .details) { command in
                guard let item = self.viewModel.state.value.item else { return }
                self.runCommand(command, item.detailedMovie)
            }
    }

    private var ownBindings: [KeyBinding] {
        (viewModel.canPick ? [picking] : []) + [
            KeyBinding(
                "↑ ↓ j k",
                "select the next person or movie, or scroll to it",
                .inOrder,
                Action(.up, .text("k"), .control("p")) { self.scroller.moveUp() },
                Action(.down, .text("j"), .control("n")) { self.scroller.moveDown() }
            ).hinted(scroller.hasLinks ? "select" : "scroll", rank: 3, label: "↑↓"),
            KeyBinding(
                "Tab Shift-Tab",
                "select the next person or movie, or the one before",
                .inOrder,
                Action(.tab) { self.scroller.selectNext() },
                Action(.backTab) { self.scroller.selectPrevious() }
            ),
            following,
            KeyBinding(
                "PgUp PgDn Home End",
                "scroll by pages, or to an end",
                .inOrder,
                Action(.pageUp, .control("b")) { self.scroller.scroll(byPages: -1) },
                Action(.pageDown, .text(" "), .control("f")) { self.scroller.scroll(byPages: 1) },
                Action(.home, .text("g")) { self.scroller.scrollToStart() },
                Action(.end, .text("G")) { self.scroller.scrollToEnd() }
            ),
            KeyBinding(
                "Ctrl-D Ctrl-U",
                "scroll by half a page",
                .inOrder,
                Action(.control("d")) { self.scroller.scroll(byHalfPages: 1) },
                Action(.control("u")) { self.scroller.scroll(byHalfPages: -1) }
            ),
            KeyBinding(
                "J K",
                "show the next movie of the list, or the one before",
                .inOrder,
                Action(.text("J")) { self.viewModel.didRequestOther(by: 1) },
                Action(.text("K")) { self.viewModel.didRequestOther(by: -1) }
            ).hinted("other movies", rank: 6, label: "J/K", if: viewModel.canShowOther),
            KeyBinding("o", "open the web page", .inOrder, .text("o")) {
                self.viewModel.didRequestWebPage()
            }.hinted("browser", rank: 4),
            KeyBinding("y", "copy the URL", .inOrder, .text("y")) {
                self.viewModel.state.value.item?.movie.pageURL.map(self.copy)
            },
            KeyBinding("t", "open the trailer", .inOrder, .text("t")) {
                if !self.viewModel.didRequestTrailer() { self.message = MovieFacts.noTrailer }
            }.hinted("trailer", rank: 5, if: viewModel.state.value.item?.trailer != nil),
            KeyBinding("n", "new search", .immediate, .text("n")) {
                self.viewModel.didRequestNewSearch()
            },
            KeyBinding("r", "retry", .whenLoaded, .text("r")) {
                Task { await self.viewModel.didRetry() }
            },
            KeyBinding("Esc ← h", "go back", .immediate, .escape, .left, .text("h"), .backspace) {
                self.viewModel.didGoBack()
            }.hinted("back", rank: 1),
            .help,
            .quit(viewModel),
        ]
    }

    private var following: KeyBinding {
        let keys: [Key] = (viewModel.canPick ? [] : [.enter]) + [.right, .text("l")]
        return KeyBinding(
            viewModel.canPick ? "→ l" : "Enter → l",
            "show the selected movie, or the movies of the person",
            .inOrder,
            Action(keys: keys) { self.follow() }
        ).hinted("follow link", rank: 2, if: scroller.hasLinks)
    }

    private var picking: KeyBinding {
        KeyBinding("Enter", "pick the movie", .inOrder, .enter) { self.viewModel.didPick() }
            .hinted("pick", rank: 0)
    }

    func layOut(_ size: TerminalSize) {
        guard let item = viewModel.state.value.item else { return }
        let notices = item.notices.flatMap { $0.sanitizedLine.wrapped(to: size.columns) }
        poster.layOut(item, in: posterSize(size))
        let width = size.columns - poster.column.width
        // The list below needs no words.
        let trail = trail()
        let breadcrumb =
            trail.count > 2
            ? [StyledLine(trail.trailText(columns: size.columns), .secondary)] : []
        rows =
            breadcrumb.map { MovieDetailsRow(line: $0) }
            + notices.map { MovieDetailsRow(line: StyledLine($0, .warning)) }
            + MovieDetailsLayout(item, width: width, hasLinks: true).rows
        scroller.place(rows, size: size.rows)
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        var content = ScreenContent(lines: [])
        let state = viewModel.state.value
        if let item = state.item {
            let poster = self.poster.column
            let lines = scroller.visible(rows, columns: size.columns - poster.width)
            content.lines = StyledLine.beside(poster.lines, margin: poster.width, lines)
            let corner = Frame.Position(row: 0, column: 0)
            content.images = poster.image.map { [PlacedImage(image: $0, position: corner)] } ?? []
            let place = scroller.place.map { $0 + "  " } ?? ""
            content.statusVariants = item.source.names.map { StyledLine(place + $0, .secondary) }
        }
        switch state {
        case .failed(let error, nil):
            content.lines = error.screenMessage.sanitizedLine.wrapped(to: size.columns).map {
                StyledLine($0, .error)
            }
            content.statusVariants =
                error.isRetryable ? [StyledLine("\(retryKey) retry", .secondary)] : []
        case .failed(let error, _): content.statusVariants = error.retryVariants(retryKey)
        case .idle, .loading, .loaded: break
        }
        content.hints = bindings.hints
        if let message { content.statusVariants = [StyledLine(message, .warning)] }
        return content
    }

    private var retryKey: String { userKeys.map.name(of: .retry) }

    func handle(_ key: Key) {
        message = nil
        bindings.perform(key)
    }

    func handle(_ event: MouseEvent) {
        switch event.kind {
        case .wheelUp: scroller.scroll(by: -ListViewport.wheelRows)
        case .wheelDown: scroller.scroll(by: ListViewport.wheelRows)
        case .click, .doubleClick:
            // A click on the poster selects nothing.
            guard event.position.column >= poster.column.width,
                scroller.select(atVisibleRow: event.position.row)
            else { return }
            if event.kind == .doubleClick { follow() }
        }
    }

    private func follow() {
        if let link = scroller.selectedLink {
            viewModel.didSelect(link)
        } else {
            scroller.selectNext()
        }
    }

    private func posterSize(_ size: TerminalSize) -> TerminalSize {
        guard size.fits(Self.minimumForPoster) else { return TerminalSize(columns: 0, rows: 0) }
        let columns = min(size.columns / 3, Self.maximumPosterWidth)
        return poster.size(in: TerminalSize(columns: columns, rows: size.rows))
    }
}
