package import Domain

/// A list of movies, with the details of the selected one beside it.
@MainActor
package protocol MoviesListViewModel: NavigationInput {
    var state: Observable<MoviesListState> { get }

    /// What the movies have in common that a link led to, such as the name of a person; `nil` for those
    /// of a typed text.
    var shelfTitle: String? { get }

    /// Shows the movies that match, and cancels an earlier search.
    func didSearch(_ search: MoviesSearch) async

    /// The query of the prompt beside the list is another one; `nil` if the prompt is empty.
    ///
    /// Shows its movies: those of this machine at once, and in their place those of an online source
    /// after a moment. Movies that were opened by a link are narrowed instead.
    func didChangeQuery(_ query: TypedQuery?)

    /// Appends the next page to the list; loads one page at a time.
    func didRequestMore() async

    /// Loads again what failed: the movies, the next page or the details beside the list; or the
    /// movies if a fallback is shown.
    func didRetry() async

    /// Comes before each other input, also one that has no effect: a problem is no longer shown.
    func didReceiveInput()

    /// These rows are visible; near the end of the list, the next page is loaded, and while the
    /// list of a catalog is narrowed, all pages.
    func didShowRows(_ rows: Range<Int>)

    /// Whether there is room for the details of the selected movie beside the list.
    func didShowDetailsBeside(_ isShown: Bool)

    /// The list is on the screen again, after the screen above it was closed, or what was done there
    /// has been saved since.
    func didReappear()

    /// Moves the selection, at most to an end.
    func didMove(by rows: Int)
    func didSelectRow(_ row: Int)

    /// Goes to the last movie of all, which may have to be loaded first.
    func didMoveToEnd()

    /// Marks the selected movie or unmarks it, and goes on to the next.
    func didToggleMark()

    /// The user wants to leave without the marked movies: the problem says how.
    func didTryToLeave()

    /// Does what the row is for: picks the marked movies or the selected one, shows its details, or
    /// searches for the selected alternative.
    func didChoose()

    /// Shows the details of the selected movie in place of the list.
    func didOpen()

    func didRequestWebPage()

    /// Removes the order, or else the last filter.
    func didRemoveLastFilter()
}
