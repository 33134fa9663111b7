import Domain

package enum WebPageState: Hashable, Sendable {
    case idle
    case opening

    /// A browser shows the page at this URL.
    case opened(String)

    /// No browser could be started, so that only the URL is shown.
    case url(String)
    case failed(FailureViewModel)
}

/// The web page of a movie or its trailer.
@MainActor
package final class WebPageViewModel {
    package let state = Observable(WebPageState.idle)

    /// Finds the page, and opens it in a browser.
    private let open: @MainActor () async throws(MoviesError) -> MovieWebPage

    init(_ open: @escaping @MainActor () async throws(MoviesError) -> MovieWebPage) {
        self.open = open
    }

    package func didOpen() async {
        state.value = .opening
        do {
            let page = try await open()
            state.value = page.isOpen ? .opened(page.url) : .url(page.url)
        } catch {
            // Only TMDB knows the ids of other sites.
            state.value = .failed(FailureViewModel(error, catalogMayHelp: false))
        }
    }
}
