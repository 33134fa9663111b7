import Domain
import Text
import TextIndex

/// Compares what each reading of a text costs in each movie that it finds.
struct Decision {
    /// The kind of search that finds a movie.
    enum Source: Int { case titles, topics, list, place }

    /// The candidates of one reading from one source.
    struct Group: Hashable, Comparable {
        let reading: Int
        let source: Source

        /// Whether they explain all words.
        let isComplete: Bool

        static func < (lhs: Group, rhs: Group) -> Bool {
            (lhs.reading, lhs.source.rawValue) < (rhs.reading, rhs.source.rawValue)
        }
    }

    /// A movie that may be meant, and what it costs.
    struct Candidate {
        let document: Int
        let reading: Int
        let source: Source
        let cost: Cost

        /// The words of the reading that it does not explain, as bits.
        var ignored: UInt64 = 0

        /// Whether its words are in a title rather than in names.
        var hasTitle = false
        var isWholeTitle = false

        /// Whether a title has all words of the text.
        var isTitle: Bool {
            isPreferred && cost.parts.allSatisfy { !$0.weight.isOfIgnoredWord }
        }

        /// Whether it is preferred to what else a movie explains of the text.
        var isPreferred: Bool { hasTitle && reading == 0 && ignored == 0 }

        var group: Group {
            Group(reading: reading, source: source, isComplete: ignored == 0)
        }
    }

    let catalog: Catalog

    /// The words of the whole text.
    let words: TopicMatches
    let readings: [Reading]

    /// The cheapest candidate of each movie.
    private var candidates: [Int: Candidate] = [:]

    /// Whether the text asks for several movies, as `shark movies` does.
    let asksForMovies: Bool

    init(catalog: Catalog, words: TopicMatches, readings: [Reading]) {
        (self.catalog, self.words, self.readings) = (catalog, words, readings)
        asksForMovies = readings[0].query.text.asksForMovies
    }

    /// The candidates, the cheapest first.
    var ranked: [Candidate] {
        candidates.values.sorted { ($0.cost.bits, $0.document) < ($1.cost.bits, $1.document) }
    }

    /// Adds what each source has for each reading.
    mutating func addSources() throws(TextIndexError) {
        for number in readings.indices {
            let reading = readings[number]
            guard let words = reading.words else {
                try addList(of: number)
                continue
            }
            // Filler, such as *good*, is no topic.
            let isSaidBetter = readings.contains(where: \.isWithoutFiller)
            if reading.kind != .text || !isSaidBetter && !reading.query.isYearAlone {
                try addTopics(words, of: number)
            }
            var titles = reading.query
            titles.subject = .titles
            titles.tolerance = .none
            try addTitles(titles, words, of: number)
        }
        if let document = try catalog.movieByPlace(words) {
            var cost = Cost()
            cost.add(.series)
            add(document, 0, .place, cost)
        }
        // Titles with typos take the most time, and are hardly likelier than a list that is surely meant.
        guard !isSurelyList else { return }
        var titles = readings[0].query
        titles.subject = .titles
        try addTitles(titles, words, of: 0)
    }

    /// Whether a list of movies by filters or people is surely meant.
    private var isSurelyList: Bool {
        let lists = candidates.values.filter { $0.source == .list }
        let mass = lists.reduce(0) { $0 + $1.cost.probability }
        let total = candidates.values.reduce(background.probability) { $0 + $1.cost.probability }
        return mass >= SearchWeights.sure * total
    }

    /// The cost of a text that means something that the catalog does not know.
    var background: Cost {
        var cost = Cost()
        cost.add(.background)
        if asksForMovies { cost.add(.severalMovies) }
        for word in words.words { cost.add(word.background) }
        return cost
    }

