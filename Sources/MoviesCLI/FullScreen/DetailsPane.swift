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

    /// The text of the last frame.
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

    func layOut(_ state: MovieDetailsState?, _ size: TerminalSize) {
        let id = state?.item?.movie.id
        if id != movieID { viewport.scrollToStart() }
        movieID = id
        poster.layOut(state?.item, in: posterSize(size))
        viewport = state.map { layout($0, size).viewport } ?? ListViewport()
    }

    /// The lines of the pane without its border, and the poster at its top left corner.
    func content(
        _ state: MovieDetailsState?,
        _ size: TerminalSize
    ) -> (lines: [StyledLine], poster: TerminalImage?) {
        guard let state else { return ([], nil) }
        let layout = layout(state, size)
        let poster = self.poster.column
        guard isBeside(size) else {
            let above = (0..<layout.rowsAbove).map { row -> StyledLine in
                row < poster.lines.count ? [poster.lines[row]] : []
            }
            return (Array((above + layout.lines).prefix(size.rows)), poster.image)
        }
        let all = StyledLine.beside(poster.lines, margin: poster.width, layout.lines)
        return (Array(all.prefix(size.rows)), poster.image)
    }

    private struct Layout {
        /// How many rows the poster above the text takes.
        let rowsAbove: Int
        let text: [StyledLine]
        let note: [StyledLine]

        let viewport: ListViewport

        var lines: [StyledLine] {
            var shown = Array(text[viewport.visible])
            // The last row says that there is more.
            if viewport.visible.upperBound < text.count, shown.count > 1 {
                shown[shown.count - 1] = StyledLine("↓", .secondary)
            }
            return shown + note
        }
    }

    private func layout(_ state: MovieDetailsState, _ size: TerminalSize) -> Layout {
        let isBeside = isBeside(size)
        let width = isBeside ? size.columns - poster.column.width : size.columns
        // The rows are reserved while the poster loads, so that the text doesn't move later.
        let isAbove = !isBeside && poster.column.width > 0
        let rowsAbove = isAbove ? posterSize(size).rows + 1 : 0
        let note = note(on: state, width: width)
        let text = state.item.map { lines(of: $0, width: width) } ?? []
        let room = size.rows - rowsAbove - note.count
        var viewport = viewport
        viewport.place(nil, of: room > 0 ? text.count : 0, in: ListViewport.Area(rows: room))
        return Layout(rowsAbove: rowsAbove, text: text, note: note, viewport: viewport)
    }

    /// The text of a movie, which is not wrapped again for each frame.
    private func lines(of item: MovieDetailsItemViewModel, width: Int) -> [StyledLine] {
        if let wrapped, wrapped.item == item, wrapped.width == width { return wrapped.lines }
        let lines = MoviePaneLayout(item, width: width).lines
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

extension StyledLine {
    /// Lines to the right of a picture; `margin` is the width of the picture and the gap.
    static func beside(_ picture: [StyledText], margin: Int, _ lines: [StyledLine]) -> [StyledLine]
    {
        guard margin > 0 else { return lines }
        return (0..<max(picture.count, lines.count)).map { row in
            let left = row < picture.count ? [picture[row]] : []
            let right = row < lines.count ? lines[row].pieces : []
            return StyledLine(StyledLine(left).padded(to: margin).pieces + right)
        }
    }
}

/// The details of a movie in a pane beside a list: what helps to decide for one.
struct MoviePaneLayout {
    private static let castCount = 6

    private let item: MovieDetailsItemViewModel
    private let width: Int

    /// `width` is the available number of columns.
    init(_ item: MovieDetailsItemViewModel, width: Int) {
        self.item = item
        self.width = min(max(width, 10), MovieDetailsLayout.maximumWidth)
    }

    /// Sections, separated by empty lines, in the order of `MovieDetailsLayout`.
    var lines: [StyledLine] {
        let sections = [
            MovieHeading(item: item, width: width).lines, overview, watchOptions, people,
            collection,
        ]
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [[]]))
    }

    private var overview: [StyledLine] {
        item.movie.overview?.sanitizedLine.wrapped(to: width, .plain) ?? []
    }

    private var people: [StyledLine] {
        if let notice = MovieFacts(item: item).missingCreditsNotice {
            return notice.wrapped(to: width, .secondary)
        }
        let directors = item.directors.joined(separator: ", ")
        let members = item.cast.prefix(Self.castCount)
        let names = members.map { $0.name.sanitizedLine }
        let column = min(names.map(\.displayWidth).max() ?? 0, (width - Self.label) / 2)
        return rows([("Director", directors)])
            + zip(members, names).enumerated().map { index, pair in
                let (member, name) = pair
                let label = index == 0 ? "Cast" : ""
                let shown = name.truncated(to: column)
                let role = member.character?.sanitizedLine ?? ""
                return StyledLine([
                    StyledText(label.padded(to: Self.label), .secondary),
                    StyledText(role.isEmpty ? name : shown.padded(to: column)),
                    StyledText(role.isEmpty ? "" : "  \(role)", .secondary),
                ]).truncated(to: width)
            }
    }

    private var watchOptions: [StyledLine] {
        let watch = MovieFacts(item: item).watchRows.first.map(\.value)
        let place = "\(item.watchRegion?.sanitizedLine ?? ""), by \(item.watchProvider ?? "")"
        return rows([("Watch", watch.map { "\($0) (\(place))" } ?? "")])
    }

    private var collection: [StyledLine] { rows([("Collection", item.collection ?? "")]) }
    private static let label = 12

    private func rows(_ rows: [(label: String, value: String)]) -> [StyledLine] {
        let known = rows.filter { !$0.value.isEmpty }.map { ($0.label, $0.value.sanitizedLine) }
        return LabeledRows(rows: known, width: width, labelWidth: Self.label).lines
    }
}
