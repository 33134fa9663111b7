import Domain

extension MovieID {
    /// The URL of the movie's page on the site of its id.
    var webPageURL: String {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/movie/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/title/\(imdbID)/"
        }
    }
}
