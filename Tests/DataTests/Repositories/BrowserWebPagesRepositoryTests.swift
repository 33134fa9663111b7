import Data
import Domain
import Infrastructure
import SystemKit
import Testing

struct BrowserWebPagesRepositoryTests {
    private let imdbID: IMDbID

    init() throws { imdbID = try #require(IMDbID("tt0133093")) }

    @Test func `knows the URL of a movie on each site, and opens it`() async throws {
        let pages = [
            (MovieWebPageID.movie(.tmdb(603)), "https://www.themoviedb.org/movie/603"),
            (.movie(.imdb(imdbID)), "https://www.imdb.com/title/tt0133093/"),
            (.letterboxd(.tmdb(603)), "https://letterboxd.com/tmdb/603"),
            (.letterboxd(.imdb(imdbID)), "https://letterboxd.com/imdb/tt0133093"),
        ]
        let repository = BrowserWebPagesRepository(
            browser: WebBrowser("/bin/echo", mode: .detached(gracePeriod: .seconds(20)))
        )

        for (page, url) in pages {
            #expect(repository.url(of: page) == url)
            #expect(await repository.open(page))
        }
    }
}
