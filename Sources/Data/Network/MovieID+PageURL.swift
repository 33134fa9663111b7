import Domain

extension MovieID {
    /// The address of the film's page for people.
    var pageURL: String {
        switch self {
        case .tmdb(let number): "https://www.themoviedb.org/movie/\(number)"
        case .imdb(let imdbID): "https://www.imdb.com/title/\(imdbID)/"
        }
    }
}
