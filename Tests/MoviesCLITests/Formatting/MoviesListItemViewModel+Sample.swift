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
        pageURL: String? = nil
    ) -> MoviesListItemViewModel {
        MoviesListItemViewModel(
            Movie(
                id: MovieID(id) ?? .tmdb(1),
                title: title,
                originalTitle: originalTitle,
                releaseDate: year.flatMap(CalendarDate.init),
                overview: overview,
                genres: genres.map { Genre(name: $0) },
                voteAverage: voteAverage,
                pageURL: pageURL
            )
        )
    }
}
