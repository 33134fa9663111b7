import Presentation

/// Shows the details of the selected movie beside a list.
@MainActor
final class DetailsPane {
    /// Narrower terminals have room for the list only.
    private static let minimumTerminal = TerminalSize(columns: 100, rows: 6)

    /// In hundredths of the terminal's width.
    private static let share = 45

    /// A narrower pane has the poster above the text, or none.
    private static let minimumForPosterBeside = 60
    private static let gap = 2

    /// Whether the pane is on the screen, as of the last drawing.
    var isVisible = false

    private let poster: PosterView
    private let didChange: @MainActor () -> Void
    private var viewModel: (any MovieDetailsViewModel)?

    /// - Parameters:
    ///   - renderPoster: draws the poster; `nil` shows none.
    ///   - didChange: called when the content changes.
    init(renderPoster: PosterView.Renderer?, didChange: @escaping @MainActor () -> Void) {
        poster = PosterView(render: renderPoster, didChange: didChange)
        self.didChange = didChange
    }

    /// The columns of the pane with its border; 0 if there is no room for it.
    static func width(on size: TerminalSize) -> Int {
        let hasRoom =
            size.columns >= minimumTerminal.columns && size.rows >= minimumTerminal.rows
        return hasRoom ? size.columns * share / 100 : 0
    }

    /// Shows another movie; `nil` shows none.
    func show(_ viewModel: (any MovieDetailsViewModel)?) {
        self.viewModel?.state.remove(self)
        self.viewModel = viewModel
        viewModel?.state.observe(on: self) { pane, _ in pane.didChange() }
        didChange()
    }

    /// The lines of the pane, without its border.
    func lines(_ size: TerminalSize) -> [StyledLine] {
        guard let state = viewModel?.state.value else { return [] }
        let item = state.item
        let (picture, margin) = item.map { poster.column(for: $0, in: posterSize(size)) } ?? ([], 0)
        let width = size.columns - margin
        var lines = item.map { MoviePaneLayout($0, width: width, rows: size.rows).lines } ?? []
        lines += note(on: state, width: width)
        return Array(StyledLine.beside(picture, margin: margin, lines).prefix(size.rows))
    }

    /// The poster is one and a half times as high as wide, and a cell twice.
    private func posterSize(_ size: TerminalSize) -> TerminalSize {
        guard size.columns >= Self.minimumForPosterBeside else {
            return TerminalSize(columns: 0, rows: 0)
        }
        let columns = size.columns / 3
        return TerminalSize(columns: columns, rows: min(columns * 3 / 4, size.rows))
    }

    /// What is missing, and why.
    private func note(on state: MovieDetailsState, width: Int) -> [StyledLine] {
        switch state {
        case .loading(nil): [StyledLine("loading", .secondary)]
        case .failed(let error, let known):
            (known == nil ? [] : [[]])
                + error.summary.sanitizedLine.wrapped(to: width).map { StyledLine($0, .error) }
                + (error.isRetryable ? [StyledLine("r retry", .secondary)] : [])
        case .idle, .loading, .loaded: []
        }
    }
}

extension StyledLine {
    /// Lines to the right of a picture; `margin` is the width of the picture and the gap.
    static func beside(
        _ picture: [StyledText],
        margin: Int,
        _ lines: [StyledLine]
    ) -> [StyledLine] {
        guard margin > 0 else { return lines }
        return (0..<max(picture.count, lines.count)).map { row in
            let left = row < picture.count ? [picture[row]] : []
            let right = row < lines.count ? lines[row].pieces : []
            return StyledLine(StyledLine(left).padded(to: margin).pieces + right)
        }
    }
}
