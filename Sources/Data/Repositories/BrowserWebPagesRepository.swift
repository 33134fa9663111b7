import Domain
package import SystemKit

package struct BrowserWebPagesRepository: MovieWebPagesRepository {
    private let browser: WebBrowser

    package init(browser: WebBrowser) { self.browser = browser }

    @concurrent
    package func open(_ url: String) async -> Bool { await browser.open(url) }
}
