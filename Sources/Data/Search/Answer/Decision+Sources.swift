import Domain
import Text
import TextIndex

/// The sources of a decision, the quick ones first.
extension Decision {
    /// Adds what each source has for each reading, until nothing else can be likelier.
    mutating func addSources(besideFilters isBesideFilters: Bool) throws(TextIndexError) {
        defer { addRemakes() }
        let text = readings[0].query
        let filter = readings[0].filters.filter
        let request = catalog.titleRequest(for: text, filter, isTolerant: true)
        var search = catalog.index.execution(of: request)
        try search.findSpelled()
        try addTitles(search.hits, of: 0)
        isSurelyTitle = try hasSureTitle()
        guard !isSurelyTitle else { return }
        if text.subject == .everything {
            try addOtherReadings(besideFilters: isBesideFilters)
        } else if catalog.hasImportedPeople, let people = try catalog.peopleReading(of: text) {
            readings.append(people)
            try addList(of: readings.count - 1)
        }
        try addTitlesBesideYear()
        if !(hits[0] ?? []).contains(where: \.isLiteral) { try addRetyped() }
        // Titles with typos take the most time, and are hardly likelier than a list that is surely meant.
        guard !isSurelyList else { return }
        try search.findSimilar()
        try addTitles(search.hits, of: 0)
        try addTitlesBesideNames()
        try addTitlesOfWords(search)
        // Another number is no typo of a year, and several words that movies have are spelled right.
        let content = words.words.filter(\.isContent)
        guard !isLikely({ _ in true }), (1...SearchWeights.wordsOfTitle).contains(content.count),
            content.count == 1 || content.contains(where: { !$0.isKnown }),
            !text.isYearAlone
        else { return }
        try search.findDoubtful()
        try addTitles(search.hits, of: 0)
    }

    /// Adds the titles with a single word of the text, if to ignore all others may be cheaper than what
    /// was found.
    private mutating func addTitlesOfWords(_ whole: SearchExecution) throws(TextIndexError) {
        let places = words.words.indices.filter { words.words[$0].isContent }
        guard (2...SearchWeights.longText).contains(places.count) else { return }
        let best = min(background.bits, candidates.values.map(\.cost.bits).min() ?? .infinity)
        for place in places {
            var least = Cost()
            least.add(.incomplete)
            for other in places where other != place { least.add(words.words[other].ignored) }
            guard least.bits < best + SearchWeights.shownMargin else { continue }
            let term = words.words[place].term
            let query = MovieQuery(term.description, like: readings[0].query)
            let filter = readings[0].filters.filter
            var request = catalog.titleRequest(for: query, filter, isTolerant: false)
            // Only the last word may be unfinished; one or two letters begin too many words.
            request.allowsPrefix = place == words.words.count - 1 && term.utf8.count > 2
            var search = whole.another(request)
            try search.findSpelled()
            if search.isEmpty { try search.findSimilar() }
            let compared = search.hits.prefix(SearchWeights.comparedOfWord)
            for (hit, movie) in zip(compared, try catalog.movies(compared.map(\.document))) {
                addTitles(of: movie, hit.document, 0, only: hit.title)
            }
        }
    }

    private mutating func addOtherReadings(
        besideFilters isBesideFilters: Bool
    ) throws(TextIndexError) {
        let orders = NameOrder.all(in: readings[0].query.text)
        try catalog.addReadings(to: &readings, words, orders, besideFilters: isBesideFilters)
        for number in readings.indices where readings[number].words == nil {
            try addList(of: number)
        }
        // Filler, such as *good*, is no topic.
        let isSaidBetter = readings.contains(where: \.isWithoutFiller)
        for number in readings.indices {
            let reading = readings[number]
            guard let words = reading.words else { continue }
            if number > 0 || !isSaidBetter && !reading.query.isYearAlone {
                try addTopics(words, of: number)
            }
            guard number > 0, !isSurelyList else { continue }
            var found = try catalog.hits(for: reading.query, reading.filters, allowsTypos: false)
            // One or two letters are probably the start of a word in a longer title.
            if !words.isLong { found.removeAll { !$0.evidence.isWholeTitle } }
            try addTitles(found, of: number)
        }
        var movie = try catalog.movieByPlace(words)
        for order in orders where movie == nil { movie = try catalog.movie(order) }
        if let movie {
            var cost = Cost()
            cost.add(.series)
            add(movie.document, 0, .place, cost, knownBy: movie.bestKnown)
        }
    }

    /// Adds the titles beside a year that is off by one: people misremember it, and countries see a
    /// movie in different ones.
    private mutating func addTitlesBesideYear() throws(TextIndexError) {
        guard var query = readings[0].query.splittingYear, let year = query.year else { return }
        query.filters.ranges[.year] = NumberRange(minimum: year - 1, maximum: year + 1)
        let found = try catalog.hits(for: query, allowsTypos: false).prefix(SearchWeights.compared)
        try addTitles(of: found.map(\.document), 0)
    }

