import Domain
import Infrastructure
import Text

/// The requests to TMDB for the movies of a query: the endpoint, and which of the filters it takes.
///
/// Movies without a text, or of a topic, are those of a list, or those that `/discover/movie`
/// selects. A search, and most lists, take few filters: `TMDBMoviesRepository` applies the others to
/// the fetched movies, and looks up the people of filters.
struct TMDBMoviesRequest {
    let path: String

    /// The query items before and after those of the language and the page.
    private let leadingItems: [QueryItem]
    private var items: [QueryItem] = []

    /// The filters and the order to apply to the fetched movies.
    private(set) var filters = MovieFilters()
    private(set) var sort: MovieSort?
    let seed: Int

    /// The filters that TMDB can't answer.
    private var limitations: [SearchNotice] = []

    /// One of the genres that movies must have, if TMDB lacks it, so that no movie can have it.
    let unknownGenre: String?

    /// The services of which one must stream the movies; `nil` for any movies.
    private let services: TMDBServices?

    /// The text for which the titles of movies are searched; `nil` if none are.
    private let searchedTitle: NormalizedText?

    /// `region` is the country of the release dates, such as `KR`; `topic` is what `/discover/movie`
    /// takes for the text of the query, such as a keyword; `services` are those in the filters.
    init(
        _ query: MovieQuery,
        region: String?,
        topic: QueryItem? = nil,
        services: TMDBServices? = nil
    ) {
        self.services = services
        seed = query.seed
        unknownGenre = query.filters.lists[.genre]?.wanted.first { TMDBGenres.id(of: $0) == nil }
        let adult = QueryItem("include_adult", query.includesAdult ? "true" : "false")
        let isPlain = query.filters.isEmpty && query.sort == nil
        let isSearch = !query.text.isEmpty && topic == nil && query.likedMovie == nil
        searchedTitle = isSearch ? NormalizedText(query.text) : nil
        if isSearch {
            path = "search/movie"
            // Without normalization, Hangul typed on a Mac finds nothing.
            leadingItems = [QueryItem("query", query.text.canonicallyComposed), adult]
            addFiltersOfSearch(query)
        } else if let movie = query.likedMovie {
            path = "movie/\(movie)/recommendations"
            leadingItems = []
            (filters, sort) = (query.filters, query.sort)
        } else if let list = query.list, isPlain || !list.isDiscoverable {
            path = list.path
            leadingItems = []
            (filters, sort) = (query.filters, query.sort)
        } else {
            path = "discover/movie"
            leadingItems = [adult]
            for key in FilterKey.allCases { add(key, of: query) }
            if let topic { items.append(topic) }
        }
        if let region { items.append(QueryItem("region", region)) }
        // Rows of lists have no values such as runtimes.
        limitations += Self.rowLimitations(filters, sort)
        if sort?.needsDetails == true { sort = nil }
    }

    var notices: [SearchNotice] {
        limitations + (unknownGenre.map { [.unknownGenre(Genre(name: $0))] } ?? [])
            + (services.map { [.streaming(region: $0.region)] } ?? [])
    }

    /// Whether the fetched movies are to be filtered or sorted.
    var hasLocalFilters: Bool { !filters.keys(of: .movie).isEmpty || sort != nil }

    /// Whether one of these movies has the text as its title; `true` if no title is searched for.
    func isTitle(ofAny movies: [Movie]) -> Bool {
        guard let searchedTitle else { return true }
        return movies.contains { movie in
            [movie.title, movie.originalTitle].contains {
                $0.map { NormalizedText($0) == searchedTitle } ?? false
            }
        }
    }

    func queryItems(page: Int, language: String) -> [QueryItem] {
        leadingItems + [QueryItem("language", language), QueryItem("page", String(page))] + items
    }

    private mutating func addFiltersOfSearch(_ query: MovieQuery) {
        (filters, sort) = (query.filters, query.sort)
        guard let year = query.year else { return }
        items.append(QueryItem("primary_release_year", String(year)))
        filters.ranges[.year] = nil
    }

