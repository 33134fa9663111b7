import Domain

@testable import Presentation

extension MoviesListItemViewModel {
    /// A movie with the values that a test needs.
    static func sample(
        id: String = "1",
        title: String,
        originalTitle: String? = nil,
        year: String? = nil,
        overview: String? = nil,
        genres: [String] = [],
        voteAverage: Double? = nil,
        reason: MatchReason? = nil,
        otherMatchCount: Int = 0
    ) -> MoviesListItemViewModel {
        var movie = Movie(
            id: MovieID(id) ?? .tmdb(1),
            title: title,
            originalTitle: originalTitle,
            releaseDate: year.flatMap(CalendarDate.init),
            overview: overview,
            genres: genres.map { Genre(name: $0) },
            voteAverage: voteAverage
        )
        movie.reason = reason
        movie.otherMatchCount = otherMatchCount
        return MoviesListItemViewModel(movie)
    }

    /// A movie that a search found by an actor.
    static let fightClub = sample(
        id: "550",
        title: "Fight Club",
        year: "1999",
        genres: ["Drama"],
        reason: .cast("Brad Pitt")
    )

    /// A movie that a search found by its overview, of which `great` matches.
    static let jaws = sample(
        id: "578",
        title: "Jaws",
        year: "1975",
        genres: ["Horror", "Thriller", "Adventure"],
        reason: .overview("A great white shark hunts the swimmers of a town.", matches: [2..<7])
    )
}
