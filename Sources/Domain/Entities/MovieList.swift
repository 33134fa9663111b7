/// A list of movies that a source keeps.
package enum MovieList: String, CaseIterable, Hashable, Sendable {
    case popular
    case topRated = "top-rated"
    case nowPlaying = "now-playing"
    case upcoming

    /// The movies that are popular today.
    case trending

    /// The only source that keeps the list; `nil` if catalogs can make it, too.
    package var onlySource: OnlineSource? {
        switch self {
        case .popular, .topRated: nil
        case .nowPlaying, .upcoming, .trending: .tmdb
        }
    }

    /// The least votes of top-rated movies in TMDB's list.
    package static let topRatedVotes = 300

    /// The sort order closest to the list's own.
    package var sort: MovieSort { MovieSort(self == .topRated ? .rating : .popularity) }
}
