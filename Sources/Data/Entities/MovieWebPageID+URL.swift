import Domain

extension MovieWebPageID {
    var url: String {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/movie/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/title/\(imdbID)/"
        // Letterboxd redirects these to its page of the movie.
        case .letterboxd(.tmdb(let number)): "https://letterboxd.com/tmdb/\(number)"
        case .letterboxd(.imdb(let imdbID)): "https://letterboxd.com/imdb/\(imdbID)"
        case .trailer(let url): url
        }
    }
}

extension MovieID {
    /// The URL of the movie's page on the site of its id.
    var webPageURL: String { MovieWebPageID(self).url }
}
