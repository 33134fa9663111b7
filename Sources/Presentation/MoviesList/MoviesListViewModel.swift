/// A list of movies, with the details of the selected one beside it.
@MainActor
package protocol MoviesListViewModel: NavigationInput {
    var state: Observable<MoviesListState> { get }

    /// Shows the movies that match, and cancels an earlier search.
    func didSearch(_ search: MoviesSearch) async

    /// Appends the next page to the list; loads one page at a time.
    func didRequestMore() async

    /// Loads again what failed: the movies, the next page or the details beside the list; or the
    /// movies if a fallback is shown.
    func didRetry() async

    /// Comes before each other input, also one that has no effect: a problem is no longer shown.
    func didReceiveInput()

    // MARK: The screen

    /// These rows are visible; near the end of the list, the next page is loaded, and while the
    /// list of a catalog is narrowed, all pages.
    func didShowRows(_ rows: Range<Int>)

    /// Whether there is room for the details of the selected movie beside the list.
    func didShowDetailsBeside(_ isShown: Bool)

    /// The list is on the screen again, after the screen above it was closed.
    func didReappear()

    // MARK: Selecting

    /// Moves the selection, at most to an end.
    func didMove(by rows: Int)
    func didSelectRow(_ row: Int)

    /// Goes to the last movie of all, which may have to be loaded first.
    func didMoveToEnd()

    /// Marks the selected movie or unmarks it, and goes on to the next.
    func didToggleMark()

    // MARK: Opening

    /// Does what the row is for, whatever is typed above the list: picks the marked movies or the
    /// selected one, shows its details, or searches for the selected alternative.
    func didChoose()

    /// Shows the details of the selected movie in place of the list.
    func didOpen()

    /// Opens the selected movie's web page in a browser.
    func didRequestWebPage()

    // MARK: Typing above the list

    /// Starts to narrow the list, or goes on with that.
    func didStartNarrowing()
    func didStartFiltering()
    func didStartSorting()

    /// Replaces the typed text: what movies must match, which narrows the list at once, words such
    /// as `genre:horror`, or an order such as `-year`; an empty order is the source's own.
    func didType(_ text: String)

    /// Replaces the typed text by the selected completion.
    func didComplete()

    /// Selects another completion or order.
    func didMoveChoice(by count: Int)
    func didReverseOrder()

    /// Filters or sorts as typed, or chooses the selected movie.
    func didSubmit()

    /// Ends the typing, and filters and sorts nothing; a narrowed list stays narrowed.
    func didEndTyping()

    /// Shows all movies of a narrowed list again.
    func didStopNarrowing()

    /// Removes the order, or else the last filter.
    func didRemoveLastFilter()
}
