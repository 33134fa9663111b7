import Domain
import Terminal
import Testing

@testable import MoviesCLI
@testable import Presentation

/// The rows of a movie's details that lead somewhere on a screen.
struct MovieDetailsLinksTests {
    @Test func `has a row with a link for each of eight people in a job, and the collection`() {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern"),
            collection: MovieCollection(id: 5, name: "Lights"),
            credits: MovieCredits(
                directors: (1...5).map { "D\($0)" },
                writers: (1...9).map { "W\($0)" }
            ),
            source: .tmdb
        )

        let rows = MovieDetailsLayout(MovieDetailsItemViewModel(details), width: 80, in: .screen)
            .rows

        #expect(
            rows.map(\.line.text) == [
                "Lantern", "", "Director    D1", "            D2", "            D3",
                "            D4", "            D5", "", "Writer      W1", "            W2",
                "            W3", "            W4", "            W5", "            W6",
                "            W7", "            W8", "", "Collection  Lights", "",
                "https://www.themoviedb.org/movie/42", "42",
            ]
        )
        #expect(rows[2].link == .person(name: "D1", id: nil))
        #expect(rows[15].link == .person(name: "W8", id: nil))
        #expect(rows[17].link == .collection(name: "Lights", id: 5))
        #expect(rows.count { $0.link != nil } == 14)
    }

    @Test(arguments: [(19, 19), (20, 20), (21, 20)])
    func `has links to twenty recommendations`(count: Int, shown: Int) {
        let details = MovieDetails(
            movie: Movie(id: .tmdb(42), title: "Lantern"),
            recommendations: (1...count).map { Movie(id: .tmdb($0), title: "Other \($0)") },
            source: .tmdb
        )
        let item = MovieDetailsItemViewModel(details)

        let links = MovieDetailsLayout(item, width: 80, in: .screen).rows.compactMap(\.link)

        let movies = item.recommendations.prefix(shown).map { MovieDetailsLink.movie($0) }
        #expect(links == movies + [.similar(item.movie)])
    }
}
