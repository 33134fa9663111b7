package import Domain
package import TextIndex

extension FilterKey {
    /// The filters of numbers that an index has: ratings in tenths, runtimes in minutes.
    private static let ofColumns: [FilterKey] = [.year, .rating, .runtime, .votes]

    /// The column of the numbers that it filters; for other filters, one that no index has.
    fileprivate var column: Int { Self.ofColumns.firstIndex(of: self) ?? Self.ofColumns.count }
}

extension CatalogMovie {
    /// The numbers in the order of the columns.
    var numbers: [Int?] { [releaseDate?.year, voteTenths, runtime, voteCount] }
}

/// The movies that the user's files list, and the user's ratings of them.
package protocol UserLists: Sendable {
    func isSame(as other: any UserLists) -> Bool

    func choose(_ filters: inout CatalogFilters) throws(TextIndexError)

    func allowed(_ hits: [SearchHit], in catalog: Catalog) throws(TextIndexError) -> [SearchHit]

    /// The user's own ratings of movies in tenths, by their numbers in the index.
    func ratings(in catalog: Catalog) throws(TextIndexError) -> [Int: Int]
}

/// The filters and the order of a query in terms of the index, where the catalog has the values.
package struct CatalogFilters {
    /// If fewer movies than one in this many have a value, the user is told.
    private static let commonValue = 20

    package let query: MovieQuery
    package let catalog: Catalog

    /// `nil` if there are none.
    let lists: (any UserLists)?
    private var index: TextIndex { catalog.index }
    package var filter: DocumentFilter

    /// `nil` for the order of the best matches.
    var order: DocumentOrder?

    /// The filters that the catalog can't answer as it should, and the first unknown person in
    /// them.
    package var notices: [SearchNotice] = []

    init(
        _ query: MovieQuery,
        _ catalog: Catalog,
        _ lists: (any UserLists)? = nil
    ) throws(TextIndexError) {
        self.query = query
        self.lists = lists
        self.catalog = catalog
        filter = DocumentFilter(hiddenTags: query.includesAdult ? [] : [CatalogMovie.adultTag])
        if !query.filters.excludedText.isEmpty {
            filter.excludedDocuments = try catalog.documents(excludedBy: query.filters.excludedText)
        }
        for key in query.filters.keys where try checkValues(of: key) { try add(key) }
        try addLeastVotes()
        try addOrder()
        try lists?.choose(&self)
    }

    /// Adds a filter that is set, and of which the catalog has values.
    private mutating func add(_ key: FilterKey) throws(TextIndexError) {
        let filters = query.filters
        switch key {
        case .genre:
            filter.requiredFlags = Self.flags(of: filters.lists[.genre]?.wanted)
            filter.excludedFlags = Self.flags(of: filters.lists[.genre]?.excluded)
        case .year:
            // A single year of a title is a tag of its readings, which is quicker to look up.
            let isOfTitle = query.subject == .titles || query.isExact
            let isTag = isOfTitle && !query.text.isEmpty && query.year != nil
            if !isTag { add(filters.ranges[key], key) }
        case .rating, .votes, .runtime: add(filters.ranges[key], key)
        case .mine: try addOwnRatings(filters.ranges[.mine])
        case .language: addLanguages(filters.lists[.language])
        case .mood:
            filter.requiredTags += (filters.lists[key]?.wanted ?? []).map(Self.tags(ofMood:))
            filter.excludedTags += (filters.lists[key]?.excluded ?? []).flatMap(Self.tags(ofMood:))
        case .award:
            let awards = filters.lists[key] ?? ListFilter()
            filter.requiredTags += awards.wanted.map { [CatalogMovie.tag(ofAward: $0)] }
            filter.excludedTags += awards.excluded.map(CatalogMovie.tag(ofAward:))
        // No catalog has the values of countries and services.
        case .country, .on, .sort: break
        case .person: try addPeople(filters[names: .person], as: nil)
        case .director: try addPeople(filters[names: .director], as: .director)
        }
    }

    private mutating func addOwnRatings(_ range: NumberRange?) throws(TextIndexError) {
        guard let range else { return }
        let ratings = try lists?.ratings(in: catalog) ?? [:]
        filter.requiredDocuments.append(ratings.filter { range.contains($0.value) }.map(\.key))
    }

    private static func flags(of genres: [String]?) -> [Int] {
        (genres ?? []).compactMap(CatalogGenres.flag)
    }

    private mutating func addLanguages(_ languages: ListFilter?) {
        guard let languages else { return }
        // A movie of an unknown language does not satisfy the filter.
        let allowed = LanguageNames.codes(ofMoviesIn: languages.wanted)
            .map(CatalogMovie.tag(ofLanguage:))
        filter.requiredTags.append(allowed.isEmpty ? [CatalogMovie.languageTag] : allowed)
        filter.excludedTags += LanguageNames.codes(ofMoviesIn: languages.excluded)
            .map(CatalogMovie.tag(ofLanguage:))
    }

    private mutating func addPeople(
        _ names: [String],
        as role: CatalogRole?
    ) throws(TextIndexError) {
        for name in names {
            let people = try catalog.people()
                .people(PersonReference(name), allowsTypos: !query.isExact)
            if people.isEmpty, notices.unknownPerson == nil { notices.append(.unknownPerson(name)) }
            filter.requiredDocuments.append(
                people.flatMap { person in role.map { person[$0] } ?? person.movies }
            )
        }
    }

    /// Sorted in another order, top-rated movies need a minimum number of votes.
    private mutating func addLeastVotes() throws(TextIndexError) {
        guard let list = query.list, list == .topRated, query.sort ?? list.sort != list.sort,
            try catalog.knownCount(of: .votes) > 0
        else { return }
        add(NumberRange(minimum: MovieList.topRatedVotes), .votes)
    }

    private mutating func add(_ range: NumberRange?, _ key: FilterKey) {
        guard let range else { return }
        let bounds = max(range.minimum ?? 0, 0)...max(range.maximum ?? .max, range.minimum ?? 0, 0)
        filter.bounds.append(.init(column: key.column, range: bounds))
    }

    private mutating func addOrder() throws(TextIndexError) {
        if query.text.isEmpty, query.likedMovie == nil {
            let moods = try pointsOfMoods()
            order = DocumentOrder(moods.map { .assigned($0) } ?? .popularity, isDescending: true)
        }
        guard let sort = query.sort ?? query.list?.sort, let value = try value(of: sort) else {
            return
        }
        // A random order has no other direction: known movies come first.
        order = DocumentOrder(value, isDescending: sort.field != .random && !sort.isAscending)
    }

    /// The value that movies are sorted by; `nil` for the order without a sort.
    private mutating func value(of sort: MovieSort) throws(TextIndexError) -> DocumentOrder.Value? {
        if let key = sort.field.key, try !checkValues(of: key, forSort: true) {
            let awards = Self.costsOfAwards.map { (CatalogMovie.tag(ofAward: $0), $1) }
            return key == .rating ? .assigned(try points(awards)) : nil
        }
        let votes = FilterKey.votes.column
        switch sort.field {
        case .relevance: return nil
        case .popularity:
            // In a data set with votes, they are the popularity: movies without any come last.
            let hasVotes = index.knownCount(ofColumn: votes) > 0
            return sort.isAscending && hasVotes ? .number(column: votes) : .popularity
        case .random: return .random(seed: query.seed)
        case .title: return .title
        case .rating:
            let column = FilterKey.rating.column
            return .weighted(column: column, votes: votes, RankedRating.ofCatalogs)
        case .year: return .number(column: FilterKey.year.column)
        case .runtime: return .number(column: FilterKey.runtime.column)
        case .mine: return .assigned(try lists?.ratings(in: catalog) ?? [:])
        }
    }

    private static func tags(ofMood mood: String) -> [String] {
        (0..<CatalogMovie.moodLimit).map { CatalogMovie.tag(of: mood, place: $0) }
    }

    /// The points of movies that have the wanted moods, by the places of these among those of the movie;
    /// `nil` if no mood is wanted.
    private func pointsOfMoods() throws(TextIndexError) -> [Int: Int]? {
        guard let moods = query.filters.lists[.mood]?.wanted, !moods.isEmpty else { return nil }
        return try points(
            moods.map(Self.tags(ofMood:)).flatMap { tags in
                tags.enumerated().map { ($1, Double($0) * Weight.moodPlace.bits) }
            }
        )
    }

    /// The points of movies with some tags: the more, the less the tags and the popularity cost together.
    private func points(_ costsOfTags: [(String, Double)]) throws(TextIndexError) -> [Int: Int] {
        var costs: [Int: Double] = [:]
        for (tag, bits) in costsOfTags {
            var filter = DocumentFilter.all
            filter.requiredTags = [[tag]]
            let order = DocumentOrder(.popularity, isDescending: true)
            for document in try index.documents(filter, in: order, limit: index.documentCount).first
            {
                costs[document, default: 0] += bits
            }
        }
        return costs.reduce(into: [:]) { points, movie in
            var popularity = Cost()
            popularity.addPopularity(of: movie.key)
            points[movie.key] = Int(100 * max(0, Self.mostBits - movie.value - popularity.bits))
        }
    }

    /// More than tags and the popularity cost together.
    private static let mostBits = 50.0

    /// The bits by which awards make it likelier that a movie is one of the best: those of critics, juries
    /// and the industry for the best movie of a year count most.
    private static let costsOfAwards = [
        ("oscar-picture", -2.5), ("oscar-picture-nominee", -1), ("oscar-director", -1),
        ("oscar-international-film", -1.5), ("oscar-animated-film", -1.5),
        ("oscar-documentary", -1.5), ("oscar", -0.5), ("oscar-nominee", -0.5),
        ("palme-d'or", -2), ("golden-lion", -1.5), ("golden-bear", -1.5), ("bafta", -1),
        ("golden-globe", -0.5), ("cesar", -1.5), ("hong-kong", -1.5), ("filmfare", -1.5),
        ("spirit", -1), ("sundance", -1), ("toronto", -0.5), ("national-film-registry", -1.5),
        ("razzie-nominee", 4),
    ]

    /// Notes if few movies or none have the value of a filter, or of the order; returns whether any
    /// has.
    private mutating func checkValues(
        of key: FilterKey,
        forSort isSort: Bool = false
    ) throws(TextIndexError) -> Bool {
        let count = try catalog.knownCount(of: key)
        if count * Self.commonValue < index.documentCount {
            let limitation = FilterLimitation(key: key, isSort: isSort, knownCount: count)
            notices.append(.limitation(limitation))
        }
        return count > 0
    }
}

extension Catalog {
    /// The number of movies whose value of a filter is in the index; 0 for the order.
    package func knownCount(of key: FilterKey) throws(TextIndexError) -> Int {
        switch key {
        case .genre: index.flaggedCount
        case .year, .rating, .runtime, .votes: index.knownCount(ofColumn: key.column)
        case .mine: index.documentCount
        case .language: try index.documentCount(withTag: CatalogMovie.languageTag)
        // Only built-in movies have any, which are the well-known ones of each catalog.
        case .mood, .award:
            try index.documentCount(withTag: CatalogMovie.moodTag) == 0 ? 0 : index.documentCount
        case .person, .director: creditedMovieCount
        case .country, .on, .sort: 0
        }
    }
}
