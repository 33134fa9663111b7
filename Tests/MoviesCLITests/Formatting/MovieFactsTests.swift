import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MovieFactsTests {
    private let lantern = Movie(id: .tmdb(7), title: "Lantern")

    @Test(arguments: [
        (1, "N1"), (2, "N1, N2"), (12, "N1, N2, N3, N4, N5, N6, N7, N8, N9, N10, N11, N12"),
        (13, "N1, N2, N3, N4, N5, N6, N7, N8, N9, N10, N11, N12 and 1 more"),
    ])
    func `names twelve people, and counts the others`(count: Int, text: String) {
        let names = (1...count).map { "N\($0)" }
        let details = MovieDetails(
            movie: lantern,
            credits: MovieCredits(directors: names),
            source: .tmdb
        )

        let layout = MovieDetailsLayout(MovieDetailsItemViewModel(details), width: 80)

        #expect(layout.directors.value == text)
    }

    @Test(arguments: [
        (1, "1 min"), (59, "59 min"), (60, "1 h"), (61, "1 h 1 min"), (120, "2 h"),
        (179, "2 h 59 min"),
    ])
    func `says how long a movie is`(minutes: Int, text: String) {
        let details = MovieDetails(movie: lantern, runtime: minutes, source: .tmdb)

        #expect(summary(details).map(\.text) == [text])
    }

    @Test(arguments: [
        (2_103_000, "8.2  9 votes · IMDb 8.7  2,103,000 votes"), (nil, "8.2  9 votes · IMDb 8.7"),
    ])
    func `shows the rating at IMDb beside that of TMDB`(count: Int?, text: String) {
        var details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern", voteAverage: 8.2, voteCount: 9),
            source: .tmdb
        )
        details.imdbRating = IMDbUserRating(average: 8.7, voteCount: count)

        #expect(summary(details).map(\.text) == [text])
    }

    @Test(
        arguments: [
            (8.5, 1, "8.5  1 vote"), (8.5, 2, "8.5  2 votes"), (10, 1_000, "10.0  1,000 votes"),
            (8.5, nil, "8.5"), (nil, 7, nil),
        ] as [(Double?, Int?, String?)]
    )
    func `says how a movie is rated, and by how many`(
        average: Double?,
        count: Int?,
        text: String?
    ) {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern", voteAverage: average, voteCount: count),
            source: .tmdb
        )

        let summary = summary(details)

        #expect(summary.map(\.text) == [text].compactMap(\.self))
        let figure = text.map { $0.prefix { $0 != " " } }
        #expect(summary.first?.pieces[0].text == figure.map(String.init))
        #expect(summary.first?.pieces[0].style == text.map { _ in .rating })
    }

    @Test func `says in one line what helps to decide, and wraps it`() {
        #expect(
            summary(.full, width: 80).map(\.text)
                == ["7.3  140 votes · 59 min · 15 (KR) · Drama, Science Fiction"]
        )
        #expect(
            summary(.full, width: 20).map(\.text)
                == ["7.3  140 votes", "59 min · 15 (KR)", "Drama, Science", "Fiction"]
        )
    }

    @Test(arguments: [
        ("15", "KR", "15 (KR)"), ("PG-13", "US", "PG-13"), ("12A", "GB", "12A"),
    ])
    func `names the country of a certification that is a number`(
        certification: String,
        region: String,
        text: String
    ) {
        let details = MovieDetails(
            movie: lantern,
            release: RegionalRelease(region: region, certification: certification),
            source: .tmdb
        )

        #expect(summary(details).map(\.text) == [text])
    }

    private func summary(_ details: MovieDetails, width: Int = 80) -> [StyledLine] {
        MovieDetailsLayout(MovieDetailsItemViewModel(details), width: width).summary
    }
}
