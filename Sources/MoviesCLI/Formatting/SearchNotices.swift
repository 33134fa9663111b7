import Presentation

/// Notices about a list of movies.
struct SearchNotices {
    /// The maximum width of a query within a sentence.
    private static let queryWidth = 40

    private let list: MoviesList

    init(_ list: MoviesList) {
        self.list = list
    }

    /// What is shown instead of what was requested.
    var substitutions: [String] {
        let correction = list.correctedQuery.map { corrected in
            "nothing found for \"\(short(list.query))\"; showing results for \"\(short(corrected))\""
        }
        return [correction, list.fallback?.message.sanitizedLine].compactMap(\.self)
    }

    /// Introduces movies that match only some words of the query; `nil` for other movies.
    var partialMatch: String? {
        guard !list.matchesAllWords else { return nil }
        let query = list.correctedQuery ?? list.query
        let words = query.contains(" ") ? "all of \"\(short(query))\"" : "\"\(short(query))\""
        return "no movie matches \(words); closest matches:"
    }

    /// What the source does not know, and what it had to assume.
    var filterLimitations: [String] {
        assumedPeople + unansweredFilters
    }

    private var assumedPeople: [String] {
        list.assumedPeople.map { assumed in
            let person = assumed.person.summary(of: 2, withID: true)
            return "several people match \"\(short(assumed.name))\"; using \(person)"
        }
    }

    private var unansweredFilters: [String] {
        list.filterLimitations.map { $0.message(about: list.source) }
    }

    /// Before the movies in the output of a command; the last one introduces them.
    var introductions: [String] {
        substitutions + filterLimitations + [partialMatch].compactMap(\.self)
    }

    /// In the order in which they are shown above the movies on a screen.
    var all: [String] {
        let extent = list.updateNotice == nil ? nil : list.builtInExtent?.sentence
        let others = [historyWarning, extent, partialMatch].compactMap(\.self)
        return substitutions + filterLimitations + others
    }

    /// Why the query was not saved; `nil` if it was.
    var historyWarning: String? {
        list.historyFailure.map { "the query was not saved: \($0.message)".sanitizedLine }
    }

    private func short(_ text: String) -> String { text.sanitizedLine(width: Self.queryWidth) }
}

extension FilterLimitationViewModel {
    /// What the source lacks, and what happens to the filter.
    func message(about source: SourceViewModel) -> String {
        guard knownCount > 0 else {
            return "\(source.subject) has no \(values)"
                + (isSort ? " to sort by" : "; '\(name)' is ignored")
        }
        return "only \(knownCount.withThousandsCommas) movies of \(source.subject) have \(values)"
            + (isSort ? "" : "; '\(name)' finds no others")
    }
}
