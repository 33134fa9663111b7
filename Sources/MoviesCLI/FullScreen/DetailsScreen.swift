import Presentation
import Terminal

/// Shows the details of a movie as text that scrolls, with rows that lead to other movies.
@MainActor
final class DetailsScreen: TerminalScreen {
    private static let minimumForPoster = TerminalSize(columns: 64, rows: 10)
    private static let maximumPosterWidth = 48

    // Keys don't wait for the details: most navigate away, and what is known can be scrolled.
    let isLoading = false
    let takesText = false

    fileprivate let viewModel: any MovieDetailsViewModel
    private let context: ScreenContext
    private let poster: PosterView
    fileprivate var scroller = LinkScroller()

    /// The complaint about the last key; shown until the next key.
    private var message: String?

    init(_ viewModel: any MovieDetailsViewModel, _ context: ScreenContext) {
        poster = PosterView(context)
        self.viewModel = viewModel
        self.context = context
        viewModel.state.observe(on: self) { _, _ in context.didChange() }
    }

    var activity: String? {
        if case .loading = viewModel.state.value { "loading" } else { nil }
    }

    var attribution: String? { viewModel.state.value.item?.source.ownersAttribution }

    var bindings: [KeyBinding] {
        let keys = DetailsKeys(
            canPick: viewModel.canPick,
            canShowOther: viewModel.canShowOther,
            hasLinks: scroller.hasLinks,
            hasTrailer: viewModel.state.value.item?.trailer != nil,
            screen: self
        )
        return keys.bindings.with(context.userKeys, on: .details) { command in
            guard let item = self.viewModel.state.value.item else { return }
            self.context.run(command, item.detailedMovie)
        }
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        var content = ScreenContent(lines: [])
        let state = viewModel.state.value
        if let item = state.item {
            let poster = poster.layOut(item, in: posterSize(size))
            let columns = size.columns - poster.width
            let rows = rows(item, size, columns: columns)
            scroller.place(rows, size: size.rows)
            let lines = scroller.visible(rows, columns: columns)
            content.lines = poster.lines.beside(lines, column: poster.width)
            let corner = Frame.Position(row: 0, column: 0)
            content.images = poster.image.map { [PlacedImage(image: $0, position: corner)] } ?? []
            let place = scroller.place.map { $0 + "  " } ?? ""
            content.statusVariants = item.source.names.map { StyledLine(place + $0, .secondary) }
        }
        switch state {
        case .failed(let error, nil):
            content.lines = error.screenMessage.sanitizedLine.wrapped(to: size.columns, .error)
            content.statusVariants =
                error.isRetryable ? [StyledLine("\(retryKey) retry", .secondary)] : []
        case .failed(let error, _): content.statusVariants = error.retryVariants(retryKey)
        case .idle, .loading, .loaded: break
        }
        if let message { content.statusVariants = [StyledLine(message, .warning)] }
        content.hints = bindings.hints
        return content
    }

    /// The details in some columns, below what takes all of them.
    private func rows(
        _ item: MovieDetailsItemViewModel,
        _ size: TerminalSize,
        columns: Int
    ) -> [MovieDetailsRow] {
        // The list below needs no words.
        let trail = context.trail()
        let breadcrumb =
            trail.count > 2 ? [StyledLine(trail.trailText(columns: size.columns), .secondary)] : []
        let notices = item.notices.flatMap { $0.sanitizedLine.wrapped(to: size.columns, .warning) }
        return (breadcrumb + notices).map { MovieDetailsRow(line: $0) }
            + MovieDetailsLayout(item, width: columns, in: .screen).rows
    }

    private var retryKey: String { context.userKeys.name(of: .retry, on: .details) }

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

    fileprivate func follow() {
        if let link = scroller.selectedLink {
            viewModel.handle(.select(link))
        } else {
            scroller.selectNext()
        }
    }

    fileprivate func copyURL() {
        (viewModel.state.value.item?.movie.pageURL).map(context.copy)
    }

