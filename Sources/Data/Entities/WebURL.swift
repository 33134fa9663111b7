import Domain

/// The URL of a web page, safe to show and to open: `javascript:` and the like are none.
struct WebURL: CustomStringConvertible {
    /// In bytes; browsers accept no more.
    private static let sizeLimit = 2_000

    let description: String

    /// Fails for a URL of another scheme, without a host, or with a space or a control.
    init?(_ text: String) {
        guard text.utf8.count <= Self.sizeLimit,
            let scheme = ["https://", "http://"].first(where: {
                text.prefix($0.count).lowercased() == $0
            }),
            let host = text.dropFirst(scheme.count).first, !"/?#:@".contains(host),
            text.unicodeScalars.allSatisfy(\.isVisible)
        else { return nil }
        description = text
    }
}

extension MovieWebPageID {
    var url: String {
        switch self {
        case .movie(let id): id.webPageURL
        // Letterboxd redirects these to its page of the movie.
        case .letterboxd(.tmdb(let number)): "https://letterboxd.com/tmdb/\(number)"
        case .letterboxd(.imdb(let imdbID)): "https://letterboxd.com/imdb/\(imdbID)"
        case .trailer(let url): url
        }
    }
}

extension MovieID {
    /// The URL of the movie's page on the site of its id.
    var webPageURL: String {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/movie/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/title/\(imdbID)/"
        }
    }
}

extension PersonID {
    /// The URL of the person's page on the site of the id; `nil` for a name.
    var webPageURL: String? {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/person/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/name/\(imdbID)/"
        case .name: nil
        }
    }
}
