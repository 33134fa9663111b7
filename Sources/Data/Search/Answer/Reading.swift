import Domain
import Text
import TextIndex

/// One way to read a text: as it is, as filters and a rest, as the names of people, as a series, or as
/// typed with another keyboard layout.
struct Reading {
    enum Kind { case text, filters, people, series, keyboard }

    let kind: Kind
    let filters: CatalogFilters

    /// The words of the text that remains, and the movies that explain them; `nil` if none remain.
    let words: TopicMatches?
    var cost: Cost

    /// The movies of the series that it means.
    var series: SeriesMovies?

    var query: MovieQuery { filters.query }

    /// Whether a word for a filter, or a name, has a typo.
    var hasTypo: Bool { cost.has(.filterTypo) || cost.has(.personTypo) }

    /// Whether it is the text without words that say nothing.
    var isWithoutFiller: Bool {
        kind == .filters && words != nil && query.filterWords.isEmpty && query.filters.isEmpty
    }
}

extension Catalog {
    /// Adds what a text may be beside the text itself, which is the only reading so far.
    func addReadings(
        to readings: inout [Reading],
        _ words: TopicMatches,
        _ orders: [NameOrder],
        besideFilters: Bool
    ) throws(TextIndexError) {
        let query = readings[0].query
        let grammar = QueryGrammar()
        let meaning = grammar.meaning(of: query.text, besideFilters: besideFilters)
        if let meant = query.filtered(by: meaning) {
            var cost = Self.cost(of: meaning, meant.text, words)
            if query.isYearAlone { cost.add(.yearAlone) }
            var rest = meant.text.isEmpty ? nil : try topicMatches(meant.text)
            if words.isQuestion, !meaning.asksForGenre,
                rest?.words.first?.term == words.words.first?.term
            {
                rest?.setQuestion()
            }
            let filtered = try reading(.filters, meant, rest, cost)
            // An exclusion of something that no movie has is none.
            if meant.filters.excludedText.isEmpty
                || !filtered.filters.filter.excludedDocuments.isEmpty
            {
                readings.append(filtered)
                if !meant.filters.excludedText.isEmpty { readings[0].cost.add(.notExcluded) }
            }
            let asksForPeople =
                query.text.asksForMovies || meaning.isOfDirector || !meaning.filterWords.isEmpty
            if var people = try peopleReading(of: meant, cost, isDirector: meaning.isOfDirector) {
                // Beside other words, a name is rather a word: `lean on me`.
                if !asksForPeople, !people.cost.has(.partOfName) { people.cost.add(.partOfName) }
                readings.append(people)
            }
        }
        if let corrected = grammar.meaning(
            correctingTyposIn: query.text,
            meaning,
            besideFilters: besideFilters
        ), let meant = query.filtered(by: corrected) {
            var cost = Self.cost(of: corrected, meant.text, words)
            cost.add(.filterTypo)
            readings.append(try reading(.filters, meant, nil, cost))
        }
        // `coen brothers` are two of them, and no other people of that name.
        if !meaning.isOnlyPeople, let people = try peopleReading(of: query, Cost(), words) {
            readings.append(people)
        }
        for order in orders {
            guard let ordered = try reading(order, of: query) else { continue }
            readings.append(ordered)
            break
        }
    }

    /// The reading of a text as a series in order, or as the movies of a person by year.
    private func reading(
        _ order: NameOrder,
        of query: MovieQuery
    ) throws(TextIndexError) -> Reading? {
        var cost = Cost()
        if let series = try series(order) {
            cost.add(.series)
            var meant = MovieQuery(collection: MovieCollection(name: series.name))
            (meant.filters, meant.includesAdult) = (query.filters, query.includesAdult)
            var reading = try reading(.series, meant, nil, cost)
            reading.series = series
            return reading
        }
        guard let sort = order.sort else { return nil }
        var named = MovieQuery(order.name, like: query)
        named.sort = sort
        cost.add(.filter)
        let reading = try peopleReading(of: named, cost)
        // `last waltz` is rather a title than the last movie of an actor.
        let isActor = reading?.query.filters[names: .person].isEmpty == false
        return isActor && !order.hasMovies && !order.name.contains(" ") ? nil : reading
    }

