public import Domain
public import Infrastructure

/// Opens the web pages of movies in the user's browser.
public struct BrowserWebPagesRepository: MovieWebPagesRepository {
    private let browser: WebBrowser

    public init(browser: WebBrowser) {
        self.browser = browser
    }

    @concurrent
    public func open(_ id: MovieID) async -> MovieWebPage {
        MovieWebPage(url: id.webPageURL, isOpen: await browser.open(id.webPageURL))
    }
}