    private mutating func add(
        _ document: Int,
        _ reading: Int,
        _ source: Source,
        _ cost: Cost,
        ignored: UInt64 = 0,
        hasTitle: Bool = false,
        isWholeTitle: Bool = false
    ) {
        var total = cost
        total.add(readings[reading].cost)
        total.addPopularity(of: document)
        let candidate = Candidate(
            document: document,
            reading: reading,
            source: source,
            cost: total,
            ignored: ignored,
            hasTitle: hasTitle,
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

    private mutating func addList(of number: Int) throws(TextIndexError) {
        var query = readings[number].query
        (query.sort, query.subject) = (nil, .titles)
        let matches = try catalog.matches(for: query, limit: SearchWeights.compared)
        for document in matches.documents.prefix(SearchWeights.compared) {
            add(document, number, .list, Cost())
        }
    }

    private mutating func addTopics(
        _ words: TopicMatches,
        of number: Int
    ) throws(TextIndexError) {
        let filter = readings[number].filters.filter
        let hits = try catalog.index.hits(of: words, filter).prefix(SearchWeights.comparedTopics)
        for hit in hits {
            let (cost, ignored) = words.cost(of: hit.document)
            add(hit.document, number, .topics, cost, ignored: ignored)
        }
        let documents = hits.prefix(SearchWeights.compared).map(\.document)
        for (document, movie) in zip(documents, try catalog.movies(documents)) {
            addTitles(of: movie, document, words, number)
        }
    }

    private mutating func addTitles(
        _ query: MovieQuery,
        _ words: TopicMatches,
        of number: Int
    ) throws(TextIndexError) {
        let matches = try catalog.matches(for: query, limit: SearchWeights.compared)
        let documents = Array(matches.documents.prefix(SearchWeights.compared))
        for (place, movie) in try catalog.movies(documents).enumerated() {
            addTitles(of: movie, documents[place], words, number)
            guard matches.hits.indices.contains(place),
                var cost = Cost(of: matches.hits[place], movie, words)
            else { continue }
            if matches.notices.correctedQuery != nil { cost.add(.keyboard) }
            if asksForMovies { cost.add(.severalMovies) }
            add(documents[place], number, .titles, cost, hasTitle: matches.titles[place] != nil)
        }
    }

    /// Adds the titles of a movie that have words of a reading.
    private mutating func addTitles(
        of movie: CatalogMovie,
        _ document: Int,
        _ words: TopicMatches,
        _ number: Int
    ) {
        let topics = words.explanations(in: document)
        for (place, title) in movie.titles.enumerated() {
            let terms = Tokenizer.terms(in: title)
            let year = movie.releaseDate?.year
            guard
                let explanation = TitleExplanation(words, title: terms, topics: topics, year: year)
            else { continue }
            var cost = explanation.cost
            cost.addField(ofTitle: place, movie)
            if asksForMovies { cost.add(.severalMovies) }
            add(
                document,
                number,
                .titles,
                cost,
                ignored: explanation.ignored,
                hasTitle: true,
                isWholeTitle: explanation.isWholeTitle
            )
        }
    }
}

extension Cost {
    /// The cost of a match of all words, or of letters; `nil` for that of some words.
    fileprivate init?(of hit: SearchHit, _ movie: CatalogMovie, _ words: TopicMatches) {
        self.init()
        let evidence = hit.evidence
        let letters = words.words.reduce(0) { $0 + $1.term.scalars.count }
        if evidence.isOfInitials {
            add(.initials)
            if evidence.hasExtraTerms { add(.partOfInitials) }
        } else if evidence.isOfLetters {
            add(.letters, evidence.missingShare * Double(letters))
        } else if hit.isPartial {
            return nil
        } else if hit.title == nil {
            add(.personTypo, Double(hit.typos))
        } else if hit.typos > 0 {
            add(.hitTypo)
            add(.hitTypos, Double(hit.typos - 1))
        }
        add(.order, Double(evidence.disorder))
        guard let title = hit.title else {
            add(.noTitle)
            add(.person, evidence.isInSeveralFields ? Double(words.words.count) : 1)
            if words.words.count == 1 { add(.partOfName) }
            return
        }
        addField(ofTitle: title, movie)
        guard !evidence.isOfInitials, !evidence.isOfLetters else { return }
        // An import stores only the words of some titles.
        let known = title < movie.titles.count ? movie.titles[title] : ""
        let extra = Tokenizer.terms(in: known).count - words.words.count
        var missing = Cost()
        missing.add(.missing, Double(max(evidence.hasExtraTerms ? 1 : 0, extra)))
        let unfinished = Cost(unfinished: known.count - letters)
        add(missing.bits < unfinished.bits ? missing : unfinished)
    }

    /// The cost of a title that is unfinished, by the number of letters to come.
    init(unfinished letters: Int) {
        self.init()
        add(.unfinished)
        add(.unfinishedLetter, Double(min(SearchWeights.lettersToCome, max(0, letters))))
    }

    fileprivate mutating func addField(ofTitle title: Int, _ movie: CatalogMovie) {
        let shown = movie.shownTitles.count
        guard title >= shown else { return }
        add(title < shown + movie.otherTitles.count ? .otherTitle : .localTitle)
    }
}
