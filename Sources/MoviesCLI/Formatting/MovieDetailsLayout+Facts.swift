import Presentation
import Terminal

/// The facts about a movie as text, each with its label; unknown ones are left out.
extension MovieDetailsLayout {
    /// The most people, countries or genres that are named; more are only counted.
    private static let maximumNameCount = 12

    /// The facts that are worth a line to decide by: the rating, the runtime, the age that it is
    /// for, the genres.
    var summary: [StyledLine] {
        let genres = Self.list(movie.genres)
        let parts = [rating, imdbRating, ownRating, duration, certification, genres]
        let lines = lines(of: parts.compactMap { $0?.sanitizedLine })
        guard let figure = movie.rating.map({ "\($0)" }), let first = lines.first,
            first.hasPrefix(figure)
        else { return lines.map { StyledLine($0) } }
        let rest = StyledText(String(first.dropFirst(figure.count)))
        return [[StyledText(figure, .rating), rest]] + lines.dropFirst().map { StyledLine($0) }
    }

    private var ownRating: String? { movie.ownRating.map { "yours \($0.shortest)" } }

    var directors: Fact { ("Director", Self.list(item.directors)) }

    /// The facts that hardly decide whether to watch the movie.
    var others: [Fact] {
        [
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
            ("Mood", Self.list(item.moods)),
            ("Awards", Self.list(item.awards)),
            ("Keywords", Self.list(item.keywords)),
        ]
    }

    var services: [Fact] {
        item.offers.map { name, services in
            let label = name == "ads" ? "with ads" : name
            return (label.prefix(1).uppercased() + label.dropFirst(), Self.list(services))
        }
    }

    /// The first release, and that in the user's country if it was another day.
    private var released: String? {
        let first = movie.releaseDate
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
        movie.rating.map { "\($0)" + Self.votes(movie.voteCount) }
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
    private func lines(of parts: [String]) -> [String] {
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

extension MovieDetailsItemViewModel {
    /// The notices that the user should see besides the details.
    var notices: [String] { [fallback?.screenMessage, unsavedNotice].compactMap(\.self) }

    var unsavedNotice: String? {
        unsaved.map { "the movie was not saved in the history: \($0.summary)" }
    }
}

extension Double {
    /// Without a fraction of zero: `9`, `7.5`.
    fileprivate var shortest: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
