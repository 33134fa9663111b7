import Domain

package enum WebPageState: Hashable, Sendable {
    case idle
    case opening

    /// A browser shows the page at this URL; the match is the best one for a title.
    case opened(String, match: MoviesListItemViewModel? = nil)

    /// No browser could be started, or none was wanted, so that only the URL is shown.
    case url(String, match: MoviesListItemViewModel? = nil)

    /// No movie has the title, or it has no known page on the site.
    case failed(FailureViewModel)
}

/// The web page of a movie or its trailer.
@MainActor
package final class WebPageViewModel {
    package let state = Observable(WebPageState.idle)

    /// Finds the page, and opens it in a browser if the argument is `true`.
    private let find: @MainActor (_ opensBrowser: Bool) async throws(MoviesError) -> MovieWebPage

    init(_ find: @escaping @MainActor (Bool) async throws(MoviesError) -> MovieWebPage) {
        self.find = find
    }

    /// Opens the page in a browser.
    package func didOpen() async {
        state.value = .opening
        await show(opensBrowser: true)
    }

    /// Shows the URL of the page, and opens nothing.
    package func didRequestURL() async {
        await show(opensBrowser: false)
    }

    private func show(opensBrowser: Bool) async {
        do {
            let page = try await find(opensBrowser)
            let match = page.match.map { MoviesListItemViewModel($0) }
            state.value =
                page.isOpen ? .opened(page.url, match: match) : .url(page.url, match: match)
        } catch {
            // Only TMDB knows the ids of other sites.
            state.value = .failed(FailureViewModel(error, catalogMayHelp: false))
        }
    }
}
