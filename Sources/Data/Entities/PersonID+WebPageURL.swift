import Domain

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
