import Domain

/// The ways out of a screen: to other screens, back, and to the end of the flow.
package struct NavigationActions {
    /// Saves something; returns the error if that fails.
    typealias Save = @Sendable () async -> MoviesError?

    /// Makes the details of a movie, of which some are known; `nil` if it has none.
    var makeDetails: @MainActor (MovieDetailsItemViewModel) -> (any MovieDetailsViewModel)? = {
        _ in nil
    }
    var showDetails: @MainActor (any MovieDetailsViewModel) -> Void = { _ in }

    /// Starts to save something, which goes on when the screen is left: the flow waits for it.
    var save: @MainActor (@escaping Save) -> Task<MoviesError?, Never> = { save in
        Task { await save() }
    }

    /// Comes after a movie was saved as opened, perhaps when its details are closed already.
    var didRecordOpening: @MainActor () -> Void = {}

    /// Shows the details of another movie of the list: the next one, or with -1 the one before.
    var showOther: @MainActor (_ distance: Int) -> Void = { _ in }

    /// Whether the details are of a movie of the list below.
    var canShowOther: @MainActor () -> Bool = { false }
    var openWebPage: @MainActor (MovieReference) -> Void = { _ in }
    var openTrailer: @MainActor (_ url: String) -> Void = { _ in }

    /// Shows movies on a screen of their own.
    var showMovies: @MainActor (MoviesSearch) -> Void = { _ in }

    /// Ends the flow with the picked movies; `nil` if none are to be picked.
    var pick: (@MainActor (MoviesList) -> Void)?

    /// Shows a prompt with a text.
    var startNewSearch: @MainActor (_ text: String) -> Void = { _ in }

    /// Goes back to the screen before, or ends the flow if there is none.
    var goBack: @MainActor () -> Void = {}
    var quit: @MainActor () -> Void = {}
}
