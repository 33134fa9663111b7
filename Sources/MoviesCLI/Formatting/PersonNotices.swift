import Presentation

/// Notices about a person and their movies.
struct PersonNotices {
    /// How many other people are named; more are only counted.
    private static let namedCount = 5

    /// The maximum width of what is said about one person.
    private static let summaryWidth = 80

    private let item: PersonItemViewModel

    init(_ item: PersonItemViewModel) {
        self.item = item
    }

    /// Who is shown, and the ids of others with the same name; `nil` if there are no others.
    var otherPeople: String? {
        guard !item.others.isEmpty else { return nil }
        let named = item.others.prefix(Self.namedCount).map { other in
            let isNamed =
                other.id == other.name || other.name.lowercased() == item.person.name.lowercased()
            let about = isNamed ? other.description(of: 1) : other.summary(of: 1)
            return short(other.id) + (about.map { " (\(short($0)))" } ?? "")
        }
        let rest = item.others.count - named.count
        return "showing \(short(item.person.summary(of: 2))); others: "
            + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// What the source does not know.
    var filterLimitations: [String] {
        item.filterLimitations.map { $0.message(about: item.source) }
    }

    /// Why there are no movies; `nil` if there are some.
    var noMovies: String? {
        guard item.totalCount == 0 else { return nil }
        let name = short(item.person.name)
        return item.isFiltered
            ? "no movie of \(name) satisfies the filters; try fewer filters"
            : "\(item.source.subject) has no movies of \(name)"
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
        guard shown < total else { return total == 1 ? "1 movie" : "\(total) movies" }
        let range = shown == 1 ? "movie 1" : "movies 1–\(shown)"
        return "\(range) of \(total) · --limit \(min(2 * shown, total)) for more"
    }

    private func short(_ text: String) -> String {
        // A character may have any number of marks.
        let start = String(text.unicodeScalars.prefix(4 * Self.summaryWidth))
        return start.sanitizedLine.truncated(to: Self.summaryWidth)
    }
}
