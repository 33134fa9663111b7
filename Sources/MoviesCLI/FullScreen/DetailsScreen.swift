import Presentation

/// All that is known of a film, to be scrolled through.
@MainActor
final class DetailsScreen: TerminalScreen {
    let activity = "loading"
    let takesText = false

    private let viewModel: any MovieDetailsViewModel
    private let didChange: @MainActor () -> Void
    private let poster: PosterView
    private var top = 0

    /// How far it can be scrolled, and how many rows a page has, as it was last seen.
    private var lastTop = 0
    private var rowCount = 1

    /// Takes what draws posters, if anything; `didChange` hears of whatever makes another content.
    init(
        _ viewModel: any MovieDetailsViewModel,
        renderPoster: PosterView.Renderer?,
        didChange: @escaping @MainActor () -> Void
    ) {
        poster = PosterView(render: renderPoster, didChange: didChange)
        self.viewModel = viewModel
        self.didChange = didChange
        viewModel.state.observe(on: self) { [weak self] _ in self?.didChange() }
    }

    var isLoading: Bool { viewModel.state.value == .loading }

    var keys: [KeyBinding] {
        [
            KeyBinding("↑ ↓ j k", "scroll"),
            KeyBinding("PgUp PgDn Home End", "scroll further"),
            KeyBinding("o", "open the page in the browser"),
            KeyBinding("/", "search for something else"),
            KeyBinding("r", "try again what failed"),
            KeyBinding("Esc", "go back"),
            KeyBinding("q", "leave"),
        ]
    }

    func didReappear() {}

    func content(_ size: TerminalSize) -> ScreenContent {
        var content = ScreenContent(
            lines: [],
            hints: ["o browser · Esc back · ? keys", "? keys"]
        )
        switch viewModel.state.value {
        case .idle, .loading: break
        case .failed(let error):
            content.lines = error.message.sanitizedLine.wrapped(to: size.columns).map {
                StyledLine($0)
            }
            content.status = error.retryVariants
            content.hints = []
        case .loaded(let item):
            let notes = item.fallback?.message.sanitizedLine.wrapped(to: size.columns) ?? []
            let (picture, margin) = poster.column(for: item, on: size)
            let lines =
                notes.map { StyledLine($0, .yellow) }
                + MovieDetailsLayout(item, width: size.columns - margin).lines
            content.lines = beside(picture, margin, scrolled(lines, rows: size.rows))
            content.status = item.source.attributions.map { StyledLine($0, .dim) }
        }
        return content
    }

    func handle(_ key: Key) {
        switch key {
        case .up, .text("k"), .control("p"): top -= 1
        case .down, .text("j"), .control("n"), .enter: top += 1
        case .pageUp: top -= max(rowCount - 1, 1)
        case .pageDown, .text(" "): top += max(rowCount - 1, 1)
        case .home, .text("g"): top = 0
        case .end, .text("G"): top = lastTop
        case .text("o"): viewModel.didRequestWebPage()
        case .text("/"): viewModel.didRequestNewSearch()
        case .text("r"): Task { await viewModel.didOpen() }
        case .escape, .left, .text("h"), .backspace: viewModel.didGoBack()
        case .text("q"), .control("d"): viewModel.didQuit()
        default: break
        }
        top = min(max(top, 0), lastTop)
        didChange()
    }

    private func scrolled(_ lines: [StyledLine], rows: Int) -> [StyledLine] {
        rowCount = max(rows, 1)
        lastTop = max(lines.count - rowCount, 0)
        top = min(top, lastTop)
        return Array(lines[top...].prefix(rowCount))
    }

    /// The poster stands still while the text beside it is scrolled.
    private func beside(
        _ picture: [StyledText],
        _ margin: Int,
        _ lines: [StyledLine]
    ) -> [StyledLine] {
        (0..<max(picture.count, lines.count)).map { row in
            let left = row < picture.count ? [picture[row]] : []
            let right = row < lines.count ? lines[row].pieces : []
            return StyledLine(StyledLine(left).padded(to: margin).pieces + right)
        }
    }
}
