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
        MovieWebPage(url: id.pageURL, isOpen: await browser.open(id.pageURL))
    }
}

extension MovieID {
    /// The URL of the movie's page on the site of its id.
    var pageURL: String {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/movie/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/title/\(imdbID)/"
        }
    }
}
