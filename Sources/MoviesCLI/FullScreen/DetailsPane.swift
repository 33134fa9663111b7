import Presentation
import Terminal

/// Shows the details of the selected movie beside a list.
@MainActor
final class DetailsPane {
    /// Narrower terminals have room for the list only.
    private nonisolated static let minimumTerminal = TerminalSize(columns: 100, rows: 6)

    /// In hundredths of the terminal's width.
    private nonisolated static let share = 45

    /// A narrower pane has the poster above the text, or none.
    private static let minimumForPosterBeside = 60

    /// In a lower pane there is no poster above the text.
    private static let minimumForPosterAbove = 24

    private let poster: PosterView

    init(_ context: ScreenContext) {
        poster = PosterView(context)
    }

    /// The columns of the pane with its border; 0 if there is no room for it.
    nonisolated static func width(on size: TerminalSize) -> Int {
        let hasRoom =
            size.columns >= minimumTerminal.columns && size.rows >= minimumTerminal.rows
        return hasRoom ? size.columns * share / 100 : 0
    }

    /// The lines of the pane without its border, and the poster at its top left corner.
    func content(
        _ state: MovieDetailsState?,
        _ size: TerminalSize
    ) -> (lines: [StyledLine], poster: TerminalImage?) {
        guard let state else { return ([], nil) }
        let isBeside = size.columns >= Self.minimumForPosterBeside
        let box = posterSize(size, isBeside: isBeside)
        let poster = state.item.map { self.poster.column(for: $0, in: box) } ?? PosterView.Column()
        let width = isBeside ? size.columns - poster.width : size.columns
        // The rows are reserved while the poster loads, so that the text doesn't move later.
        let isAbove = !isBeside && poster.width > 0
        let rows = isAbove ? size.rows - box.rows - 1 : size.rows
        let note = note(on: state, width: width)
        var lines =
            state.item.map { item in
                MoviePaneLayout(item, width: width, rows: rows - note.count).lines
            } ?? []
        lines = lines.prefix(max(rows - note.count, 0)) + note
        let above: [StyledLine] = (0..<(isAbove ? box.rows + 1 : 0)).map { row in
            row < poster.lines.count ? [poster.lines[row]] : []
        }
        let all =
            isBeside
            ? StyledLine.beside(poster.lines, margin: poster.width, lines) : above + lines
        return (Array(all.prefix(size.rows)), poster.image)
    }

    private func posterSize(_ size: TerminalSize, isBeside: Bool) -> TerminalSize {
        var room = size
        if isBeside {
            room.columns /= 3
        } else {
            // Above the text, which needs most of the room.
            room.rows = size.rows >= Self.minimumForPosterAbove ? size.rows / 2 : 0
        }
        return poster.size(in: room)
    }

    /// What is missing, and why.
    private func note(on state: MovieDetailsState, width: Int) -> [StyledLine] {
        switch state {
        case .loading(nil): [StyledLine("loading", .secondary)]
        case .failed(let error, let known):
            (known == nil ? [] : [[]])
                + error.summary.sanitizedLine.wrapped(to: width, .error)
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
