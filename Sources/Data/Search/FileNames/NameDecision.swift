package import Domain
import Text
package import TextIndex

/// Chooses the movie for one reading of a file name, by the costs of the search.
///
/// A file name has more evidence than a query, such as the year and the tags of a release.
struct NameDecision {
    struct Match {
        let document: Int
        let certainty: MatchCertainty

        /// Whether a title and the year are the whole reading.
        let isWhole: Bool
    }

    /// Longer readings are not compared with what only resembles them.
    private static let sizeLimit = 80

    private let name: ParsedName
    private let reading: NameReading
    private let catalog: Catalog
    private var decision: Decision

    /// The word that is the year, as a bit; 0 for none.
    private let year: UInt64

    /// `nil` for a reading without a visible character.
    init?(_ reading: NameReading, of name: ParsedName, _ catalog: Catalog) throws(TextIndexError) {
        let text = reading.title + (reading.year.map { " \($0)" } ?? "")
        guard var query = MovieQuery(text) else { return nil }
        query.subject = .titles
        let words = try catalog.index.topicMatches(text, allowsTypos: false)
        (self.name, self.reading, self.catalog) = (name, reading, catalog)
        year = reading.year == nil ? 0 : 1 << UInt64(max(0, words.words.count - 1))
        decision = try Decision(query, words: words, catalog)
    }

    /// Adds the titles that have all words, in the year of the name or one beside it.
    mutating func addSpelled() throws(TextIndexError) {
        var search = catalog.index.execution(of: request())
        try search.findSpelled()
        try decision.addTitles(search.hits, of: 0)
    }

    /// The likeliest of the titles that resemble the reading, or else that have its words in any year.
    mutating func doubtfulMatch() throws(TextIndexError) -> Match? {
        guard reading.title.utf8.count <= Self.sizeLimit else { return nil }
        var search = catalog.index.execution(of: request(isTolerant: true))
        try search.findSpelled()
        try search.findSimilar()
        try decision.addTitles(search.hits, of: 0)
        let match = try match()
        guard match == nil, year != 0 else { return match }
        search = search.another(request(inAnyYear: true))
        try search.findSpelled()
        let found = search.hits.prefix(SearchWeights.compared)
        try decision.addTitles(of: found.map(\.document), 0)
        return try self.match()
    }

    private func request(isTolerant: Bool = false, inAnyYear: Bool = false) -> SearchRequest {
        let years = inAnyYear ? [] : reading.year.map { [$0, $0 - 1, $0 + 1] } ?? []
        let title = SearchRequest.Reading(reading.title, tags: years.map { String($0) })
        var request = SearchRequest(readings: [title], allowsPrefix: false)
        request.filter = decision.readings[0].filters.filter
        request.allowsPartialMatches = isTolerant
        return request
    }
}

// MARK: - The decision

extension NameDecision {
    /// The likeliest movie; `nil` if the name rather means none of the catalog.
    func match() throws(TextIndexError) -> Match? {
        let candidates = try candidates()
        guard let best = candidates.first else { return nil }
        let mass = candidates.reduce(0) { $0 + $1.cost.probability }
        let total = mass + decision.background.probability
        let isKnown = best.document < SearchWeights.known
        guard mass >= SearchWeights.likely * total, isKnown || !name.hasOtherWords else {
            return nil
        }
        let isWhole = isWhole(best)
        var isSure = isWhole && best.cost.probability >= SearchWeights.sure * total
        if name.hasOtherWords || reading.lacksWord { isSure = false }
        if isPersonal {
            // `Christmas 2018` is probably a home video.
            guard isWhole, best.document < SearchWeights.knownBesideHomeVideos else { return nil }
            isSure = false
        }
        return Match(
            document: best.document,
            certainty: isSure ? .sure : .likely,
            isWhole: isWhole
        )
    }

    private var isPersonal: Bool {
        !name.isDescribed
            && (name.isPersonal
                || Word.words(of: reading.title).allSatisfy { NameWords.personal.contains($0.name) })
    }

    /// The movies that have more of the reading than its year, the likeliest first.
    private func candidates() throws(TextIndexError) -> [Decision.Candidate] {
        let content = decision.words.content | year
        var found = decision.ranked.filter { $0.ignored == 0 || $0.ignored | year != content }
        let inexact = try inexactTitles(among: found)
        for (index, candidate) in found.enumerated() {
            if !isWhole(candidate, inAnyYear: true) {
                found[index].cost.add(.otherName)
            } else if isWhole(candidate) {
                if name.isDescribed { found[index].cost.add(.copy) }
                if candidate.cost.has(.yearNear) { found[index].cost.add(.otherName, 2) }
                if inexact.contains(candidate.document) { found[index].cost.add(.otherName, 4) }
            }
        }
        return found.sorted { ($0.cost.bits, $0.document) < ($1.cost.bits, $1.document) }
    }

    /// The movies whose title has the same words except for an article, such as `The Bubble` for
    /// `Bubble`, if several movies have the whole title.
    private func inexactTitles(
        among candidates: [Decision.Candidate]
    ) throws(TextIndexError) -> Set<Int> {
        let whole = candidates.filter { isWhole($0) }
        guard whole.count > 1 else { return [] }
        let terms = Tokenizer.terms(in: reading.title)
        let movies = try catalog.movies(whole.map(\.document))
        let inexact = zip(whole, movies).filter { candidate, movie in
            guard let title = candidate.title, title < movie.titles.count else { return false }
            return Tokenizer.terms(in: movie.titles[title]) != terms
        }
        return Set(inexact.map(\.0.document))
    }

    /// Whether a title equals the reading, apart from articles and the notation of numbers.
    ///
    /// The year must be that of the movie or one off, unless any year will do.
    private func isWhole(_ candidate: Decision.Candidate, inAnyYear: Bool = false) -> Bool {
        candidate.ignored & ~(inAnyYear ? year : 0) == 0
            && candidate.cost.parts.allSatisfy { Weight.ofWholeNames.contains($0.weight) }
    }
}

extension Weight {
    fileprivate static let ofWholeNames: Set<Weight> = [
        .popularity, .yearOfTitle, .yearNear, .otherTitle, .localTitle, .remake, .missingSmallAfter,
        .incomplete, .ignoredNumber, .otherName, .copy,
    ]
}

extension Catalog {
    package func match(
        _ name: ParsedName,
        allowsTypos: Bool = true
    ) throws(TextIndexError) -> (movie: Movie, certainty: MatchCertainty)? {
        guard name.kind != .other else { return nil }
        let hasYear = name.readings.contains { $0.year != nil }
        var best: NameDecision.Match?
        var doubtful: [NameDecision] = []
        for reading in name.readings where best?.certainty != .sure {
            // Once a title is found, a part of it says less. Only a title with the year may say more.
            if best != nil, !hasYear || reading.year != nil { continue }
            guard var decision = try NameDecision(reading, of: name, self) else { continue }
            try decision.addSpelled()
            if let match = try decision.match(), match.isWhole,
                match.certainty > best?.certainty ?? .no
            {
                best = match
            }
            doubtful.append(decision)
        }
        if name.kind == .counted, best?.certainty != .sure { return nil }
        if allowsTypos {
            for var decision in doubtful.prefix(2) where best == nil {
                best = try decision.doubtfulMatch()
            }
        }
        guard let best, let movie = try movies([best.document]).first,
            let shown = movie.toDomain(language: language)
        else { return nil }
        return (shown, best.certainty)
    }
}
