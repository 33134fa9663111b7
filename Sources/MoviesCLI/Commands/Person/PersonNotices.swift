import Presentation
import Terminal

/// Notices about a person and their movies.
struct PersonNotices {
    /// How many other people are named; more are only counted.
    private static let namedCount = 5

    /// The maximum width of a name within a sentence.
    private static let nameWidth = 80

    private let item: PersonItemViewModel

    init(_ item: PersonItemViewModel) {
        self.item = item
    }

    /// Says that no person has the requested name, and who is shown instead; `nil` if one has it.
    var correction: String? {
        item.unknownName.map { name in
            "\(item.source.subject) has no person \"\(name.sanitizedLine(width: Self.nameWidth))\"; "
                + "showing \(item.person.name.sanitizedLine(width: Self.nameWidth))"
        }
    }

    /// Who is shown, and the ids of others with the same name; `nil` if there are no others.
    var otherPeople: String? {
        guard !item.others.isEmpty else { return nil }
        let named = item.others.prefix(Self.namedCount)
            .map { $0.idSummary(of: 1, beside: item.person) }
        let rest = item.others.count - named.count
        return "showing \(item.person.summary(of: 2)); others: "
            + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Why there are no movies; `nil` if there are some.
    var noMovies: String? {
        guard item.totalCount == 0 else { return nil }
        let name = item.person.name.sanitizedLine(width: Self.nameWidth)
        guard !item.filters.isEmpty else {
            return "\(item.source.subject) has no movies of \(name)"
        }
        let filters = item.filters.joined(separator: " ").sanitizedLine(width: Self.nameWidth)
        return "no movies of \(name) match \(filters); "
            + (item.filters.count == 1 ? "try without it" : "try fewer filters")
    }

    /// The line below a table: how many movies there are, and their source.
    ///
    /// In a narrow terminal, the end of the line is left out.
    func footer(width: Int) -> String {
        let variants = item.source.names.map { "\(count) · \($0)" } + [count]
        return variants.first { $0.displayWidth <= width } ?? count.truncated(to: width)
    }

    private var count: String {
        let (shown, total) = (item.credits.count, item.totalCount)
        guard shown < total else {
            return total.counted("movie")
        }
        let range = shown == 1 ? "movie 1" : "movies 1–\(shown.withThousandsCommas)"
        return
            "\(range) of \(total.withThousandsCommas) · --limit \(min(2 * shown, total)) for more"
    }
}
