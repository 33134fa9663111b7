import Domain
import Testing

@testable import Presentation

struct MoviesListItemViewModelTests {
    @Test func `shows the facts about a movie in plain values`() {
        let movie = Movie(
            id: .tmdb(496_243),
            imdbID: IMDbID("tt6751668"),
            title: "Parasite",
            originalTitle: "기생충",
            originalLanguage: "ko",
            releaseDate: CalendarDate("2019-05-30"),
            genres: [Genre(name: "Comedy"), Genre(name: "Drama")],
            voteAverage: 8.5
        )

        let item = MoviesListItemViewModel(movie)

        #expect(item.id == "496243")
        #expect(item.imdbID == "tt6751668")
        #expect(item.title == "Parasite")
        #expect(item.originalTitle == "기생충")
        #expect(item.releaseDate == "2019-05-30")
        #expect(item.year == 2019)
        #expect(item.genres == ["Comedy", "Drama"])
        #expect(item.voteAverage == 8.5)
    }

    @Test func `shows nothing for unknown facts`() {
        let item = MoviesListItemViewModel(Movie(id: .tmdb(1), title: "Movie"))

        #expect(item.releaseDate == nil)
        #expect(item.year == nil)
        #expect(item.voteAverage == nil)
        #expect(item.overview == nil)
    }
}
