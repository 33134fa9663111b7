package import Domain

/// The movies that are loaded, as a part of all that match.
package struct MoviesList: Hashable, Sendable {
    package enum NextPage: Hashable, Sendable {
        case none
        case available
        case loading
        case failed(FailureViewModel)

        package var isFailed: Bool { if case .failed = self { true } else { false } }
    }

    /// Movies of the start page that have something in common.
    package struct Section: Hashable, Sendable {
        package let title: String
        package let count: Int
    }

    /// The title of the section with movies whose details were shown before.
    package static let openedTitle = "Recently opened"

    /// The most movies that a list loads by itself; a longer one is not worth the requests.
    package static let sizeLimit = 1000
    let search: MoviesSearch

    /// The name of these movies without filters: the text of the query, or the name of a person.
    ///
    /// Empty for all movies.
    package internal(set) var title = ""

    /// Words such as `genre:horror`, also those that the text was understood as.
    package internal(set) var filters: [String] = []

    /// The order as the user would type it, such as `-year`; `nil` for the source's own.
    package internal(set) var sort: String?

    /// The query without its order, which excludes no movie.
    package var queryWithoutSort: String {
        guard let sort, case let word = "\(FilterKey.sort.rawValue):\(sort)",
            query == word || query.hasSuffix(" \(word)")
        else { return query }
        return String(query.dropLast(word.count + 1))
    }

    /// In the order of the source, without duplicates.
    package internal(set) var items: [MoviesListItemViewModel]

    /// The pages that `items` come from.
    package internal(set) var pages: ClosedRange<Int>

    /// The first page, with the counts and the source of the last one, and the notices of all; its
    /// movies are in `items`.
    var page: MoviesPage
    package internal(set) var nextPage = NextPage.none

    /// The sections of the start page, one after the other; empty for other lists.
    package internal(set) var sections: [Section] = []

    /// Whether these are movies of this machine while an online source is asked.
    package internal(set) var isProvisional = false

    /// The most movies that were asked for, from as many pages as needed; `nil` for one page.
    package internal(set) var limit: Int?

    /// Whether more movies match than `items` has, although no page can be loaded.
    package internal(set) var isTruncated = false

    /// The query as the user would type it, with its filters.
    package var query: String { search.query.description }

    /// The words that were typed, without filters; empty for all movies and for a list.
    package var text: String { search.query.meaning.text }

    /// Whether words had to match as they are spelled.
    package var isExact: Bool { search.query.meaning.isExact }

    package var pageCount: Int { page.count.pages }
    package var totalCount: Int { page.count.movies }
    package var totalCountIsLimit: Bool { page.count.isLimit }
    package var checkedCount: Int? { page.count.checked }
    package var source: SourceViewModel { SourceViewModel(page.source) }
    package var fallback: Fallback? { page.fallback }

    /// The extent of the built-in catalog, if that is the source; `nil` otherwise.
    package var builtInExtent: CatalogExtent? { page.gap?.extent }

    /// The id of the person that the query names, if it finds nothing: it is not that of a movie.
    package var personID: String? {
        // A number would be an id of a movie.
        guard items.isEmpty, MovieID(text) == nil, case .id(let id) = PersonReference(text) else {
            return nil
        }
        return id.description
    }

    /// Whether these are all movies of the source that match.
    package var isComplete: Bool { nextPage == .none && pages.lowerBound == 1 && !isTruncated }

    package var canLoadMore: Bool { nextPage == .available && items.count < Self.sizeLimit }

    /// The number of movies that match, by the loaded pages if all are loaded, or else by the
    /// source's count.
    package var bestKnownTotal: Int { isComplete ? items.count : max(totalCount, items.count) }

    package var hasRatings: Bool { items.contains { $0.movie.voteAverage != nil } }

    /// The position of the first movie among all that match, counted from 1.
    package var firstPosition: Int { (pages.lowerBound - 1) * MoviesPage.size + 1 }

    /// The words of the filters that were ignored, each once.
    package var ignoredFilters: [String] {
        page.notices.limitations.filter { $0.knownCount == 0 }.map(\.name)
    }

    package var correctedQuery: String? { page.notices.correctedQuery }

    /// Whether the query may well mean something that the source does not know.
    package var isGuess: Bool {
        !items.isEmpty
            && (page.match.confidence == .guess || page.notices.contains(.closestMatches))
    }

    /// The confidence that the movies are meant: `all`, `likely` or `guess`; `nil` without movies.
    package var match: String? {
        if items.isEmpty { return nil }
        return isGuess ? "guess" : page.match.confidence == .sure ? "all" : "likely"
    }

    package var ignoredWords: [String] { page.notices.ignoredWords }
    package var explanation: SearchExplanation? { page.match.explanation }

    /// Whether a text that is no title means filters, or movies about a topic; `nil` for a title.
    package var understanding: String? {
        page.notices.understood.map { $0.isTopic ? "about" : "meaning" }
    }

    /// The filters that the text was understood as, and what remains of it, as a query that works:
    /// `genre:horror year:1990-1999`; `nil` if it was understood as no filter.
    package var understood: String? {
        page.notices.understood.flatMap { $0.query.hasFilters ? $0.query.withFiltersFirst : nil }
    }

    package func notices(_ kind: SearchNoticeViewModel.Kind) -> [SearchNoticeViewModel] {
        page.notices.map { SearchNoticeViewModel($0, of: self) }.filter { $0.kind == kind }
    }
}

