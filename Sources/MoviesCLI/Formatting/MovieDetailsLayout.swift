import Presentation

/// The details of a movie as lines of text.
struct MovieDetailsLayout {
    /// Longer lines are hard to read.
    private static let maximumWidth = 100

    /// Of people, countries or genres; more are only counted.
    private static let maximumNameCount = 12

    private let item: MovieDetailsItemViewModel
    private let width: Int

    /// `width` is the available number of columns.
    init(_ item: MovieDetailsItemViewModel, width: Int) {
        self.item = item
        self.width = min(max(width, 10), Self.maximumWidth)
    }

    /// Sections, separated by empty lines.
    var lines: [StyledLine] {
        let sections = [heading, facts, overview, cast, identifiers].filter { !$0.isEmpty }
        return Array(sections.joined(separator: [[]]))
    }

    private var movie: MoviesListItemViewModel { item.movie }

    private var heading: [StyledLine] {
        let year = movie.year.map { " (\($0))" } ?? ""
        let titles = wrapped(movie.title.sanitizedLine + year, .bold)
        let original = movie.distinctOriginalTitle?.sanitizedLine
        return titles + (original.map { wrapped($0, .dim) } ?? [])
            + (item.tagline.map { wrapped($0.sanitizedLine, .cyan) } ?? [])
    }

    private var facts: [StyledLine] {
        let facts: [(name: String, value: String?)] = [
            ("Released", movie.releaseDate),
            ("Runtime", item.runtime.map(Self.duration)),
            ("Genres", Self.list(movie.genres)),
            ("Country", Self.list(item.countries)),
            ("Language", movie.originalLanguage),
            ("Rating", rating),
            ("Director", Self.list(item.directors)),
            ("Writer", Self.list(item.writers)),
        ]
        return rows(facts.compactMap { name, value in value.map { (name, $0.sanitizedLine) } })
    }

    private var overview: [StyledLine] {
        movie.overview.map { wrapped($0.sanitizedLine, .plain) } ?? []
    }

    private var cast: [StyledLine] {
        guard !item.cast.isEmpty else { return [] }
        let widest = item.cast.map { $0.name.sanitizedLine.displayWidth }.max() ?? 0
        let column = min(widest, width / 2)
        return [StyledLine("Cast", .bold)]
            + item.cast.map { member in
                let name = member.name.sanitizedLine
                guard let role = member.character?.sanitizedLine else {
                    return StyledLine("  " + name.truncated(to: width - 2))
                }
                let shown = name.truncated(to: column).padded(to: column)
                return [
                    StyledText("  \(shown)  "),
                    StyledText(role.truncated(to: width - column - 4), .dim),
                ]
            }
    }

    private var identifiers: [StyledLine] {
        let ids = [movie.id, movie.imdbID].compactMap(\.self)
        let id = ids.count > 1 && ids[0] == ids[1] ? ids[0] : ids.joined(separator: " · ")
        // Not wrapped: a terminal recognizes only a URL in one piece.
        return [movie.pageURL?.sanitizedLine, id].compactMap { $0.map { StyledLine($0, .dim) } }
    }

    private var rating: String? {
        movie.rating.map { rating in
            movie.voteCount.map { "\(rating) of 10, by \($0.withThousandsCommas) votes" }
                ?? "\(rating) of 10"
        }
    }

    private func rows(_ rows: [(name: String, value: String)]) -> [StyledLine] {
        let column = (rows.map(\.name.count).max() ?? 0) + 2
        return rows.flatMap { name, value in
            value.wrapped(to: width - column).enumerated().map { index, line in
                let label = (index == 0 ? name : "").padded(to: column)
                return [StyledText(label, .dim), StyledText(line)] as StyledLine
            }
        }
    }

    private func wrapped(_ text: String, _ style: TextStyle) -> [StyledLine] {
        text.wrapped(to: width).map { StyledLine($0, style) }
    }

    private static func list(_ names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        let rest = names.count - maximumNameCount
        return names.prefix(maximumNameCount).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }

    private static func duration(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return hours > 0 ? "\(hours) h \(rest) min" : "\(rest) min"
    }
}
