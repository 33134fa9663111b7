import Domain

/// The web page of a movie or its trailer.
@MainActor
package protocol WebPageViewModel: AnyObject {
    var state: Observable<WebPageState> { get }

    /// Opens the page in a browser.
    func didOpen() async
}

/// The state of a movie's web page.
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

/// The web page of a movie's trailer.
final class DefaultTrailerViewModel: WebPageViewModel {
    let state = Observable(WebPageState.idle)

    private let url: String
    private let webPages: any MovieWebPagesRepository

    /// Takes the URL of a trailer in `MovieLinks`.
    init(url: String, webPages: any MovieWebPagesRepository) {
        self.url = url
        self.webPages = webPages
    }

    func didOpen() async {
        state.value = .opening
        state.value = await webPages.open(.trailer(url)) ? .opened(url) : .url(url)
    }
}

package final class DefaultWebPageViewModel: WebPageViewModel {
    package let state = Observable(WebPageState.idle)

    private let movie: MovieReference
    private let site: MovieSite?
    private let findPage: any FindMovieWebPageUseCase

    /// `site` is `nil` for the site of the movie's id.
    init(movie: MovieReference, site: MovieSite? = nil, findPage: any FindMovieWebPageUseCase) {
        self.movie = movie
        self.site = site
        self.findPage = findPage
    }

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
            let page = try await findPage.execute(movie, on: site, opensBrowser: opensBrowser)
            let match = page.match.map { MoviesListItemViewModel($0) }
            state.value =
                page.isOpen ? .opened(page.url, match: match) : .url(page.url, match: match)
        } catch {
            // Only TMDB knows the ids of other sites.
            state.value = .failed(FailureViewModel(error, catalogMayHelp: false))
        }
    }
}
