import Presentation
import Terminal

/// The facts about a movie as text, each with its label; unknown ones are left out.
struct MovieFacts {
    /// The most people, countries or genres that are named; more are only counted.
    private static let maximumNameCount = 12

    let item: MovieDetailsItemViewModel

    /// What is worth a line to decide by: the rating, the runtime, the age that it is for, the genres.
    func summary(width: Int) -> [StyledLine] {
        let genres = Self.list(item.movie.genres)
        let parts = [rating, imdbRating, ownRating, duration, certification, genres]
        let lines = Self.lines(of: parts.compactMap { $0?.sanitizedLine }, width: width)
        guard let figure = item.movie.rating.map({ "\($0)" }), let first = lines.first,
            first.hasPrefix(figure)
        else { return lines.map { StyledLine($0) } }
        let rest = StyledText(String(first.dropFirst(figure.count)))
        return [[StyledText(figure, .rating), rest]] + lines.dropFirst().map { StyledLine($0) }
    }

    private var ownRating: String? { item.movie.ownRating.map { "yours \($0.shortest)" } }

    /// The directors, with their label; empty if none are known.
    var directorRows: [(label: String, value: String)] {
        Self.known([("Director", Self.list(item.directors))])
    }

    /// What hardly decides whether to watch the movie.
    var otherRows: [(label: String, value: String)] {
        Self.known([
            ("Released", released),
            ("Status", item.isUnreleased ? item.status : nil),
            ("Country", Self.list(item.countries)),
            ("Language", item.originalLanguage),
            ("Spoken", spokenLanguages),
            ("Writer", Self.list(item.writers)),
            ("Collection", item.collection),
            ("Company", Self.list(item.companies)),
            ("Budget", item.budget.map { "$" + $0.withThousandsCommas }),
            ("Revenue", item.revenue.map { "$" + $0.withThousandsCommas }),
            ("Keywords", Self.list(item.keywords)),
        ])
    }

    /// Says that the catalog has no people of the movie; `nil` if it may have some.
    var missingCreditsNotice: String? {
        item.lacksCredits ? "The catalog has no cast and crew of this movie." : nil
    }

    static let noTrailer = "no trailer is known"

    var watchRows: [(label: String, value: String)] {
        Self.known(WatchOffer.allCases.map { ($0.label, Self.list(item.services($0))) })
    }

    private static func known(_ facts: [(String, String?)]) -> [(label: String, value: String)] {
        facts.compactMap { label, value in value.map { (label, $0.sanitizedLine) } }
    }

    /// The first release, and that in the user's country if it was another day.
    private var released: String? {
        let first = item.movie.releaseDate
        let regional = item.region.flatMap { region in
            item.regionalReleaseDate.flatMap { $0 == first ? nil : "\(region) \($0)" }
        }
        guard let first else { return regional }
        return regional.map { "\(first) (\($0))" } ?? first
    }

    /// A number alone could be anything, so that it has its country.
    private var certification: String? {
        item.certification.map { text in
            let isNumber = text.allSatisfy(\.isNumber)
            return text + (isNumber ? item.region.map { " (\($0))" } ?? "" : "")
        }
    }

    /// `nil` if only the original language is spoken.
    private var spokenLanguages: String? {
        let languages = item.spokenLanguages
        return languages == [item.originalLanguage] ? nil : Self.list(languages)
    }

    /// Such as `8.2  21,828 votes`.
    private var rating: String? {
        item.movie.rating.map { "\($0)" + Self.votes(item.movie.voteCount) }
    }

    /// Such as `IMDb 8.7  2,103,000 votes`.
    private var imdbRating: String? {
        item.imdbRating.map { "IMDb \($0)\(Self.votes(item.imdbVoteCount))" }
    }

    private static func votes(_ count: Int?) -> String {
        count.map { "  \($0.withThousandsCommas) \($0 == 1 ? "vote" : "votes")" } ?? ""
    }

    /// Such as `2 h 1 min`.
    private var duration: String? {
        item.runtime.map { minutes in
            let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
            if hours > 0, rest == 0 { return "\(hours) h" }
            return hours > 0 ? "\(hours) h \(rest) min" : "\(rest) min"
        }
    }

    /// The parts in as few lines as they fit in; a longer part is wrapped.
    private static func lines(of parts: [String], width: Int) -> [String] {
        var lines: [String] = []
        for part in parts {
            let longer = lines.last.map { "\($0) · \(part)" }
            if let longer, longer.displayWidth <= width {
                lines[lines.count - 1] = longer
            } else {
                lines += part.wrapped(to: width)
            }
        }
        return lines
    }

    private static func list(_ names: [String]) -> String? {
        guard !names.isEmpty else { return nil }
        let rest = names.count - maximumNameCount
        return names.prefix(maximumNameCount).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension WatchOffer {
    fileprivate var label: String {
        switch self {
        case .stream: "Stream"
        case .free: "Free"
        case .ads: "With ads"
        case .rent: "Rent"
        case .buy: "Buy"
        }
    }
}

/// What a movie is called, and what it is at a glance: its title with the year, the original title,
/// the tagline, and the summary of its facts.
struct MovieHeading {
    let item: MovieDetailsItemViewModel
    let width: Int

    var lines: [StyledLine] {
        let movie = item.movie
        let year = movie.year.map { " (\($0))" } ?? ""
        return wrapped(movie.title + year, .title)
            + wrapped(movie.distinctOriginalTitle, .secondary) + wrapped(item.tagline, .plain)
            + MovieFacts(item: item).summary(width: width)
    }

    private func wrapped(_ text: String?, _ style: TextStyle) -> [StyledLine] {
        text?.sanitizedLine.wrapped(to: width, style) ?? []
    }
}

extension MovieDetailsItemViewModel {
    /// What the user should know besides the details.
    var notices: [String] { [fallback?.screenMessage, unsavedNotice].compactMap(\.self) }

    var unsavedNotice: String? {
        unsaved.map { "the movie was not saved in the history: \($0.summary)" }
    }
}

extension Double {
    /// Without a fraction of zero: `9`, `7.5`.
    fileprivate var shortest: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
