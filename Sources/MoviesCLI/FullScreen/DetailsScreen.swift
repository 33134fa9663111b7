import Presentation

/// Shows the details of a movie as scrollable text.
@MainActor
final class DetailsScreen: TerminalScreen {
    // Keys don't wait for the details: most navigate away, and there is nothing to select.
    let readiness = ScreenReadiness.ready
    let takesText = false

    private let viewModel: any MovieDetailsViewModel
    private let didChange: @MainActor () -> Void
    private let poster: PosterView
    private var top = 0

    /// The last scroll position and the rows of a page, as of the last drawing.
    private var lastTop = 0
    private var rowCount = 1

    /// - Parameters:
    ///   - viewModel: the details to show.
    ///   - renderPoster: draws the poster; `nil` shows none.
    ///   - didChange: called when the content changes.
    init(
        _ viewModel: any MovieDetailsViewModel,
        renderPoster: PosterView.Renderer?,
        didChange: @escaping @MainActor () -> Void
    ) {
        poster = PosterView(render: renderPoster, didChange: didChange)
        self.viewModel = viewModel
        self.didChange = didChange
        viewModel.state.observe(on: self) { screen, _ in screen.didChange() }
    }

    var activity: String? { viewModel.state.value == .loading ? "loading" : nil }

    var bindings: [KeyBinding] {
        typealias Action = KeyBinding.Action
        return [
            KeyBinding(
                "↑ ↓ j k",
                "scroll",
                .inOrder,
                Action(.up, .text("k"), .control("p")) { self.scroll(by: -1) },
                Action(.down, .text("j"), .control("n"), .enter) { self.scroll(by: 1) }
            ),
            KeyBinding(
                "PgUp PgDn Home End",
                "scroll by pages, or to an end",
                .inOrder,
                Action(.pageUp) { self.scroll(by: -max(self.rowCount - 1, 1)) },
                Action(.pageDown, .text(" ")) { self.scroll(by: max(self.rowCount - 1, 1)) },
                Action(.home, .text("g")) { self.top = 0 },
                Action(.end, .text("G")) { self.top = self.lastTop }
            ),
            KeyBinding(
                "o",
                "open the web page",
                .inOrder,
                Action(.text("o")) { self.viewModel.didRequestWebPage() }
            ),
            .newSearch(viewModel),
            .retry { await self.viewModel.didRetry() },
            .back(viewModel),
            .quit(viewModel),
        ]
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        var content = ScreenContent(
            lines: [],
            hintVariants: ["o browser · Esc back · ? keys", "? keys"]
        )
        switch viewModel.state.value {
        case .idle, .loading: break
        case .failed(let error):
            content.lines = error.message.sanitizedLine.wrapped(to: size.columns).map {
                StyledLine($0)
            }
            content.statusVariants = error.retryVariants
            content.hintVariants = []
        case .loaded(let item):
            let notices = item.fallback?.message.sanitizedLine.wrapped(to: size.columns) ?? []
            let (picture, margin) = poster.column(for: item, on: size)
            let lines =
                notices.map { StyledLine($0, .warning) }
                + MovieDetailsLayout(item, width: size.columns - margin).lines
            content.lines = beside(picture, margin, scrolled(lines, rows: size.rows))
            content.statusVariants = item.source.attributions.map { StyledLine($0, .secondary) }
        }
        return content
    }

    func handle(_ key: Key) {
        bindings.perform(key)
    }

    private func scroll(by rows: Int) {
        top = min(max(top + rows, 0), lastTop)
    }

    private func scrolled(_ lines: [StyledLine], rows: Int) -> [StyledLine] {
        rowCount = max(rows, 1)
        lastTop = max(lines.count - rowCount, 0)
        top = min(top, lastTop)
        return Array(lines[top...].prefix(rowCount))
    }

    /// The poster stays in place while the text beside it scrolls.
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
