import Domain
import Testing

struct OpenedMoviesTests {
    @Test func `keeps the newest of movies with the same id`() throws {
        let dune = try movie(841, "Dune", 1984, 3)
        let other = try movie(438_631, "Dune", 2021, 2)

        let movies = OpenedMovies([dune, other, try movie(841, "Der Wüstenplanet", 1984, 1)])

        #expect(movies.entries == [dune, other])
    }

    @Test func `drops the oldest past the limit`() throws {
        let movies = OpenedMovies(try (1...201).map { try movie($0, "Movie \($0)", nil, 0) })

        #expect(movies.entries.count == 200)
        #expect(movies.entries.last?.title == "Movie 200")
    }

    @Test(arguments: [
        ("dune", ["Alien"]), ("DUNE 1984", ["Dune", "Alien"]),
        ("dune 1985", ["Dune", "Dune", "Alien"]),
        ("alien", ["Dune", "Dune"]),
    ])
    func `removes the movies of a title, or the one of a year`(
        title: String,
        others: [String]
    ) throws {
        let movies = OpenedMovies([
            try movie(841, "Dune", 1984, 3), try movie(438_631, "Dune", 2021, 2),
            try movie(348, "Alien", nil, 1),
        ])

        #expect(movies.removing(title).entries.map(\.title) == others)
    }

    @Test func `has a title of one line that can be searched for`() throws {
        #expect(try movie(1, " Blow\tUp\n", 1966, 0).query == "Blow Up 1966")
        #expect(try movie(1, "Alien", nil, 0).query == "Alien")
        for title in ["", " \u{200B}", String(repeating: "a", count: 501)] {
            #expect(OpenedMovie(Movie(id: .tmdb(1), title: title), lastOpened: time(0)) == nil)
        }
    }

    private func movie(
        _ id: Int,
        _ title: String,
        _ year: Int?,
        _ seconds: Int
    ) throws -> OpenedMovie {
        try #require(
            OpenedMovie(id: .tmdb(id), title: title, year: year, lastOpened: time(seconds))
        )
    }

    private func time(_ seconds: Int) -> Timestamp { Timestamp(secondsSince1970: seconds) }
}
