import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MovieDetailsLayoutTests {
    private let item = MovieDetailsItemViewModel(
        MovieDetails(
            movie: Movie(
                id: .tmdb(42),
                imdbID: IMDbID("tt9100001"),
                title: "The Lantern Keepers",
                originalTitle: "등불지기",
                originalLanguage: "ko",
                releaseDate: ReleaseDate("1999-03-31"),
                overview: "Two sisters keep a lighthouse\non a planet without night.",
                genres: [Genre(name: "Drama"), Genre(name: "Science Fiction")],
                voteAverage: 7.25,
                voteCount: 140,
                pageURL: "https://www.themoviedb.org/movie/42"
            ),
            tagline: "Someone has to.",
            runtime: 59,
            countries: ["Iceland"],
            directors: ["Ada Brandt"],
            writers: ["Jun Seo"],
            cast: [CastMember(name: "Mara Lind", character: "Keeper"), CastMember(name: "Ilse")],
            source: .tmdb
        )
    )

    @Test func `prints all details in lines that fit`() {
        let lines = MovieDetailsLayout(item, width: 40).lines.map(\.text)

        #expect(
            lines == [
                "The Lantern Keepers (1999)",
                "등불지기",
                "Someone has to.",
                "",
                "Released  1999-03-31",
                "Runtime   59 min",
                "Genres    Drama, Science Fiction",
                "Country   Iceland",
                "Language  ko",
                "Rating    7.3 of 10, by 140 votes",
                "Director  Ada Brandt",
                "Writer    Jun Seo",
                "",
                "Two sisters keep a lighthouse on a",
                "planet without night.",
                "",
                "Cast",
                "  Mara Lind  Keeper",
                "  Ilse",
                "",
                "https://www.themoviedb.org/movie/42",
                "42 · tt9100001",
            ]
        )
    }

    @Test(arguments: [1, 10, 17, 25, 300])
    func `is never too wide, except for the URL`(width: Int) {
        let lines = MovieDetailsLayout(item, width: width).lines

        for line in lines where !line.text.hasPrefix("https") {
            #expect(line.width <= max(width, 14), "\(line.text)")
        }
    }
}