extension MoviesList {
    init(_ page: MoviesPage, of search: MoviesSearch) {
        let asked = search.query.meaning
        let understood = page.notices.understood?.query ?? asked
        var filters = understood.filters
        // The title is the first person's name.
        if search.title != nil {
            filters[names: .person] = Array(filters[names: .person].dropFirst())
        }
        self.init(
            search: search,
            title: search.title ?? asked.list?.rawValue
                ?? asked.likedMovie.map { "like:\($0)" } ?? asked.text,
            filters: filters.words,
            sort: understood.sort?.description,
            items: page.movies.map(MoviesListItemViewModel.init),
            pages: page.number...page.number,
            page: page,
            nextPage: page.hasNext ? .available : .none
        )
        self.page.movies = []
    }

    /// The start page; a movie of several sections is in the first one only.
    init(sections: [StartPageSection]) {
        var seen: Set<MovieID> = []
        let unique = sections.map { section in
            (
                section.list?.title ?? Self.openedTitle,
                section.movies.filter { seen.insert($0.id).inserted }
            )
        }
        let items = unique.flatMap(\.1).map(MoviesListItemViewModel.init)
        self.init(
            search: MoviesSearch(query: TypedQuery(MovieQuery())),
            items: items,
            pages: 1...1,
            page: MoviesPage(
                number: 1,
                pageCount: 1,
                totalCount: items.count,
                movies: [],
                source: sections.last?.source ?? .catalog(.builtIn)
            ),
            sections: unique.filter { !$1.isEmpty }.map { Section(title: $0, count: $1.count) }
        )
    }

    /// Appends the movies of a later page, except those that are listed already.
    ///
    /// A movie may move to another page between two requests.
    mutating func append(_ next: MoviesList) {
        items += next.items.filter { new in !items.contains { $0.isSame(as: new) } }
        pages = pages.lowerBound...max(pages.upperBound, next.pages.upperBound)
        page.count = next.page.count
        page.source = next.page.source
        page.fallback = fallback ?? next.fallback
        page.notices += next.page.notices.filter { !page.notices.contains($0) }
        nextPage = next.nextPage
    }

    /// The list with a movie of another source in the place where it is there.
    func keeping(_ item: MoviesListItemViewModel, at index: Int) -> MoviesList {
        var list = self
        let found = items.firstIndex { $0.isSame(as: item) }
        let kept = found.map { list.items.remove(at: $0) } ?? item
        list.items.insert(kept, at: min(index, list.items.count))
        return list
    }

    /// The text of the prompt that finds these movies without the order, or else without the last
    /// filter; `narrowing` is the text that they are narrowed by.
    func textWithoutLastFilter(_ narrowing: String?) -> String {
        let understood = page.notices.understood?.query
        let text = narrowing ?? understood?.text ?? text
        let words = sort == nil ? filters.dropLast() : filters[...]
        let isAlone = text.isEmpty && words.isEmpty
        return ([text] + words + (understood?.exclusion(isAlone: isAlone) ?? []))
            .filter { !$0.isEmpty }.joined(separator: " ")
    }

    func prefix(_ count: Int) -> MoviesList {
        var list = self
        list.limit = count
        guard items.count > count else { return list }
        list.items = Array(items.prefix(count))
        list.isTruncated = true
        return list
    }
}

extension MovieList {
    var title: String {
        switch self {
        case .popular: "Popular"
        case .topRated: "Top rated"
        case .trending: "Trending today"
        case .nowPlaying: "In cinemas"
        case .upcoming: "Coming"
        }
    }
}
