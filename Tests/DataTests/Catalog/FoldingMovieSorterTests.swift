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
}
