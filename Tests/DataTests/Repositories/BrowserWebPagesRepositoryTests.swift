import Data
import Infrastructure
import SystemKit
import Testing

struct BrowserWebPagesRepositoryTests {
    @Test func `opens the page of a URL with the program of the browser`() async {
        let script = "case $0 in *.org/movie/603) ;; *) exit 1 ;; esac"
        let browser = WebBrowser("/bin/sh -c '\(script)'", mode: .foreground)
        let pages = BrowserWebPagesRepository(browser: browser)

        #expect(await pages.open("https://www.themoviedb.org/movie/603"))
    }
}
