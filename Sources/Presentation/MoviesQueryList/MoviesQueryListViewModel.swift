import Domain

/// The prompt, with a menu of suggested queries.
@MainActor
package protocol MoviesQueryListViewModel: AnyObject {
    var state: Observable<MoviesQueryListState> { get }

    /// Whether leaving the prompt goes back to a screen below it.
    var canGoBack: Bool { get }

    /// Replaces the text, shows its movies beside the prompt if there is a list, and loads the menu.
    ///
    /// The phase is `.loading` when this returns: no view can take the old menu for the new one.
    ///
    /// - Returns: the task that loads the menu, for callers that wait for it.
    @discardableResult
    func didType(_ text: String) -> Task<Void, Never>

    /// Searches for movies; does nothing if the text is blank.
    func didSubmit(_ text: String)

    /// Selects the item in a row, or the nearest one; `nil` leaves the menu.
    func didSelect(_ row: Int?)

    /// Replaces the text by what the selected item means.
    func didTake()

    /// Replaces the text by the selected item or, without one, by the first.
    func didComplete()

    /// Shows filters or orders instead of suggestions, to choose one.
    func didOpenMenu(_ menu: MoviesQueryListMenu)

    /// Shows suggestions again, for the text before the menu was opened.
    func didCloseMenu()

    /// Replaces the text by the last query that contains it, and then by those before that one.
    func didRecallOlder()

    /// Goes back to newer queries; returns `false` if no query was recalled.
    func didRecallNewer() -> Bool

    /// Deletes the selected recent query, and loads the menu again; does nothing for other items.
    ///
    /// - Returns: the task that does this, for callers that wait for it.
    @discardableResult
    func didDelete() -> Task<Void, Never>

    /// Leaves the prompt: goes back to the screen below it, or quits if there is none.
    func didCancel()
    func didQuit()
}

/// What can be chosen for a list of movies, by what is typed after a text.
package enum MoviesQueryListMenu: Sendable {
    case filters, orders
}
