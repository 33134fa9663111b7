import Domain
import Testing

struct MovieListTests {
    @Test(
        arguments: [
            (MovieList.popular, nil, "popularity"), (.topRated, nil, "rating"),
            (.nowPlaying, .tmdb, "popularity"), (.upcoming, .tmdb, "popularity"),
            (.trending, .tmdb, "popularity"),
        ] as [(MovieList, OnlineSource?, String)]
    )
    func `has an order, and the only source that keeps it`(
        list: MovieList,
        source: OnlineSource?,
        order: String
    ) {
        #expect(list.onlySource == source)
        #expect(list.sort.description == order)
    }

    @Test(arguments: [
        ("title", true), ("-title", false), ("year", false), ("-year", true), ("rating", false),
        ("relevance", false), ("-relevance", nil),
    ])
    func `titles go up, and other values down, unless reversed`(order: String, isAscending: Bool?) {
        #expect(MovieSort(order)?.isAscending == isAscending)
    }

    @Test(arguments: ["--year", "-", "", "+year", "year-"])
    func `takes no other sign than one dash before an order`(order: String) {
        #expect(MovieSort(order) == nil)
    }

    @Test func `filters by the value of an order, if there is a filter of it`() {
        let keys = MovieSort.Field.allCases.map(\.key)

        #expect(keys == [nil, nil, .rating, .year, nil, .runtime, .mine, nil])
    }
}
