public import Domain
public import Infrastructure

/// Opens the web pages of movies in the user's browser.
public struct BrowserWebPagesRepository: MovieWebPagesRepository {
    private let browser: WebBrowser

    public init(browser: WebBrowser) {
        self.browser = browser
    }

    public func url(of page: MovieWebPageID) -> String {
        page.url
    }

    @concurrent
    public func open(_ page: MovieWebPageID) async -> Bool {
        await browser.open(page.url)
    }
}
