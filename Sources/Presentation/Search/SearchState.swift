/// The content of the search screen: a prompt, and the movies of its text or of a link.
package struct SearchState: Hashable, Sendable {
    package internal(set) var prompt: MoviesQueryListState
    package internal(set) var movies: MoviesListState

    /// The reason that the last input did nothing; `nil` after the next one.
    package internal(set) var problem: SearchProblem?

    /// A person or a collection whose movies these are; `nil` for the movies of a typed text.
    package let shelfTitle: String?

    /// Whether leaving the screen goes back to one below it.
    package let canGoBack: Bool

    /// The text that the user has not typed.
    private let initialText: String

    package init(
        text: String = "",
        shelfTitle: String? = nil,
        canGoBack: Bool = false,
        canPick: Bool = false
    ) {
        prompt = MoviesQueryListState(text: text)
        movies = MoviesListState(canPick: canPick)
        (self.shelfTitle, self.canGoBack, initialText) = (shelfTitle, canGoBack, text)
    }

    /// The step by which Escape goes back.
    package enum Escape: Hashable, Sendable {
        case closeMenu, clearText, goBack, quit
    }

    package var escape: Escape {
        if prompt.isMenuOpen { return .closeMenu }
        // Movies to pick from are left at once.
        let isLeft = movies.canPick && movies.marked.isEmpty && prompt.text == initialText
        if !prompt.isBlank, !isLeft { return .clearText }
        return canGoBack ? .goBack : .quit
    }

    /// The effect of Enter.
    package enum Choice: Hashable, Sendable {
        case open, take, search, pick
    }

    package var choice: Choice {
        if prompt.selected != nil { return .take }
        if movies.canPick { return .pick }
        return movies.selectedAlternative != nil ? .search : .open
    }

    /// Whether Enter does something.
    package var canChoose: Bool {
        if prompt.isMenuOpen || prompt.selected != nil { return prompt.selected != nil }
        return movies.selected != nil || movies.selectedAlternative != nil
            || movies.canPick && !movies.marked.isEmpty
    }

    /// The movie that a key acts on; `nil` while a suggestion is selected.
    package var selectedMovie: MoviesListItemViewModel? {
        prompt.selection == nil ? movies.selected : nil
    }

    /// The suggestions and the movies of a text are shown together.
    package var isLoading: Bool { prompt.isLoading || movies.isWaiting }
}

package enum SearchProblem: Hashable, Sendable {
    case invalidFilter(FailureViewModel)
    case noFilterToRemove, noRecentQuery, noOlderQuery, nothingToDelete

    /// The movies have none of these values, such as "ratings", by which they were to be filtered or
    /// sorted.
    case noValues(String)

    /// Leaving would lose the marked movies, whose number this is.
    case markedMovies(Int)
}
