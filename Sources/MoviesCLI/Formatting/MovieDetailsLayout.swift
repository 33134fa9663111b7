import CommandLineKit
import Presentation
import Terminal

/// A line of a movie's details, and where it leads to on a screen.
struct MovieDetailsRow {
    let line: StyledLine
    var link: MovieDetailsLink?
}

/// Lays out the details of a movie in sections, in the order in which people decide for one.
struct MovieDetailsLayout {
    enum Place {
        case output

        /// Rows are selected, so that each person has one.
        case screen

        /// Beside a list, with what helps to decide.
        case pane
    }

    /// `nil` if the value is unknown.
    typealias Fact = (label: String, value: String?)

    /// Longer lines are hard to read.
    static let maximumWidth = 100

    /// More members of the cast are only counted.
    private static let maximumCastCount = 10
    private static let castCountInPane = 6
    private static let maximumCrewCount = 8
    private static let maximumRecommendationCount = 5
    private static let maximumLinkedCount = 20

    let item: MovieDetailsItemViewModel
    let width: Int
    private let place: Place

    /// The width of all labels, so that people are aligned with facts.
    private var labelWidth = 12

    init(_ item: MovieDetailsItemViewModel, width: Int, in place: Place = .output) {
        self.item = item
        self.width = min(max(width, 10), Self.maximumWidth)
        self.place = place
        guard place != .pane else { return }
        let labels = Self.known([directors] + others).map(\.label)
        labelWidth = LabeledRows.labelWidth(labels + (place == .screen ? ["Collection"] : []))
    }

    var movie: MoviesListItemViewModel { item.movie }

    var lines: [StyledLine] { rows.map(\.line) }

