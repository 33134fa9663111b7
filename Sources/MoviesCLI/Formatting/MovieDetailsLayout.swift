import Presentation
import Terminal

/// A line of a movie's details, and where it leads to on a screen.
struct MovieDetailsRow {
    let line: StyledLine
    var link: MovieDetailsLink?
}

struct MovieDetailsLayout {
    /// Longer lines are hard to read.
    static let maximumWidth = 100

    /// More members of the cast are only counted.
    private static let maximumCastCount = 10
    private static let maximumCrewCount = 8
    private static let maximumRecommendationCount = 5
    private static let maximumLinkedCount = 20

    private let item: MovieDetailsItemViewModel
    private let width: Int
    private let hasLinks: Bool

    /// `width` is the available number of columns; with `hasLinks`, the rows are selected on a screen, so
    /// that each person has one.
    init(_ item: MovieDetailsItemViewModel, width: Int, hasLinks: Bool = false) {
        self.item = item
        self.width = min(max(width, 10), Self.maximumWidth)
        self.hasLinks = hasLinks
    }

    var lines: [StyledLine] { rows.map(\.line) }

    /// Sections, separated by empty lines, in the order in which people decide for a movie.
    var rows: [MovieDetailsRow] {
        let sections = [
            text(MovieHeading(item: item, width: width).lines), text(overview), text(watchOptions),
            directors, cast, others, hasLinks ? collection : [], recommendations,
            text(links + identifiers),
        ]
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [MovieDetailsRow(line: [])]))
    }

    private func text(_ lines: [StyledLine]) -> [MovieDetailsRow] {
        lines.map { MovieDetailsRow(line: $0) }
    }

    private var movie: MoviesListItemViewModel { item.movie }

    private var facts: MovieFacts { MovieFacts(item: item) }

    /// The width of all labels, so that people are aligned with facts.
    private var labelWidth: Int {
        let rows = facts.directorRows + facts.otherRows
        return LabeledRows.labelWidth(rows.map(\.label) + (hasLinks ? ["Collection"] : []))
    }

    /// Facts that lead nowhere.
    private func labeled(_ rows: [(label: String, value: String)]) -> [MovieDetailsRow] {
        text(LabeledRows(rows: rows, width: width, labelWidth: labelWidth).lines)
    }

    private var overview: [StyledLine] {
        movie.overview?.sanitizedLine.wrapped(to: width, .plain) ?? []
    }

    private var watchOptions: [StyledLine] {
        let rows = facts.watchRows
        guard let region = item.watchRegion, !rows.isEmpty else { return [] }
        let title: StyledLine = [
            StyledText("Watch in \(region.sanitizedLine)", .title),
            StyledText(item.watchProvider.map { ", by \($0)" } ?? "", .secondary),
        ]
        return [title.truncated(to: width)]
            + LabeledRows(rows: rows, width: width, indentation: 2).lines
    }

    private var directors: [MovieDetailsRow] {
        hasLinks ? people("Director", item.directors) : labeled(facts.directorRows)
    }

    /// What hardly decides, with the writers.
    private var others: [MovieDetailsRow] {
        let rows = facts.otherRows
        guard hasLinks else { return labeled(rows) }
        let writers = rows.firstIndex { $0.label == "Writer" }
        let others = rows.filter { !["Writer", "Collection"].contains($0.label) }
        guard let writers else { return labeled(others) }
        return labeled(Array(others[..<writers])) + people("Writer", item.writers)
            + labeled(Array(others[writers...]))
    }

    /// People with a job, each in one row.
    private func people(_ job: String, _ names: [String]) -> [MovieDetailsRow] {
        names.prefix(Self.maximumCrewCount).enumerated().map { index, name in
            row(index == 0 ? job : "", name, item.link(toPerson: name))
        }
    }

    private var collection: [MovieDetailsRow] {
        item.collection.map { [row("Collection", $0, item.collectionLink)] } ?? []
    }

    private func row(
        _ label: String,
        _ text: String,
        _ link: MovieDetailsLink?
    ) -> MovieDetailsRow {
        let label = StyledText(label.padded(to: labelWidth), .secondary)
        let value = StyledText(text.sanitizedLine, link == nil ? .plain : .link)
        let line: StyledLine = [label, value]
        return MovieDetailsRow(line: line.truncated(to: width), link: link)
    }

    private var cast: [MovieDetailsRow] {
        if let notice = facts.missingCreditsNotice {
            return text(notice.wrapped(to: width, .secondary))
        }
        guard !item.cast.isEmpty else { return [] }
        let members = item.cast.prefix(Self.maximumCastCount)
        let rest = item.cast.count - members.count
        let more = StyledLine("  and \(rest) more", .secondary).truncated(to: width)
        return text([StyledLine("Cast", .title)]) + rows(of: members)
            + (rest > 0 ? text([more]) : [])
    }

    private func rows(
        of members: ArraySlice<MovieDetailsItemViewModel.CastMember>
    ) -> [MovieDetailsRow] {
        let widest = members.map { $0.name.sanitizedLine.displayWidth }.max() ?? 0
        let column = min(widest, width / 2)
        return members.map { member in
            MovieDetailsRow(line: line(of: member, column), link: item.link(to: member))
        }
    }

    private func line(
        of member: MovieDetailsItemViewModel.CastMember,
        _ column: Int
    ) -> StyledLine {
        let name = member.name.sanitizedLine
        guard let role = member.character?.sanitizedLine else {
            return [StyledText("  "), StyledText(name.truncated(to: width - 2), linkStyle)]
        }
        let shown = name.truncated(to: column)
        return [
            StyledText("  "), StyledText(shown, linkStyle),
            StyledText("".padded(to: column - shown.displayWidth + 2)),
            StyledText(role.truncated(to: width - column - 4), .secondary),
        ]
    }

    /// The style of what leads somewhere if it is on a screen.
    private var linkStyle: TextStyle { hasLinks ? .link : .plain }

    private var recommendations: [MovieDetailsRow] {
        guard !item.recommendations.isEmpty else { return [] }
        let count = hasLinks ? Self.maximumLinkedCount : Self.maximumRecommendationCount
        return text([StyledLine("Recommended", .title).truncated(to: width)])
            + item.recommendations.prefix(count).map { movie in
                let year = movie.year.map { " (\($0))" } ?? ""
                let title = movie.title.sanitizedLine.truncated(to: width - 2 - year.count)
                let line: StyledLine = [
                    StyledText("  "), StyledText(title, linkStyle), StyledText(year),
                ]
                return MovieDetailsRow(line: line, link: .movie(movie))
            }
    }

    /// URLs are not wrapped: a terminal recognizes only a URL in one piece.
    private var links: [StyledLine] {
        [("Trailer", item.trailer), ("Homepage", item.homepage)].flatMap { name, url in
            url.map { link(name, $0.sanitizedLine) } ?? []
        }
    }

    private func link(_ name: String, _ url: String) -> [StyledLine] {
        let label = StyledText(name.padded(to: "Homepage".count + 2), .secondary)
        return label.width + url.displayWidth > width
            ? [StyledLine(name, .secondary), StyledLine(url, .link)]
            : [[label, StyledText(url, .link)]]
    }

    private var identifiers: [StyledLine] {
        let ids = [movie.id, movie.imdbID].compactMap(\.self)
        let id = ids.count > 1 && ids[0] == ids[1] ? ids[0] : ids.joined(separator: " · ")
        return (movie.pageURL.map { [StyledLine($0.sanitizedLine, .link)] } ?? [])
            + [StyledLine(id, .secondary)]
    }
}
