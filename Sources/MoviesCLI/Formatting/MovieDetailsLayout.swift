import Presentation

/// The details of a movie as lines of text.
struct MovieDetailsLayout {
    /// Longer lines are hard to read.
    private static let maximumWidth = 100

    /// More members of the cast are only counted.
    private static let maximumCastCount = 10
    private static let maximumRecommendationCount = 5

    private let item: MovieDetailsItemViewModel
    private let width: Int

    /// `width` is the available number of columns.
    init(_ item: MovieDetailsItemViewModel, width: Int) {
        self.item = item
        self.width = min(max(width, 10), Self.maximumWidth)
    }

    /// Sections, separated by empty lines.
    var lines: [StyledLine] {
        let sections = [
            heading, facts, overview, watchOptions, cast, recommendations, links + identifiers,
        ]
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [[]]))
    }

    private var movie: MoviesListItemViewModel { item.movie }

    private var heading: [StyledLine] {
        let year = movie.year.map { " (\($0))" } ?? ""
        let titles = wrapped(movie.title.sanitizedLine + year, .title)
        let original = movie.distinctOriginalTitle?.sanitizedLine
        return titles + (original.map { wrapped($0, .secondary) } ?? [])
            + (item.tagline.map { wrapped($0.sanitizedLine, .accent) } ?? [])
    }

    private var facts: [StyledLine] {
        LabeledRows(MovieFacts(item).rows, width: width).lines
    }

    private var overview: [StyledLine] {
        movie.overview.map { wrapped($0.sanitizedLine, .plain) } ?? []
    }

    private var watchOptions: [StyledLine] {
        let rows = MovieFacts(item).watchRows
        guard let options = item.watchOptions, !rows.isEmpty else { return [] }
        // TMDB has these facts from JustWatch, and requires its name beside them.
        let title: StyledLine = [
            StyledText("Watch in \(options.region.sanitizedLine)", .title),
            StyledText(", by JustWatch", .secondary),
        ]
        return [title.truncated(to: width)]
            + LabeledRows(rows, width: width, indentation: 2).lines
    }

    private var cast: [StyledLine] {
        guard !item.lacksCredits else {
            return wrapped("The catalog has no cast and crew of this movie.", .secondary)
        }
        guard !item.cast.isEmpty else { return [] }
        let members = item.cast.prefix(Self.maximumCastCount)
        let rest = item.cast.count - members.count
        return [StyledLine("Cast", .title)] + rows(of: members)
            + (rest > 0 ? [StyledLine("  and \(rest) more", .secondary).truncated(to: width)] : [])
    }

    private func rows(
        of members: ArraySlice<MovieDetailsItemViewModel.CastMember>
    ) -> [StyledLine] {
        let widest = members.map { $0.name.sanitizedLine.displayWidth }.max() ?? 0
        let column = min(widest, width / 2)
        return members.map { member in
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
    }

    private var recommendations: [StyledLine] {
        guard !item.recommendations.isEmpty else { return [] }
        return [StyledLine("Recommended", .title).truncated(to: width)]
            + item.recommendations.prefix(Self.maximumRecommendationCount).map { movie in
                let year = movie.year.map { " (\($0))" } ?? ""
                let title = movie.title.sanitizedLine.truncated(to: width - 2 - year.count)
                return StyledLine("  \(title)\(year)")
            }
    }

    /// URLs are not wrapped: a terminal recognizes only a URL in one piece.
    private var links: [StyledLine] {
        [("Trailer", item.links.trailer), ("Homepage", item.links.homepage)]
            .flatMap { name, url in
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
        return [movie.pageURL?.sanitizedLine, id].compactMap { $0.map { StyledLine($0, .secondary) } }
    }

    private func wrapped(_ text: String, _ style: TextStyle) -> [StyledLine] {
        text.wrapped(to: width).map { StyledLine($0, style) }
    }
}
