public import Domain
public import Infrastructure

/// Shows the pages of films in the browser of the person who sits here.
public struct BrowserMoviePagesRepository: MoviePagesRepository {
    private let browser: WebBrowser

    public init(browser: WebBrowser) {
        self.browser = browser
    }

    public func open(_ id: MovieID) async -> MoviePage {
        MoviePage(address: id.pageURL, isOpen: await browser.open(id.pageURL))
    }
}
