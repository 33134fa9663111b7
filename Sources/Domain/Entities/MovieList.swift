/// A list of movies that a source keeps.
package enum MovieList: String, CaseIterable, Hashable, Sendable {
    case popular
    case topRated = "top-rated"

    /// In cinemas.
    case nowPlaying = "now-playing"
    case upcoming

    /// Of today.
    case trending

    /// Whether catalogs can make the list, and not only TMDB.
    package var isInCatalogs: Bool {
        switch self {
        case .popular, .topRated: true
        case .nowPlaying, .upcoming, .trending: false
        }
    }

    /// The least votes of top-rated movies in TMDB's list.
    package static let topRatedVotes = 300

    /// The sort order closest to the list's own.
    package var sort: MovieSort { MovieSort(self == .topRated ? .rating : .popularity) }
}
