import Domain
import Text
import TextIndex

/// One way to read a text: as it is, as filters and a rest, as the names of people, or as typed with
/// another keyboard layout.
struct Reading {
    enum Kind { case text, filters, people, keyboard }

    let kind: Kind
    let filters: CatalogFilters

    /// The words of the text that remains, and the movies that explain them; `nil` if none remain.
    let words: TopicMatches?
    var cost: Cost

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
            if let people = try peopleReading(of: meant, cost) { readings.append(people) }
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
        if let people = try peopleReading(of: query) { readings.append(people) }
    }

    /// The reading of a text that is the names of people; `nil` if it is not.
    func peopleReading(
        of query: MovieQuery,
        _ filterCost: Cost = Cost()
    ) throws(TextIndexError) -> Reading? {
        guard let (names, nameCost) = try names(in: query) else { return nil }
        var cost = nameCost
        cost.add(filterCost)
        var meant = MovieQuery("", like: query)
        meant.filters[names: .person] += names
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

    private func names(in query: MovieQuery) throws(TextIndexError) -> ([String], Cost)? {
        let people = try people()
        var cost = Cost()
        cost.add(.person)
        let terms = Tokenizer.terms(in: query.text)
        if terms.count(where: { !StopWords.contains($0.utf8[...]) }) < 2 { cost.add(.partOfName) }
        if let name = try people.name(meantBy: query.text, allowsTypos: false) {
            return ([name], cost)
        }
        let names = try people.names(listedIn: query.text)
        if !names.isEmpty {
            cost.add(.person, Double(names.count - 1))
            return (names, cost)
        }
        guard !query.isExact,
            let name = try people.name(meantBy: query.text, allowsTypos: true)
        else { return nil }
        cost.add(.personTypo)
        return ([name], cost)
    }
}

extension QueryMeaning {
    /// Whether it has a genre, a mood or an award: who asks for one asks for movies.
    fileprivate var asksForGenre: Bool {
        filterWords.contains { word in
            ["genre:", "mood:", "award:"].contains(where: word.hasPrefix)
        }
    }
}