    /// The reading of a text that is the names of people; `nil` if it is not.
    ///
    /// Sorted by year, the movies of a director are those that the person has made. Only with the words
    /// of the text, of which one is unknown, a name may just sound like it.
    func peopleReading(
        of query: MovieQuery,
        _ filterCost: Cost = Cost(),
        _ words: TopicMatches? = nil,
        isDirector: Bool = false
    ) throws(TextIndexError) -> Reading? {
        let hasUnknown = words?.words.contains { $0.isContent && !$0.isKnown } ?? false
        guard let (names, nameCost) = try names(in: query, orSound: hasUnknown) else { return nil }
        var cost = nameCost
        cost.add(filterCost)
        var meant = MovieQuery("", like: query)
        for name in names {
            let person = try people().people(PersonReference(name), allowsTypos: false).first
            let directed = person?[.director].count ?? 0
            let isMainly = query.sort?.field == .year && 2 * directed > person?.movies.count ?? 0
            let key: FilterKey = isDirector && directed > 0 || isMainly ? .director : .person
            meant.filters[names: key].append(name)
        }
        return try reading(.people, meant, nil, cost)
    }

    func reading(
        _ kind: Reading.Kind,
        _ query: MovieQuery,
        _ words: TopicMatches?,
        _ cost: Cost
    ) throws(TextIndexError) -> Reading {
        Reading(kind: kind, filters: try CatalogFilters(query, self), words: words, cost: cost)
    }

    /// The words of a text, and the movies that explain them.
    func topicMatches(_ text: String) throws(TextIndexError) -> TopicMatches {
        var matches = try relatedMatches(text)
        let grammar = QueryGrammar()
        for place in matches.words.indices
        where matches.words[place].number == nil && !matches.words[place].isUnfinished
            && grammar.meaning(of: matches.words[place].term.description).isFiller
        {
            matches.setFiller(place)
        }
        return matches
    }

    /// The cost of filters, of words that must not be there, and of words that say nothing.
    private static func cost(
        of meaning: QueryMeaning,
        _ rest: String,
        _ words: TopicMatches
    ) -> Cost {
        var cost = Cost()
        for word in meaning.filterWords {
            switch word.prefix(while: { $0 != ":" }) {
            case "genre", "mood": cost.add(.genre)
            case "award": cost.add(.award)
            case "lang": cost.add(.language)
            case "year": cost.add(.year)
            case "person", "director": cost.add(.person)
            default: cost.add(.filter)
            }
        }
        let restTerms = Tokenizer.terms(in: rest)
        let kept = Set(restTerms)
        var free: [Weight] = []
        if meaning.asksForGenre { free.append(.question) }
        // The rest pays for its own end.
        if let last = restTerms.last, StopWords.contains(last.utf8[...]) { free.append(.smallLast) }
        let excluded = Set(Tokenizer.terms(in: meaning.excludedText))
        if !excluded.isEmpty { cost.add(.excluded) }
        for word in words.words where !excluded.contains(word.term) {
            if !word.isContent, !kept.contains(word.term) {
                for part in word.ignored.parts where !free.contains(part.weight) {
                    cost.add(part.weight, part.count)
                }
            }
        }
        return cost
    }

    private func names(
        in query: MovieQuery,
        orSound mayBeMisheard: Bool
    ) throws(TextIndexError) -> ([String], Cost)? {
        let people = try people()
        var cost = Cost()
        cost.add(.person)
        let terms = Tokenizer.terms(in: query.text)
        let isPart = terms.count(where: { !StopWords.contains($0.utf8[...]) }) < 2
        if let name = try people.name(meantBy: query.text, allowsTypos: false) {
            if isPart, try !isOnlyName(query.text, of: name) { cost.add(.partOfName) }
            return ([name], cost)
        }
        let names = try people.names(listedIn: query.text)
        if !names.isEmpty {
            cost.add(.person, Double(names.count - 1))
            return (names, cost)
        }
        guard !query.isExact else { return nil }
        cost.add(.personTypo)
        if let name = try people.name(meantBy: query.text, allowsTypos: true) {
            if isPart { cost.add(.partOfName) }
            return ([name], cost)
        }
        guard mayBeMisheard, let name = try people.name(soundingLike: query.text)
        else { return nil }
        cost.add(.personTypo)
        return ([name], cost)
    }

    /// Whether a word hardly means anything but a person: most movies that have it are the person's.
    private func isOnlyName(_ word: String, of name: String) throws(TextIndexError) -> Bool {
        guard !hasImportedPeople else { return false }
        let own = try people().people(PersonReference(name), allowsTypos: false).first?.movies
        return try documents(withAllWordsOf: word).count < 2 * (own?.count ?? 0)
    }
}

extension QueryMeaning {
    /// Whether it is nothing but people.
    fileprivate var isOnlyPeople: Bool {
        isOnlyFilters
            && filterWords.allSatisfy { $0.hasPrefix("person:") || $0.hasPrefix("director:") }
    }

    /// Whether it has a genre, a mood or an award: who asks for one asks for movies.
    fileprivate var asksForGenre: Bool {
        filterWords.contains { word in
            ["genre:", "mood:", "award:"].contains(where: word.hasPrefix)
        }
    }
}
