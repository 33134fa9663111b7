import Domain
import Text
import TextIndex

/// Compares what each reading of a text costs in each movie that it finds.
struct Decision {
    enum Source: Int { case titles, topics, list, place }

    struct Group: Hashable, Comparable {
        let reading: Int
        let source: Source
        let isComplete: Bool

        static func < (lhs: Group, rhs: Group) -> Bool {
            (lhs.reading, lhs.source.rawValue) < (rhs.reading, rhs.source.rawValue)
        }
    }

    struct Candidate {
        let document: Int
        let reading: Int
        let source: Source
        var cost: Cost

        /// The words of the reading that it does not explain, as bits.
        var ignored: UInt64 = 0

        /// The number of the title that has its words; `nil` if other texts have them.
        var title: Int?
        var isWholeTitle = false

        /// Whether a title has all words of the text.
        var isTitle: Bool {
            isPreferred && cost.parts.allSatisfy { !$0.weight.isOfIgnoredWord }
        }

        /// Whether it is preferred to what else a movie explains of the text.
        var isPreferred: Bool { title != nil && reading == 0 && ignored == 0 }

        var group: Group { Group(reading: reading, source: source, isComplete: ignored == 0) }
    }

    let catalog: Catalog
    let words: TopicMatches

    /// The text as it is, and what else it may be.
    var readings: [Reading]

    /// The movies that a search for titles found for a reading.
    var hits: [Int: [SearchHit]] = [:]

    /// Whether the text surely is a title, as it is spelled: then no other reading is likelier.
    var isSurelyTitle = false
    private(set) var candidates: [Int: Candidate] = [:]

    /// The movies of each title that were compared, with the dates of their release.
    var moviesByTitle: [String: [(document: Int, date: CalendarDate)]] = [:]

    /// Shared by all titles, since it caches the folding of characters.
    var tokenizer = Tokenizer()

    /// Whether the text asks for several movies, as `shark movies` does.
    let asksForMovies: Bool

    init(_ query: MovieQuery, words: TopicMatches, _ catalog: Catalog) throws(TextIndexError) {
        asksForMovies = query.text.asksForMovies
        var words = words
        if !asksForMovies, StopWords.areQuestion(words.words.map(\.term)) { words.setQuestion() }
        (self.catalog, self.words) = (catalog, words)
        readings = [try catalog.reading(.text, query, words, Cost())]
    }

    var ranked: [Candidate] {
        candidates.values.sorted { ($0.cost.bits, $0.document) < ($1.cost.bits, $1.document) }
    }

    /// The probability of each group, but for a factor that all have in common.
    ///
    /// A group of movies that lack words has the probability of the likeliest only: there are always many.
    var masses: [Group: Double] {
        candidates.values.reduce(into: [:]) { masses, candidate in
            let mass = masses[candidate.group] ?? 0
            let own = candidate.cost.probability
            masses[candidate.group] = candidate.group.isComplete ? mass + own : max(mass, own)
        }
    }

    /// The cost of a text that means something that the catalog does not know.
    var background: Cost {
        var cost = Cost()
        cost.add(.background)
        if asksForMovies { cost.add(.severalMovies) }
        for word in words.words { cost.add(word.background) }
        let longer = words.content.nonzeroBitCount - SearchWeights.wordsOfTitle
        cost.add(.backgroundLong, Double(min(max(0, longer), SearchWeights.furtherWords)))
        return cost
    }

    /// Adds a movie that is as popular as it is, or as another one by which it is known.
    mutating func add(
        _ document: Int,
        _ reading: Int,
        _ source: Source,
        _ cost: Cost,
        knownBy other: Int? = nil,
        ignored: UInt64 = 0,
        title: Int? = nil,
        isWholeTitle: Bool = false
    ) {
        var total = cost
        total.add(readings[reading].cost)
        if ignored != 0 { total.add(.incomplete) }
        if source == .titles, readings[reading].kind == .filters { total.add(.filtersBesideTitle) }
        total.addPopularity(of: other ?? document)
        let candidate = Candidate(
            document: document,
            reading: reading,
            source: source,
            cost: total,
            ignored: ignored,
            title: title,
            isWholeTitle: isWholeTitle
        )
        if let known = candidates[document] {
            // A movie with all words in its title is meant by that.
            let margin = (known.isPreferred ? 1 : 0) - (candidate.isPreferred ? 1.0 : 0)
            let titleMargin = margin * SearchWeights.titleMargin
            guard total.bits < known.cost.bits - titleMargin else { return }
        }
        candidates[document] = candidate
    }

    /// Adds to what the title of a movie costs, if the movie is meant by it.
    mutating func add(_ weight: Weight, toTitleOf document: Int) {
        guard candidates[document]?.source == .titles else { return }
        candidates[document]?.cost.add(weight)
    }
}