    /// Adds what `/discover/movie` takes for a filter, or for the order.
    private mutating func add(_ key: FilterKey, of query: MovieQuery) {
        let filters = query.filters
        switch key {
        case .genre:
            add("with_genres", Self.ids(of: filters.lists[.genre]?.wanted ?? []))
            add("without_genres", Self.ids(of: filters.lists[.genre]?.excluded ?? []))
        case .year:
            if let year = filters.ranges[.year]?.singleNumber {
                add("primary_release_year", String(year))
            } else {
                add(
                    "primary_release_date.gte",
                    filters.ranges[.year]?.minimum.map { "\($0)-01-01" }
                )
                add(
                    "primary_release_date.lte",
                    filters.ranges[.year]?.maximum.map { "\($0)-12-31" }
                )
            }
        case .rating:
            add("vote_average.gte", filters.ranges[.rating]?.minimum.map(NumberRange.decimal))
            add("vote_average.lte", filters.ranges[.rating]?.maximum.map(NumberRange.decimal))
        // TMDB does not know it.
        case .mine: self.filters.ranges[.mine] = filters.ranges[.mine]
        case .votes: add("vote_count.gte", Self.leastVotes(query).map { String($0) })
        case .runtime:
            let leastMinutes = filters.ranges[.runtime].map { max($0.minimum ?? 1, 1) }
            add("with_runtime.gte", leastMinutes.map { String($0) })
            add("with_runtime.lte", filters.ranges[.runtime]?.maximum.map { String($0) })
        case .language: addLanguages(filters.lists[.language])
        case .country: add("with_origin_country", filters.lists[.country].map(Self.codes))
        case .on: addServices()
        case .mood, .award:
            guard filters.lists[key] != nil else { return }
            limitations.append(.limitation(FilterLimitation(key: key)))
        case .person, .director: break  // `TMDBMoviesRepository` looks up their movies.
        case .sort: addSort(query.sort, isTopRated: query.list == .topRated)
        }
    }

    /// The number of votes that a movie needs; as many as a top-rated one in the order of ratings,
    /// unless the user says it: TMDB does not weight them, and those with a single vote would be
    /// the first and the last.
    private static func leastVotes(_ query: MovieQuery) -> Int? {
        let isRanked = query.sort?.field == .rating && query.filters.ranges[.votes] == nil
        let votes = [
            query.filters.ranges[.votes]?.minimum,
            query.list == .topRated || isRanked ? MovieList.topRatedVotes : nil,
            // To TMDB, an unknown rating is 0, and so is an unknown runtime.
            query.filters.ranges[.rating] == nil ? nil : 1,
        ]
        return votes.compactMap(\.self).max()
    }

    /// Languages separated by `|`, which means "or"; TMDB can't exclude any.
    private mutating func addLanguages(_ languages: ListFilter?) {
        guard let languages else { return }
        if !languages.wanted.isEmpty {
            let codes = LanguageNames.codes(ofMoviesIn: languages.wanted)
            add("with_original_language", codes.joined(separator: "|"))
        }
        if !languages.excluded.isEmpty { filters.lists[.language] = languages }
    }

    /// Countries separated by `|`, which means "or".
    private static func codes(of countries: ListFilter) -> String {
        countries.wanted.map { $0.uppercased() }.joined(separator: "|")
    }

    private mutating func addServices() {
        guard let services else { return }
        add("with_watch_providers", services.ids.map { String($0) }.joined(separator: "|"))
        add("watch_region", services.region)
        // Without these, movies to rent and to buy are found, too.
        add("with_watch_monetization_types", "flatrate|free|ads")
    }

    private mutating func addSort(_ sort: MovieSort?, isTopRated: Bool) {
        let name: String
        switch sort?.field {
        case .rating: name = "vote_average"
        case .year: name = "primary_release_date"
        case .title: name = "title"
        case .random, .mine:
            // TMDB has no such order: the most popular movies are sorted here.
            self.sort = sort
            name = isTopRated ? "vote_average" : "popularity"
        case .runtime:
            limitations.append(.limitation(FilterLimitation(key: .runtime, isSort: true)))
            fallthrough
        case .popularity, .relevance, nil: name = isTopRated ? "vote_average" : "popularity"
        }
        let isAscending = sort.map { !$0.isLocal && $0.isAscending } ?? false
        add("sort_by", "\(name).\(isAscending ? "asc" : "desc")")
    }

    /// The filters that can't be answered from the rows of lists.
    static func rowLimitations(_ filters: MovieFilters, _ sort: MovieSort?) -> [SearchNotice] {
        let sortKey = sort.flatMap { $0.needsDetails ? $0.field.key : nil }
        let limitations =
            filters.keys(of: .details).map { FilterLimitation(key: $0) }
            + (sortKey.map { [FilterLimitation(key: $0, isSort: true)] } ?? [])
        return limitations.map { .limitation($0) }
    }

    private mutating func add(_ name: String, _ value: String?) {
        if let value { items.append(QueryItem(name, value)) }
    }

    /// The ids of genres that TMDB has, separated by commas, which mean "and"; `nil` if there are none.
    private static func ids(of genres: [String]) -> String? {
        let ids = genres.compactMap(TMDBGenres.id).map { String($0) }
        return ids.isEmpty ? nil : ids.joined(separator: ",")
    }
}

extension MovieSort {
    /// Whether TMDB does not have the order.
    fileprivate var isLocal: Bool { needsDetails || field == .random || field == .mine }
}

extension MovieList {
    fileprivate var path: String {
        switch self {
        case .popular: "movie/popular"
        case .topRated: "movie/top_rated"
        case .nowPlaying: "movie/now_playing"
        case .upcoming: "movie/upcoming"
        case .trending: "trending/movie/day"
        }
    }

    /// Whether `/discover/movie` can select and sort the same movies.
    var isDiscoverable: Bool { onlySource == nil }
}
