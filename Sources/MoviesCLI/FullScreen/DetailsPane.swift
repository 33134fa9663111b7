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
        size.fits(minimumTerminal) ? size.columns * share / 100 : 0
    }

    /// Prepares the poster of a movie for a size.
    func layOut(_ state: MovieDetailsState?, _ size: TerminalSize) {
        poster.layOut(state?.item, in: posterSize(size))
    }

    /// The lines of the pane without its border, and the poster at its top left corner.
    func content(
        _ state: MovieDetailsState?,
        _ size: TerminalSize
    ) -> (lines: [StyledLine], poster: TerminalImage?) {
        guard let state else { return ([], nil) }
        let isBeside = size.columns >= Self.minimumForPosterBeside
        let box = posterSize(size)
        let poster = self.poster.column
        let width = isBeside ? size.columns - poster.width : size.columns
        // The rows are reserved while the poster loads, so that the text doesn't move later.
        let isAbove = !isBeside && poster.width > 0
        let rows = isAbove ? size.rows - box.rows - 1 : size.rows
        let note = note(on: state, width: width)
        let room = rows - note.count
        let text = state.item.map { MoviePaneLayout($0, width: width, rows: room).lines } ?? []
        let lines = Array(text.prefix(max(room, 0))) + note
        let above: [StyledLine] = (0..<(isAbove ? box.rows + 1 : 0)).map { row in
            row < poster.lines.count ? [poster.lines[row]] : []
        }
        let all =
            isBeside
            ? StyledLine.beside(poster.lines, margin: poster.width, lines) : above + lines
        return (Array(all.prefix(size.rows)), poster.image)
    }

    private func posterSize(_ size: TerminalSize) -> TerminalSize {
        var room = size
        if size.columns >= Self.minimumForPosterBeside {
            room.columns /= 3
        } else {
            // The poster is above the text, which needs most of the room.
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

    /// The least rows of an overview that has to share the pane with the people.
    private static let minimumOverview = 3

    private let item: MovieDetailsItemViewModel
    private let width: Int
    private let rows: Int

    /// `width` and `rows` are the room.
    init(_ item: MovieDetailsItemViewModel, width: Int, rows: Int) {
        self.item = item
        self.width = max(width, 10)
        self.rows = rows
    }

    /// Sections, separated by empty lines; a long overview leaves room for the others.
    var lines: [StyledLine] {
        let head = MovieHeading(item: item, width: width).lines + facts
        let rest = [people, others].filter { !$0.isEmpty }
        let room = rows - head.count - rest.reduce(0) { $0 + $1.count + 1 } - 1
        let sections = [head, overview(rows: max(room, Self.minimumOverview))] + rest
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [[]]))
    }

    private var movie: MoviesListItemViewModel { item.movie }

    private var facts: [StyledLine] {
        let facts = MovieFacts(item: item)
        let short = [item.certification, facts.duration, movie.genres.joined(separator: ", ")]
            .compactMap(\.self).filter { !$0.isEmpty }
        let line = short.joined(separator: " · ").sanitizedLine
        return (short.isEmpty ? [] : line.wrapped(to: width, .plain))
            + (facts.shortRating?.wrapped(to: width, .plain) ?? [])
    }

    /// The overview, cut at the end if it is too long.
    private func overview(rows: Int) -> [StyledLine] {
        guard let text = movie.overview?.sanitizedLine else { return [] }
        var lines = text.wrapped(to: width)
        if lines.count > rows {
            lines = Array(lines.prefix(rows))
            lines.append((lines.removeLast() + " …").truncated(to: width))
        }
        return lines.map { StyledLine($0) }
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

    private var others: [StyledLine] {
        let watch = MovieFacts(item: item).watchRows.first.map(\.value)
        let place = "\(item.watchRegion?.sanitizedLine ?? ""), by \(item.watchProvider ?? "")"
        return rows([
            ("Collection", item.collection ?? ""),
            ("Watch", watch.map { "\($0) (\(place))" } ?? ""),
        ])
    }

    /// The width of the labels.
    private static let label = 12

    /// The rows that have a value.
    private func rows(_ rows: [(label: String, value: String)]) -> [StyledLine] {
        let known = rows.filter { !$0.value.isEmpty }.map { ($0.label, $0.value.sanitizedLine) }
        return LabeledRows(rows: known, width: width, labelWidth: Self.label).lines
    }
}
