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

extension MovieID {
    /// The address of the film's page for people.
    var pageURL: String {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/movie/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/title/\(imdbID)/"
        }
    }
}