    fileprivate func openTrailer() {
        if viewModel.state.value.item?.trailer == nil { message = "no trailer is known" }
        viewModel.handle(.openTrailer)
    }

    private func posterSize(_ size: TerminalSize) -> TerminalSize {
        guard size.fits(Self.minimumForPoster) else { return TerminalSize(columns: 0, rows: 0) }
        let columns = min(size.columns / 3, Self.maximumPosterWidth)
        return poster.size(in: TerminalSize(columns: columns, rows: size.rows))
    }
}

/// The keys of the details, by what they show; those of the manual page have no screen.
struct DetailsKeys {
    var canPick = false
    var canShowOther = false
    var hasLinks = false
    var hasTrailer = false
    var screen: DetailsScreen?

    var bindings: [KeyBinding] {
        let picking = KeyBinding("Enter", "pick the movie", .inOrder)
            .on(.enter) { screen?.viewModel.handle(.pick) }
            .hinted("pick", rank: 0)
        return (canPick ? [picking] : []) + [
            KeyBinding("↑ ↓ j k", "select the next person or movie, or scroll to it", .inOrder)
                .on(.up, .text("k"), .control("p")) { screen?.scroller.moveUp() }
                .on(.down, .text("j"), .control("n")) { screen?.scroller.moveDown() }
                .hinted(hasLinks ? "select" : "scroll", rank: 3, label: "↑↓"),
            KeyBinding(
                "Tab Shift-Tab",
                "select the next person or movie, or the one before",
                .inOrder
            )
            .on(.tab) { screen?.scroller.selectNext() }
            .on(.backTab) { screen?.scroller.selectPrevious() },
            KeyBinding(
                canPick ? "→ l" : "Enter → l",
                "show the selected movie, or the movies of the person",
                .inOrder
            )
            .on((canPick ? [] : [.enter]) + [.right, .text("l")]) { screen?.follow() }
            .hinted("follow link", rank: 2, if: hasLinks),
            KeyBinding("PgUp PgDn Home End", "scroll by pages, or to an end", .inOrder)
                .on(.pageUp, .control("b")) { screen?.scroller.scroll(byPages: -1) }
                .on(.pageDown, .text(" "), .control("f")) { screen?.scroller.scroll(byPages: 1) }
                .on(.home, .text("g")) { screen?.scroller.scrollToStart() }
                .on(.end, .text("G")) { screen?.scroller.scrollToEnd() },
            KeyBinding("Ctrl-D Ctrl-U", "scroll by half a page", .inOrder)
                .on(.control("d")) { screen?.scroller.scroll(byHalfPages: 1) }
                .on(.control("u")) { screen?.scroller.scroll(byHalfPages: -1) },
            KeyBinding("J K", "show the next movie of the list, or the one before", .inOrder)
                .on(.text("J")) { screen?.viewModel.handle(.showOther(by: 1)) }
                .on(.text("K")) { screen?.viewModel.handle(.showOther(by: -1)) }
                .hinted("other movies", rank: 6, label: "J/K", if: canShowOther),
            KeyBinding("o", "open the web page", .inOrder)
                .on(.text("o")) { screen?.viewModel.handle(.openWebPage) }
                .hinted("browser", rank: 4),
            KeyBinding("y", "copy the URL", .inOrder).on(.text("y")) { screen?.copyURL() },
            KeyBinding("t", "open the trailer", .inOrder).on(.text("t")) { screen?.openTrailer() }
                .hinted("trailer", rank: 5, if: hasTrailer),
            KeyBinding("n", "new search", .immediate)
                .on(.text("n")) { screen?.viewModel.handle(.newSearch) },
            KeyBinding("r", "retry")
                .on(.text("r")) { Task { await screen?.viewModel.didRetry() } },
            KeyBinding("Esc ← h", "go back", .immediate)
                .on(.escape, .left, .text("h"), .backspace) { screen?.viewModel.handle(.back) }
                .hinted("back", rank: 1),
            .help,
            .quit { screen?.viewModel.handle(.quit) },
        ]
    }
}
