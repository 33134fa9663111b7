import Presentation
import Terminal

/// Shows the details of the selected movie beside a list, and scrolls them.
@MainActor
final class DetailsPane {
    /// Narrower terminals have room for the list only.
    private nonisolated static let minimumTerminal = TerminalSize(columns: 100, rows: 6)

    /// In hundredths of the terminal's width.
    private nonisolated static let share = 45

    /// A narrower pane has the poster above the text, or none.
    private static let minimumForPosterBeside = 60

    /// A wider pane has a larger poster.
    private static let minimumForLargePoster = 80

    /// In a lower pane there is no poster above the text.
    private static let minimumForPosterAbove = 24

    private let poster: PosterView
    private var viewport = ListViewport()
    private var movieID: String?
    private var wrapped: (item: MovieDetailsItemViewModel, width: Int, lines: [StyledLine])?
    private let retryKey: String

    init(_ context: ScreenContext) {
        poster = PosterView(context)
        retryKey = context.userKeys.name(of: .retry, on: .typing)
    }

    /// The columns of the pane with its border; 0 if there is no room for it.
    nonisolated static func width(on size: TerminalSize) -> Int {
        size.fits(minimumTerminal) ? size.columns * share / 100 : 0
    }

    /// Scrolls the text by half pages, for as long as the same movie is shown.
    func scroll(byHalfPages count: Int) {
        viewport.scroll(by: count * max(viewport.pageRows / 2, 1))
    }

    /// The lines of the pane without its border, and the poster at its top left corner.
    func content(
        _ state: MovieDetailsState?,
        _ size: TerminalSize
    ) -> (lines: [StyledLine], poster: TerminalImage?) {
        let id = state?.item?.movie.id
        if id != movieID { viewport.scrollToStart() }
        movieID = id
        let posterSize = posterSize(size)
        let poster = poster.layOut(state?.item, in: posterSize)
        guard let state else { return ([], nil) }
        let isBeside = isBeside(size)
        let width = isBeside ? size.columns - poster.width : size.columns
        // The rows are reserved while the poster loads, so that the text doesn't move later.
        let rowsAbove = isBeside || poster.width == 0 ? 0 : posterSize.rows + 1
        let note = note(on: state, width: width)
        let text = state.item.map { lines(of: $0, width: width) } ?? []
        let room = size.rows - rowsAbove - note.count
        viewport.place(nil, of: room > 0 ? text.count : 0, in: ListViewport.Area(rows: room))
        var shown = Array(text[viewport.visible])
        // The last row says that there is more.
        if viewport.visible.upperBound < text.count, shown.count > 1 {
            shown[shown.count - 1] = StyledLine("↓", .secondary)
        }
        shown += note
        let blank = repeatElement([] as StyledLine, count: max(rowsAbove - poster.lines.count, 0))
        let above = poster.lines.prefix(rowsAbove) + blank
        let all =
            isBeside
            ? poster.lines.beside(shown, column: poster.width) : above + shown
        return (Array(all.prefix(size.rows)), poster.image)
    }

    /// The text of a movie, which is not wrapped again for each frame.
    private func lines(of item: MovieDetailsItemViewModel, width: Int) -> [StyledLine] {
        if let wrapped, wrapped.item == item, wrapped.width == width { return wrapped.lines }
        let lines = MovieDetailsLayout(item, width: width, in: .pane).lines
        wrapped = (item, width, lines)
        return lines
    }

    private func isBeside(_ size: TerminalSize) -> Bool {
        size.columns >= Self.minimumForPosterBeside
    }

    private func posterSize(_ size: TerminalSize) -> TerminalSize {
        var room = size
        if isBeside(size) {
            let isLarge = size.columns >= Self.minimumForLargePoster
            room.columns = isLarge ? size.columns * 2 / 5 : size.columns / 3
        } else {
            // The poster is above the text, which needs most of the room.
            room.rows = size.rows >= Self.minimumForPosterAbove ? size.rows / 2 : 0
        }
        return poster.size(in: room)
    }

    private func note(on state: MovieDetailsState, width: Int) -> [StyledLine] {
        switch state {
        case .loading(nil): [StyledLine("loading", .secondary)]
        case .failed(let error, let known):
            (known == nil ? [] : [[]]) + error.summary.sanitizedLine.wrapped(to: width, .error)
                + (error.isRetryable ? [StyledLine("\(retryKey) retry", .secondary)] : [])
        case .idle, .loading, .loaded: []
        }
    }
}

extension [StyledLine] {
    /// The lines, with others to the right of them from a column on; without a column only those.
    func beside(_ others: [StyledLine], column: Int, border: StyledLine = []) -> [StyledLine] {
        guard column > 0 else { return others }
        return (0..<Swift.max(count, others.count)).map { row in
            let left: StyledLine = row < count ? self[row] : []
            return left.padded(to: column) + border + (row < others.count ? others[row] : [])
        }
    }
}
