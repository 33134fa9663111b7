public import Domain

/// The films found so far, and where they stand among all that match.
public struct MoviesList: Hashable, Sendable {
    /// What there is after the last film.
    public enum NextPage: Hashable, Sendable {
        case none
        case available
        case loading
        case failed(MoviesError)
    }

    public let query: String

    /// In the order of the source, each film once.
    public internal(set) var items: [MoviesListItemViewModel]

    /// The pages that `items` come from.
    public internal(set) var pages: ClosedRange<Int>
    public let pageCount: Int
    public let totalCount: Int
    public let source: MoviesSource

    /// What the films are in place of the answer that was asked for; `nil` for that answer itself.
    public internal(set) var fallback: Fallback?

    /// The text that was searched for when nothing matched `query`; `nil` otherwise.
    public internal(set) var spelling: String?
    public internal(set) var nextPage: NextPage

    /// Whether a limit left out films of the last of `pages`.
    public internal(set) var isCut: Bool

    /// Why the query could not be remembered; `nil` when all is well.
    public internal(set) var historyError: MoviesError?

    public init(
        query: String,
        items: [MoviesListItemViewModel],
        pages: ClosedRange<Int>,
        pageCount: Int,
        totalCount: Int,
        source: MoviesSource,
        fallback: Fallback? = nil,
        spelling: String? = nil,
        nextPage: NextPage = .none,
        isCut: Bool = false,
        historyError: MoviesError? = nil
    ) {
        self.query = query
        self.items = items
        self.pages = pages
        self.pageCount = pageCount
        self.totalCount = totalCount
        self.source = source
        self.fallback = fallback
        self.spelling = spelling
        self.nextPage = nextPage
        self.isCut = isCut
        self.historyError = historyError
    }

    /// How many films match, by what was seen and not only by what a source says.
    public var bestKnownTotal: Int {
        let isWhole = nextPage == .none && pages.lowerBound == 1 && !isCut
        return isWhole ? items.count : max(totalCount, items.count)
    }

    /// Whether these films are an earlier answer.
    public var isStale: Bool {
        fallback?.isStaleResponse ?? false
    }
}

extension MoviesList {
    init(_ result: MoviesSearchResult, query: String) {
        let page = result.page
        self.init(
            query: query,
            items: page.movies.map(MoviesListItemViewModel.init),
            pages: page.number...page.number,
            pageCount: page.pageCount,
            totalCount: page.totalCount,
            source: page.source,
            fallback: page.fallback,
            spelling: result.correctedQuery,
            nextPage: page.hasNext ? .available : .none,
            historyError: result.historyError
        )
    }

    /// With the movies of a later page, except for those that are here already: a movie may move from
    /// page to page between two requests.
    func appending(_ next: MoviesList) -> MoviesList {
        let known = Set(items.map(\.id))
        var longer = next
        longer.items = items + next.items.filter { !known.contains($0.id) }
        longer.pages = pages.lowerBound...max(pages.upperBound, next.pages.upperBound)
        longer.fallback = fallback ?? next.fallback
        longer.spelling = spelling ?? next.spelling
        longer.historyError = historyError ?? next.historyError
        return longer
    }

    func prefix(_ count: Int) -> MoviesList {
        guard items.count > count else { return self }
        var shorter = self
        shorter.items = Array(items.prefix(count))
        shorter.isCut = true
        return shorter
    }
}
