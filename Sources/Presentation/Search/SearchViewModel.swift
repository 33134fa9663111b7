/// The search screen: a prompt with a menu of suggestions, and the movies of its text.
@MainActor
package protocol SearchViewModel: AnyObject {
    var state: Observable<SearchState> { get }

    /// Does what the user asks for; all of it that needs no waiting is in the state when this returns.
    func handle(_ event: SearchEvent)
}

/// An action of the user on the search screen, or a report of the screen.
package enum SearchEvent: Hashable, Sendable {
    // MARK: The prompt

    /// Replaces the text, shows its movies if they follow the text, and loads the menu.
    ///
    /// The menu is `.loading` afterwards: no view can take the old one for the new one.
    case type(String)

    /// Replaces the text by the selected suggestion or, without one, by the first.
    case complete

    /// Shows filters or orders instead of suggestions, to choose one.
    case openMenu(MoviesQueryListMenu)

    /// Replaces the text by the last query that contains it, and then by those before that one.
    case recallOlder

    /// Deletes the selected recent query, and loads the menu again.
    case deleteRecent

    // MARK: Rows

    /// Selects a suggestion, or the nearest one.
    case selectSuggestion(Int)

    /// Selects the movie of a row, or the nearest one.
    case selectMovie(Int)

    /// Goes to the row before or after, among suggestions and movies; with `recalls`, goes from the
    /// first row of an empty prompt to older queries.
    case move(by: Int, recalls: Bool)

    /// Moves among the movies, at most to an end.
    case moveMovies(by: Int)

    /// Goes to the last movie of all, which may have to be loaded first.
    case moveToEnd

    /// Marks the selected movie or unmarks it, and goes on to the next.
    case mark

    // MARK: The selected row

    /// Does what the row is for: takes a suggestion, picks the marked movies or the selected one, shows
    /// its details, or searches for the selected alternative.
    case choose

    /// Shows the details of the selected movie in place of the list.
    case open
    case openWebPage

    // MARK: Movies

    /// Removes the order, or else the last filter.
    case removeLastFilter

    /// Loads again what failed: the movies, the next page or the details beside the list; or the
    /// movies if a fallback is shown.
    case retry

    // MARK: The screen

    /// Comes before each other input, also one that has no effect: a problem is no longer shown.
    case input

    /// These rows of movies are visible, perhaps with room for the details of the selected one beside them.
    ///
    /// Near the end of the list, the next page is loaded, and while the list of a catalog is
    /// narrowed, all pages.
    case show(rows: Range<Int>, hasDetails: Bool)

    /// The screen is on top again, or what was done above it has been saved since.
    case reappear

    // MARK: Navigation

    /// Goes back by one step, which ``SearchState/escape`` names.
    case escape

    /// Starts a search with another text, on a screen of its own where the text only narrows.
    case newSearch
    case back
    case quit
}
