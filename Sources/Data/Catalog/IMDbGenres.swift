/// The genres of IMDb's data sets.
///
/// Records refer to them by their place in this list, so that it may only grow at its end.
enum IMDbGenres {
    static let names = [
        "Drama", "Comedy", "Documentary", "Romance", "Action", "Thriller", "Crime", "Horror",
        "Adventure", "Family", "Mystery", "Biography", "Fantasy", "History", "Music", "Sci-Fi",
        "Musical", "War", "Animation", "Western", "Sport", "Adult", "News", "Short", "Film-Noir",
        "Reality-TV", "Talk-Show", "Game-Show",
    ]
}
