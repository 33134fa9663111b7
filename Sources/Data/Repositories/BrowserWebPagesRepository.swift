public import Domain
public import Infrastructure

/// Shows the pages of films in the browser of the person who sits here.
public struct BrowserWebPagesRepository: MovieWebPagesRepository {
    private let browser: WebBrowser

    public init(browser: WebBrowser) {
        self.browser = browser
    }

    public func open(_ id: MovieID) async -> MovieWebPage {
        MovieWebPage(address: id.pageURL, isOpen: await browser.open(id.pageURL))
    }
}
