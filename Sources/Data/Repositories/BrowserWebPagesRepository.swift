package import Domain
package import SystemKit

package struct BrowserWebPagesRepository: MovieWebPagesRepository {
    private let browser: WebBrowser

    package init(browser: WebBrowser) { self.browser = browser }

    package func url(of page: MovieWebPageID) -> String { page.url }

    @concurrent
    package func open(_ page: MovieWebPageID) async -> Bool { await browser.open(page.url) }
}