    /// Separated by empty lines.
    var rows: [MovieDetailsRow] {
        let sections =
            place == .pane
            ? [heading, overview, watchInPane, peopleInPane, collection]
            : [
                heading, overview, watchOptions, people(item.directors, directors), cast, facts,
                place == .screen ? collection : [], recommendations, text(links + identifiers),
            ]
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [MovieDetailsRow(line: [])]))
    }

    // MARK: Text

    private func text(_ lines: [StyledLine]) -> [MovieDetailsRow] {
        lines.map { MovieDetailsRow(line: $0) }
    }

    private func wrapped(_ text: String?, _ style: TextStyle = .plain) -> [MovieDetailsRow] {
        self.text(text?.sanitizedLine.wrapped(to: width, style) ?? [])
    }

    private var heading: [MovieDetailsRow] {
        let year = movie.year.map { " (\($0))" } ?? ""
        return wrapped(movie.title + year, .title)
            + wrapped(movie.distinctOriginalTitle, .secondary) + wrapped(item.tagline)
            + text(summary)
    }

    private var overview: [MovieDetailsRow] { wrapped(movie.overview) }

    // MARK: Facts

    private static func known(_ facts: [Fact]) -> [(label: String, value: String)] {
        facts.compactMap { label, value in value.map { (label, $0.sanitizedLine) } }
    }

    private func labeled(_ fact: Fact) -> [MovieDetailsRow] {
        text(LabeledRows(rows: Self.known([fact]), width: width, labelWidth: labelWidth).lines)
    }

    private var watchOptions: [MovieDetailsRow] {
        let rows = Self.known(services)
        guard let region = item.watchRegion, !rows.isEmpty else { return [] }
        let title: StyledLine = [
            StyledText("Watch in \(region.sanitizedLine)", .title),
            StyledText(item.watchProvider.map { ", by \($0)" } ?? "", .secondary),
        ]
        let lines = LabeledRows(rows: rows, width: width, indentation: 2).lines
        return text([title.truncated(to: width)] + lines)
    }

    private var watchInPane: [MovieDetailsRow] {
        let place = "\(item.watchRegion ?? ""), by \(item.watchProvider ?? "")"
        return labeled(("Watch", Self.known(services).first.map { "\($0.value) (\(place))" }))
    }

    /// On a screen, people have rows, and the collection has a section.
    private var facts: [MovieDetailsRow] {
        others.flatMap { fact -> [MovieDetailsRow] in
            switch fact.label {
            case "Writer": return people(item.writers, fact)
            case "Collection" where place == .screen: return []
            default: return labeled(fact)
            }
        }
    }

    private func people(_ names: [String], _ fact: Fact) -> [MovieDetailsRow] {
        guard place == .screen else { return labeled(fact) }
        return names.prefix(Self.maximumCrewCount).enumerated().map { index, name in
            row(index == 0 ? fact.label : "", name, item.link(toPerson: name))
        }
    }

    private var collection: [MovieDetailsRow] {
        guard place == .screen else { return labeled(("Collection", item.collection)) }
        return item.collection.map { [row("Collection", $0, item.collectionLink)] } ?? []
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

    // MARK: People and movies

    private var missingCredits: [MovieDetailsRow] {
        let notice = "The catalog has no cast and crew of this movie."
        return item.lacksCredits ? wrapped(notice, .secondary) : []
    }

    private var peopleInPane: [MovieDetailsRow] {
        let names = item.directors.joined(separator: ", ")
        return missingCredits + labeled(("Director", names.isEmpty ? nil : names))
            + castRows(Self.castCountInPane, room: (width - labelWidth) / 2) { index in
                [StyledText((index == 0 ? "Cast" : "").padded(to: labelWidth), .secondary)]
            }
    }

    private var cast: [MovieDetailsRow] {
        guard !item.cast.isEmpty else { return missingCredits }
        let rest = item.cast.count - Self.maximumCastCount
        let more = StyledLine("  and \(rest) more", .secondary).truncated(to: width)
        return text([StyledLine("Cast", .title)])
            + castRows(Self.maximumCastCount, room: width / 2) { _ in [StyledText("  ")] }
            + (rest > 0 ? text([more]) : [])
    }

    /// The names with their characters in columns, of which the first one has some of the room.
    private func castRows(
        _ count: Int,
        room: Int,
        after start: (_ index: Int) -> StyledLine
    ) -> [MovieDetailsRow] {
        let members = item.cast.prefix(count)
        let column = min(members.map { $0.name.sanitizedLine.displayWidth }.max() ?? 0, room)
        return members.enumerated().map { index, member in
            let name = member.name.sanitizedLine
            let role = member.character?.sanitizedLine ?? ""
            var pieces = start(index).pieces
            if role.isEmpty {
                pieces.append(StyledText(name, linkStyle))
            } else {
                let shown = name.truncated(to: column)
                let gap = "".padded(to: column - shown.displayWidth)
                pieces.append(StyledText(shown, linkStyle))
                pieces +=
                    place == .pane
                    ? [StyledText(gap), StyledText("  \(role)", .secondary)]
                    : [StyledText(gap + "  "), StyledText(role, .secondary)]
            }
            let line = StyledLine(pieces).truncated(to: width)
            return MovieDetailsRow(line: line, link: item.link(to: member))
        }
    }

    /// The style of what leads somewhere if it is on a screen.
    private var linkStyle: TextStyle { place == .screen ? .link : .plain }

    private var recommendations: [MovieDetailsRow] {
        guard !item.recommendations.isEmpty else { return [] }
        let count =
            place == .screen ? Self.maximumLinkedCount : Self.maximumRecommendationCount
        let all = StyledLine("  like this", linkStyle).truncated(to: width)
        return text([StyledLine("Recommended", .title).truncated(to: width)])
            + item.recommendations.prefix(count).map { movie in
                let year = movie.year.map { " (\($0))" } ?? ""
                let title = movie.title.sanitizedLine.truncated(to: width - 2 - year.count)
                let line: StyledLine = [
                    StyledText("  "), StyledText(title, linkStyle), StyledText(year),
                ]
                return MovieDetailsRow(line: line, link: .movie(movie))
            }
            + (place == .screen ? [MovieDetailsRow(line: all, link: .similar(self.movie))] : [])
    }

    // MARK: URLs and ids

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
        return [StyledLine(movie.pageURL, .link), StyledLine(id, .secondary)]
    }
}
