package import Domain

@MainActor
package protocol MoviesListViewModelInput: NavigationInput {
    /// Shows the movies that match, and cancels an earlier search.
    func didSearch(_ search: MoviesSearch) async

    /// Appends the next page to the list; loads one page at a time.
    func didReachEnd() async

    /// Loads the pages up to the last one, at most `MoviesList.sizeLimit` movies.
    func didRequestAll() async

    /// Loads again what failed: the movies, the next page or the details beside the list; or the
    /// movies if a fallback is shown.
    func didRetry() async

    /// Shows the details of a movie beside the list; `nil` shows none.
    func didPreview(_ item: MoviesListItemViewModel?)

    /// Shows the details of a movie in place of the list.
    func didSelect(_ item: MoviesListItemViewModel)

    /// Shows only the loaded movies that match a text; `nil` shows all.
    func didNarrow(to text: String?)

    /// Searches again with other filters, words such as `genre:horror`.
    ///
    /// - Returns: what is wrong with the words; `nil` if it searches.
    func didFilter(by words: String) -> FailureViewModel?

    /// Searches again in another order, such as `-year`; `nil` is the source's own.
    func didSort(by order: String?)

    /// Picks movies of the list, which ends the flow.
    func didPick(_ items: [MoviesListItemViewModel])

    /// Searches for another query in place of one that finds nothing.
    func didSelectAlternative(_ item: MoviesQueryListItemViewModel)

    /// Opens a movie's web page in a browser.
    func didRequestWebPage(of item: MoviesListItemViewModel)
}

@MainActor
package protocol MoviesListViewModelOutput: AnyObject {
    var state: Observable<MoviesListState> { get }

    /// Queries to try in place of one that finds nothing.
    var alternatives: Observable<[MoviesQueryListItemViewModel]> { get }

    /// Whether the user is to pick movies.
    var canPick: Bool { get }

    /// The details beside the list; `nil` for none.
    var preview: Observable<(any MovieDetailsViewModel)?> { get }

    /// The movies that match a text; `nil` while all are shown.
    var narrowing: Observable<MoviesNarrowing?> { get }

    /// The texts that complete the last word of a text of filters.
    func completions(ofFilters text: String) -> [String]

    /// The orders that can be chosen, as the user would type them.
    var sortOrders: [String] { get }
}

package typealias MoviesListViewModel = MoviesListViewModelInput & MoviesListViewModelOutput

/// The state of a list of movies.
package enum MoviesListState: Hashable, Sendable {
    case idle

    /// The first page for this text is being loaded.
    case loading(String)
    case loaded(MoviesList)

    /// No movie matches; the list has the query and the source.
    case empty(MoviesList)
    case failed(FailureViewModel)
}

/// The navigation from a list of movies.
package struct MoviesListViewModelActions {
    let makeDetails: @MainActor (MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)?
    let showDetails: @MainActor (any MovieDetailsViewModel) -> Void
    let navigation: NavigationActions

    /// - Parameters:
    ///   - makeDetails: makes the details of a movie, of which some are known.
    ///   - showDetails: shows the details in place of the list.
    ///   - navigation: the navigation to other screens.
    package init(
        makeDetails:
            @escaping @MainActor (MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)? =
            { _ in nil },
        showDetails: @escaping @MainActor (any MovieDetailsViewModel) -> Void = { _ in },
        navigation: NavigationActions = NavigationActions()
    ) {
        self.makeDetails = makeDetails
        self.showDetails = showDetails
        self.navigation = navigation
    }
}

/// A query, and which of its movies to load.
package struct MoviesSearch: Hashable, Sendable {
    package let query: TypedQuery

    /// Within `MoviesSource.pageNumbers`.
    package let page: Int

    /// The most movies to load, from as many pages as needed; `nil` for one page.
    package let limit: Int?

    /// What the movies have in common, such as a person's name; `nil` for the text of the query.
    package let title: String?

    package init(query: TypedQuery, page: Int = 1, limit: Int? = nil, title: String? = nil) {
        self.query = query
        self.page = page
        self.limit = limit
        self.title = title
    }
}