    /// Adds the titles that the keys of the text give with another keyboard layout.
    private mutating func addRetyped() throws(TextIndexError) {
        for layout in KeyboardLayout.allCases {
            guard let text = layout.retyped(readings[0].query.text) else { continue }
            let query = MovieQuery(text, like: readings[0].query)
            let hits = try catalog.hits(for: query, readings[0].filters, allowsTypos: false)
            guard !hits.isEmpty else { continue }
            var cost = Cost()
            cost.add(.keyboard)
            readings.append(try catalog.reading(.keyboard, query, catalog.topicMatches(text), cost))
            try addTitles(hits, of: readings.count - 1)
        }
    }

    /// Adds titles beside the name of a person, in a catalog whose movies have no names in their texts:
    /// `inception dicaprio`.
    private mutating func addTitlesBesideNames() throws(TextIndexError) {
        let words = readings[0].query.text.split(separator: " ")
        guard catalog.hasImportedPeople, !isLikely(\.isComplete),
            (2...SearchWeights.wordsWithName).contains(words.count)
        else { return }
        for count in 1..<words.count {
            let start = words.prefix(count).joined(separator: " ")
            let end = words.dropFirst(count).joined(separator: " ")
            for (name, title) in [(end, start), (start, end)]
            where try !catalog.people().people(named: name, allowsTypos: false).isEmpty {
                var query = MovieQuery(title, like: readings[0].query)
                query.filters[names: .person].append(name)
                var cost = Cost()
                cost.add(.person)
                if !name.contains(" ") { cost.add(.partOfName) }
                readings.append(
                    try catalog.reading(.people, query, catalog.topicMatches(title), cost)
                )
                let number = readings.count - 1
                try addTitles(catalog.hits(for: query, readings[number].filters), of: number)
            }
        }
    }

    /// Whether some groups are likelier together than that the text means something unknown.
    private func isLikely(_ isCounted: (Group) -> Bool) -> Bool {
        let mass = masses.reduce(0) { isCounted($1.key) ? $0 + $1.value : $0 }
        return mass >= SearchWeights.likely * (mass + background.probability)
    }

    /// Whether the text is nearly the whole title of a known movie, and one by which it is known.
    private func hasSureTitle() throws(TextIndexError) -> Bool {
        guard let hit = hits[0]?.first, hit.isLiteral, hit.isKnown, hit.evidence.disorder == 0,
            let title = hit.title, let movie = try catalog.movies([hit.document]).first
        else { return false }
        // A number may be a place in a series.
        if words.words.last?.number != nil, words.words.count > 1, !hit.isWholeTitle {
            return false
        }
        guard title < movie.shownTitles.count || hit.document < SearchWeights.knownAbroad else {
            return false
        }
        // An import stores only the words of some titles.
        guard title < movie.titles.count else { return hit.isWholeTitle }
        let length = Double(readings[0].query.text.count + 1)
        return length >= SearchWeights.wholeShare * Double(movie.titles[title].count)
    }

    /// Whether a list of movies by filters or people, spelled without a typo, is surely meant.
    private var isSurelyList: Bool {
        let lists = candidates.values.filter { candidate in
            candidate.source == .list && !readings[candidate.reading].hasTypo
        }
        let mass = lists.reduce(0) { $0 + $1.cost.probability }
        let total = candidates.values.reduce(background.probability) { $0 + $1.cost.probability }
        return mass >= SearchWeights.sure * total
    }

    private mutating func addList(of number: Int) throws(TextIndexError) {
        var query = readings[number].query
        query.sort = nil
        for document in readings[number].series?.documents ?? [] {
            add(document, number, .list, Cost())
        }
        guard readings[number].series == nil else { return }
        let matches = try catalog.matches(for: query, limit: SearchWeights.compared)
        for document in matches.documents.prefix(SearchWeights.compared) {
            add(document, number, .list, Cost())
        }
    }

    private mutating func addTopics(_ words: TopicMatches, of number: Int) throws(TextIndexError) {
        guard words.isLong || asksForMovies else { return }
        let filter = readings[number].filters.filter
        let hits = try catalog.index.hits(of: words, filter).prefix(SearchWeights.comparedTopics)
        for hit in hits {
            let (cost, ignored) = words.cost(of: hit.document)
            guard ignored != words.content else { continue }
            add(hit.document, number, .topics, cost, ignored: ignored)
        }
        guard !isSurelyList else { return }
        try addTitles(of: hits.prefix(SearchWeights.compared).map(\.document), number)
    }
}

extension TopicMatches {
    /// Whether a word that says something has more than two letters; shorter ones are probably unfinished.
    fileprivate var isLong: Bool { words.contains { $0.isContent && $0.term.utf8.count > 2 } }
}
