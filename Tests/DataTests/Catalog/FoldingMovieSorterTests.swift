import Data
import Domain
import Testing

struct FoldingMovieSorterTests {
    private let movies = [
        ("étoile", "2001-05", 7.0, nil), ("Zebra", nil, 9, 3), ("Apple", "2001-05-02", nil, 5),
        ("estuary", "1999", 8, 4),
    ].map { (title: String, date: String?, rating: Double?, popularity: Double?) in
        Movie(
            id: .tmdb(1),
            title: title,
            releaseDate: date.flatMap { CalendarDate($0) },
            voteAverage: rating,
            voteCount: 1_000,
            popularity: popularity
        )
    }

    @Test(arguments: [
        (MovieSort(.title), [2, 3, 0, 1]), (MovieSort(.title, isReversed: true), [1, 0, 3, 2]),
        (MovieSort(.year), [2, 0, 3, 1]), (MovieSort(.year, isReversed: true), [3, 0, 2, 1]),
        (MovieSort(.rating), [1, 3, 0, 2]), (MovieSort(.popularity), [2, 3, 1, 0]),
        (MovieSort(.runtime), [0, 1, 2, 3]),
    ])
    func `sorts movies; those that lack the value come last`(sort: MovieSort, order: [Int]) {
        #expect(FoldingMovieSorter().order(of: movies, by: sort) == order)
    }

    /// The average and the number of votes of movies of TMDB, or of IMDb, the best first.
    @Test(
        arguments: [
            (
                true,
                [(8.219, 26_000), (8.218, 26_000), (9, 150), (10, 6), (7, nil), (6, 2), (2, 9_000)]
            ),
            (false, [(9, 100_000), (8, 1_000_000), (9.5, 9_000), (10, 6), (7, nil), (2, 90_000)]),
        ] as [(Bool, [(Double, Int?)])]
    )
    func `ratings are weighted by votes, as many as their source has`(
        isTMDB: Bool,
        ratings: [(Double, Int?)]
    ) throws {
        let id: MovieID = isTMDB ? .tmdb(1) : .imdb(try #require(IMDbID("tt0000001")))
        let movies = ratings.map {
            Movie(id: id, title: "Alien", voteAverage: $0.0, voteCount: $0.1)
        }
        let unrated = Movie(id: id, title: "Alien", voteCount: 9)

        #expect(
            FoldingMovieSorter().order(of: [unrated] + movies.reversed(), by: MovieSort(.rating))
                == Array((1...movies.count).reversed()) + [0]
        )
    }
}
