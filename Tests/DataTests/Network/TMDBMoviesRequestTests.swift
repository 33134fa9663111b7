import Domain
import Infrastructure
import Testing

@testable import Data

struct TMDBMoviesRequestTests {
    /// The path and the query of a request for the second page.
    private func target(_ query: MovieQuery, region: String? = nil) -> String {
        let request = TMDBMoviesRequest(query, region: region)
        return TMDBEndpoints.movies(request, page: 2, language: "en-US").endpoint.target
    }

    private func query(
        _ values: [FilterKey: String],
        text: String = "",
        list: MovieList? = nil
    ) -> MovieQuery {
        var query = MovieQuery(text) ?? MovieQuery(list: list)
        for (key, value) in values {
            let isValid = query.apply(key, value)
            #expect(isValid)
        }
        return query
    }

    @Test(
        arguments: [
            ([.genre: "horror,comedy"], "with_genres=27%2C35"),
            ([.genre: "!drama,sci-fi"], "with_genres=878&without_genres=18"),
            ([.year: "1999"], "primary_release_year=1999"),
            (
                [.year: "1980-1989"],
                "primary_release_date.gte=1980-01-01&primary_release_date.lte=1989-12-31"
            ),
            ([.year: "2020-"], "primary_release_date.gte=2020-01-01"),
            ([.rating: "7.5-9"], "vote_average.gte=7.5&vote_average.lte=9&vote_count.gte=1"),
            ([.votes: "500"], "vote_count.gte=500"),
            ([.runtime: "-90"], "with_runtime.gte=1&with_runtime.lte=90"),
            ([.runtime: "80-120"], "with_runtime.gte=80&with_runtime.lte=120"),
            ([.language: "ko"], "with_original_language=ko"),
            ([.language: "ko,ja,!en"], "with_original_language=ko%7Cja"),
            ([.language: "chinese"], "with_original_language=zh%7Ccn"),
            ([.country: "korea,jp"], "with_origin_country=KR%7CJP"),
        ] as [([FilterKey: String], String)]
    )
    func `asks discover for movies without a text`(filter: [FilterKey: String], items: String) {
        #expect(
            target(query(filter), region: "KR")
                == "discover/movie?include_adult=false&language=en-US&page=2&"
                + "\(items)&sort_by=popularity.desc&region=KR"
        )
    }

    @Test(arguments: [
        ("popularity", "popularity.desc"), ("-popularity", "popularity.asc"),
        ("year", "primary_release_date.desc"),
        ("-year", "primary_release_date.asc"), ("title", "title.asc"), ("-title", "title.desc"),
        ("runtime", "popularity.desc"), ("-runtime", "popularity.desc"),
    ])
    func `sorts what it discovers`(sort: String, value: String) {
        let query = query([.sort: sort])

        #expect(target(query).hasSuffix("&page=2&sort_by=\(value)"))
        #expect(
            TMDBMoviesRequest(query, region: nil).notices
                == (sort.hasSuffix("runtime")
                    ? [.limitation(FilterLimitation(key: .runtime, isSort: true))] : [])
        )
    }

    @Test(
        arguments: [
            ([.sort: "rating"], "vote_count.gte=300&sort_by=vote_average.desc"),
            ([.sort: "-rating"], "vote_count.gte=300&sort_by=vote_average.asc"),
            (
                [.sort: "rating", .rating: "-5"],
                "vote_average.lte=5&vote_count.gte=300&sort_by=vote_average.desc"
            ),
            ([.sort: "rating", .votes: "10"], "vote_count.gte=10&sort_by=vote_average.desc"),
            ([.sort: "rating", .votes: "5000"], "vote_count.gte=5000&sort_by=vote_average.desc"),
        ] as [([FilterKey: String], String)]
    )
    func `ranks only movies with enough votes, unless the user says how many`(
        filters: [FilterKey: String],
        items: String
    ) {
        #expect(target(query(filters)).hasSuffix("&page=2&\(items)"))
    }

    @Test func `asks discover for a topic instead of searching titles for its name`() {
        let query = query([.genre: "war"], text: "shark")
        let request = TMDBMoviesRequest(query, region: "KR", topic: QueryItem("with_keywords", "7"))

        #expect(
            TMDBEndpoints.movies(request, page: 2, language: "en-US").endpoint.target
                == "discover/movie?include_adult=false&language=en-US&page=2&with_genres=10752"
                + "&sort_by=popularity.desc&with_keywords=7&region=KR"
        )
        #expect(!request.hasLocalFilters && request.isTitle(ofAny: []))
    }

    @Test func `asks for recommendations, whose filters are applied here`() {
        let query = MovieQuery(like: .tmdb(603), query([.year: "1990-"]))
        let request = TMDBMoviesRequest(query, region: nil)

        #expect(target(query) == "movie/603/recommendations?language=en-US&page=2")
        #expect(request.filters == query.filters && request.hasLocalFilters)
    }

    @Test(
        arguments: [
            (.popular, "movie/popular"), (.topRated, "movie/top_rated"),
            (.nowPlaying, "movie/now_playing"), (.upcoming, "movie/upcoming"),
            (.trending, "trending/movie/day"),
        ] as [(MovieList, String)]
    )
    func `has an endpoint for each list`(list: MovieList, path: String) {
        let request = TMDBMoviesRequest(MovieQuery(list: list), region: "KR")

        #expect(
            target(MovieQuery(list: list), region: "KR")
                == "\(path)?language=en-US&page=2&region=KR"
        )
        #expect(!request.hasLocalFilters)
    }

    @Test func `discovers popular and top-rated movies that satisfy filters`() {
        #expect(
            target(query([.genre: "war"], list: .popular)).hasSuffix(
                "&page=2&with_genres=10752&sort_by=popularity.desc"
            )
        )
        #expect(
            target(query([.genre: "war"], list: .topRated)).hasSuffix(
                "&page=2&with_genres=10752&vote_count.gte=300&sort_by=vote_average.desc"
            )
        )
        #expect(
            target(query([.sort: "year"], list: .topRated)).hasSuffix(
                "&page=2&vote_count.gte=300&sort_by=primary_release_date.desc"
            )
        )
        #expect(
            target(query([.votes: "1000"], list: .topRated)).hasSuffix(
                "&page=2&vote_count.gte=1000&sort_by=vote_average.desc"
            )
        )
    }

    @Test func `leaves the filters of other lists and of a search to us`() {
        let listed = TMDBMoviesRequest(query([.genre: "war"], list: .upcoming), region: nil)
        let found = TMDBMoviesRequest(
            query([.genre: "war", .year: "1999", .runtime: "90", .sort: "year"], text: "x"),
            region: nil
        )

        #expect(listed.filters.lists[.genre]?.wanted == ["War"])
        #expect(found.hasLocalFilters && found.filters.keys(of: .movie) == [.genre])
        #expect(found.sort == MovieSort(.year))
        #expect(found.notices == [.limitation(FilterLimitation(key: .runtime))])
        #expect(target(query([.year: "1999"], text: "x")).hasSuffix("&primary_release_year=1999"))
        for filter in [FilterKey.runtime: "90", .year: "1999"] {
            let search = query([filter.key: filter.value], text: "x")
            #expect(!TMDBMoviesRequest(search, region: nil).hasLocalFilters)
        }
    }

    @Test func `leaves languages that are excluded to us`() {
        let request = TMDBMoviesRequest(query([.language: "!en", .genre: "war"]), region: nil)

        #expect(request.hasLocalFilters && request.filters.keys == [.language])
        #expect(!target(query([.language: "!en"])).contains("language=en&"))
        #expect(!TMDBMoviesRequest(query([.language: "ko"]), region: nil).hasLocalFilters)
    }

    @Test func `knows that TMDB lacks a genre`() {
        let war = TMDBMoviesRequest(query([.genre: "war,noir"]), region: nil)

        #expect(war.unknownGenre == "Film-Noir")
        #expect(TMDBMoviesRequest(query([.genre: "!noir"]), region: nil).unknownGenre == nil)
    }
}
