import Presentation
import Terminal

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
        let region = item.watchRegion?.sanitizedLine ?? ""
        return rows([
            ("Collection", item.collection ?? ""),
            ("Watch", watch.map { "\($0) (\(region), by JustWatch)" } ?? ""),
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
