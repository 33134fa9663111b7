import Presentation
import Terminal

/// A line of a movie's details, and where it leads to on a screen.
struct MovieDetailsRow {
    let line: StyledLine
    var link: MovieDetailsLink?
}

/// The details of a movie as lines of text.
struct MovieDetailsLayout {
    /// Longer lines are hard to read.
    private static let maximumWidth = 100

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

    /// Sections, separated by empty lines.
    var rows: [MovieDetailsRow] {
        let sections = [
            text(MovieHeading(item: item, width: width).lines), text(facts), text(overview),
            text(watchOptions),
            hasLinks ? crew : [], cast, hasLinks ? collection : [], recommendations,
            text(links + identifiers),
        ]
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [MovieDetailsRow(line: [])]))
    }

    private func text(_ lines: [StyledLine]) -> [MovieDetailsRow] {
        lines.map { MovieDetailsRow(line: $0) }
    }

    private var movie: MoviesListItemViewModel { item.movie }

    /// The width of the labels of the facts, so that people are aligned with them.
    private var labelWidth: Int { LabeledRows.labelWidth(factRows.map(\.label) + ["Collection"]) }

    private var factRows: [(label: String, value: String)] {
        let linked = hasLinks ? ["Director", "Writer", "Collection"] : []
        return MovieFacts(item: item).rows.filter { !linked.contains($0.label) }
    }

    private var facts: [StyledLine] {
        LabeledRows(rows: factRows, width: width, labelWidth: hasLinks ? labelWidth : nil).lines
    }

    private var overview: [StyledLine] {
        movie.overview?.sanitizedLine.wrapped(to: width, .plain) ?? []
    }

    private var watchOptions: [StyledLine] {
        let rows = MovieFacts(item: item).watchRows
        guard let region = item.watchRegion, !rows.isEmpty else { return [] }
        let title: StyledLine = [
            StyledText("Watch in \(region.sanitizedLine)", .title),
            StyledText(item.watchProvider.map { ", by \($0)" } ?? "", .secondary),
        ]
        return [title.truncated(to: width)]
            + LabeledRows(rows: rows, width: width, indentation: 2).lines
    }

    /// The directors and writers, each in one row.
    private var crew: [MovieDetailsRow] {
        let people = item.directors.map { ("Director", $0) } + item.writers.map { ("Writer", $0) }
        return people.prefix(Self.maximumCrewCount).enumerated().map { index, person in
            let isFirst = index == 0 || people[index - 1].0 != person.0
            return row(isFirst ? person.0 : "", person.1, item.link(toPerson: person.1))
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
        let line: StyledLine = [label, StyledText(text.sanitizedLine)]
        return MovieDetailsRow(line: line.truncated(to: width), link: link)
    }

    private var cast: [MovieDetailsRow] {
        if let notice = MovieFacts(item: item).missingCreditsNotice {
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
            return StyledLine("  " + name.truncated(to: width - 2))
        }
        let shown = name.truncated(to: column).padded(to: column)
        return [
            StyledText("  \(shown)  "),
            StyledText(role.truncated(to: width - column - 4), .secondary),
        ]
    }

    private var recommendations: [MovieDetailsRow] {
        guard !item.recommendations.isEmpty else { return [] }
        let count = hasLinks ? Self.maximumLinkedCount : Self.maximumRecommendationCount
        return text([StyledLine("Recommended", .title).truncated(to: width)])
            + item.recommendations.prefix(count).map { movie in
                let year = movie.year.map { " (\($0))" } ?? ""
                let title = movie.title.sanitizedLine.truncated(to: width - 2 - year.count)
                return MovieDetailsRow(line: StyledLine("  \(title)\(year)"), link: .movie(movie))
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
            ? [StyledLine(name, .secondary), StyledLine(url)] : [[label, StyledText(url)]]
    }

    private var identifiers: [StyledLine] {
        let ids = [movie.id, movie.imdbID].compactMap(\.self)
        let id = ids.count > 1 && ids[0] == ids[1] ? ids[0] : ids.joined(separator: " · ")
        return [movie.pageURL?.sanitizedLine, id].compactMap {
            $0.map { StyledLine($0, .secondary) }
        }
    }
}
