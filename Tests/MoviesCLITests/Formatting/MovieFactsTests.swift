import Domain
import Testing

@testable import MoviesCLI
@testable import Presentation

struct MovieFactsTests {
    @Test(arguments: [
        (1, "N1"), (2, "N1, N2"), (12, "N1, N2, N3, N4, N5, N6, N7, N8, N9, N10, N11, N12"),
        (13, "N1, N2, N3, N4, N5, N6, N7, N8, N9, N10, N11, N12 and 1 more"),
    ])
    func `names twelve people, and counts the others`(count: Int, text: String) {
        let names = (1...count).map { "N\($0)" }
        let details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern"),
            credits: MovieCredits(directors: names),
            source: .tmdb
        )

        #expect(value("Director", details) == text)
        #expect(value("Writer", details) == nil)
    }

    @Test(arguments: [
        (1, "1 min"), (59, "59 min"), (60, "1 h"), (61, "1 h 1 min"), (120, "2 h"),
        (179, "2 h 59 min"),
    ])
    func `says how long a movie is`(minutes: Int, text: String) {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern"),
            runtime: minutes,
            source: .tmdb
        )

        #expect(value("Runtime", details) == text)
    }

    @Test(
        arguments: [
            (8.5, 1, "8.5 of 10, by 1 vote", "8.5 from 1 vote"),
            (8.5, 2, "8.5 of 10, by 2 votes", "8.5 from 2 votes"),
            (10, 1_000, "10.0 of 10, by 1,000 votes", "10.0 from 1,000 votes"),
            (8.5, nil, "8.5 of 10", "8.5"), (nil, 7, nil, nil),
        ] as [(Double?, Int?, String?, String?)]
    )
    func `says how a movie is rated, and by how many`(
        average: Double?,
        count: Int?,
        long: String?,
        short: String?
    ) {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern", voteAverage: average, voteCount: count),
            source: .tmdb
        )

        #expect(value("Rating", details) == long)
        #expect(MovieFacts(item: MovieDetailsItemViewModel(details)).shortRating == short)
    }

    private func value(_ label: String, _ details: MovieDetails) -> String? {
        MovieFacts(item: MovieDetailsItemViewModel(details)).rows.first { $0.label == label }?.value
    }
}
