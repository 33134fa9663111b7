import Domain
import DomainDoubles
import Infrastructure
import Testing

@testable import Data

/// The filters `person` and `director` at TMDB.
struct TMDBPeopleFiltersTests {
    private static let directed = #""job":"Director""#
    private static let old = #""release_date":"1990-01-01","vote_average":9,"vote_count":299"#

    /// Has an actor and a director called Mara Lind, and an actor called Ída Berg.
    private let network = RoutedNetwork([
        "search/person": PersonRows.page(
            PersonRows.row(31, "Mara Lind"),
            PersonRows.row(32, "Mara Lind", department: "Directing")
        ),
        "person/31": PersonRows.details(
            31,
            cast: [
                PersonRows.movie(1, old),
                PersonRows.movie(
                    2,
                    #""release_date":"1980-01-01","vote_average":6,"vote_count":300"#
                ),
                PersonRows.movie(3, #""vote_average":7,"vote_count":400"#),
            ],
            crew: [
                PersonRows.movie(1, "\(directed),\(old)"),
                PersonRows.movie(4, #""job":"Producer""#),
            ]
        ),
        "person/32": PersonRows.details(
            32,
            crew: [PersonRows.movie(3, directed), PersonRows.movie(5, directed)]
        ),
        "person/33": PersonRows.details(33, cast: (1...45).map { PersonRows.movie($0) }),
        "person/34": PersonRows.details(34),
        "search/movie": .body(
            #"{"results":[\#([9, 3, 1].map { PersonRows.movie($0) }.joined(separator: ","))],"#
                + #""total_pages":1,"total_results":3}"#
        ),
        "movie/now_playing": .body(#"{"results":[\#(PersonRows.movie(3))],"total_pages":1}"#),
    ])

    @Test(arguments: [
        (["person": "31"], [4, 3, 2, 1]), (["director": "31"], [1]),
        (["person": "31", "director": "32"], [3]), (["person": "31", "director": "34"], []),
        (["person": "31", "sort": "relevance"], [4, 3, 2, 1]),
        (["person": "31", "sort": "year"], [1, 2, 4, 3]), (["person": "31", "year": "-1985"], [2]),
        (["person": "31", "rating": "7", "sort": "-rating"], [3, 1]),
        (["person": "31", "runtime": "90", "sort": "runtime"], [4, 3, 2, 1]),
    ])
    func `selects from all movies of the people`(
        filters: [String: String],
        ids: [Int]
    ) async throws {
        let page = try await movies(filters)

        #expect(self.ids(page) == ids)
        #expect(page.count.movies == ids.count)
        #expect(page.count.pages == (ids.isEmpty ? 0 : 1))
        #expect(
            page.notices.limitations
                == (filters["runtime"] == nil
                    ? [] : [.init(key: .runtime), .init(key: .runtime, isSort: true)])
        )
        #expect(network.paths.allSatisfy { $0.hasPrefix("person/") })
    }

    @Test(arguments: [
        ("31 person:32", [3]), ("31 person:33", [4, 3, 2, 1]), ("31 person:31", [4, 3, 2, 1]),
        ("31 person:34", []), ("31 person:33 director:32", [3]),
    ])
    func `selects the movies that several people have in common`(
        people: String,
        ids: [Int]
    ) async throws {
        let query = try #require(TypedQuery("person:\(people)")).meaning

        #expect(
            try await self.ids(TMDBMoviesRepository(network).movies(matching: query, page: 1))
                == ids
        )
    }

    @Test func `counts all movies, and shows twenty a page`() async throws {
        let last = try await movies(["person": "33"], page: 3)

        #expect(ids(last) == [5, 4, 3, 2, 1])
        #expect(last.count.movies == 45 && last.count.pages == 3)
        #expect(try await movies(["person": "33"], page: 4).movies.isEmpty)
    }

    @Test(
        arguments: [(.popular, [4, 3, 2, 1]), (.topRated, [3, 2]), (.nowPlaying, [3])]
            as [(MovieList, [Int])]
    )
    func `selects from a list`(list: MovieList, ids: [Int]) async throws {
        #expect(try await self.ids(movies(["person": "31"], list: list)) == ids)
    }

    @Test func `selects from what a search finds`() async throws {
        let page = try await movies(["person": "31"], text: "movie")

        #expect(ids(page) == [3, 1])
        #expect(page.count.movies == 2)
        #expect(try await ids(movies(["person": "31", "year": "1999"], text: "movie")) == [3, 1])
        #expect(network.requested.last?.target.contains("primary_release_year=1999") == true)
    }

    @Test func `searches for no movies if the people have none`() async throws {
        #expect(try await movies(["person": "34"], text: "movie").count.movies == 0)
        #expect(network.paths == ["person/34"])
    }

    @Test func `takes a name for the best match, or for the first director among several`()
        async throws
    {
        let person = try await movies(["person": "mara lind"])
        let director = try await movies(["director": "mara lind"])

        #expect(ids(person) == [4, 3, 2, 1])
        #expect(assumed(person) == ["31 for mara lind"])
        #expect(ids(director) == [5, 3])
        #expect(assumed(director) == ["32 for mara lind"])
        #expect(try await assumed(movies(["director": "32"])).isEmpty)
    }

    private func assumed(_ page: MoviesPage) -> [String] {
        page.notices.compactMap {
            if case .assumedPerson(let person, let name) = $0 {
                "\(person.id) for \(name)"
            } else {
                nil
            }
        }
    }

    @Test(arguments: ["99", "nm9000099", "https://example.org/mara", "ída berg"])
    func `reports a person whom TMDB does not know`(name: String) async throws {
        let network = RoutedNetwork([
            "search/person": PersonRows.page(), "find/nm9000099": .body(#"{"person_results":[]}"#),
            "person/99": .missingResource,
        ])

        let page = try await movies(["director": name], text: "movie 1999", network: network)

        #expect(page.notices.unknownPerson == name)
        #expect(page.count.movies == 0)
        #expect(network.requested.count <= 1)
    }

    @Test func `fails if the person can't be fetched`() async throws {
        let network = RoutedNetwork(["person/31": .failure(.timedOut)])

        await #expect(throws: MoviesError.server(.example, .timedOut)) {
            try await movies(["person": "31"], network: network)
        }
    }

    private func movies(
        _ filters: [String: String],
        text: String = "",
        list: MovieList? = nil,
        page: Int = 1,
        network: RoutedNetwork? = nil
    ) async throws -> MoviesPage {
        var query = MovieQuery(text) ?? MovieQuery(list: list)
        for (name, value) in filters {
            let isValid = query.apply(try #require(FilterKey(rawValue: name)), value)
            #expect(isValid)
        }
        return try await TMDBMoviesRepository(network ?? self.network).movies(
            matching: query,
            page: page
        )
    }

    private func ids(_ page: MoviesPage) -> [Int] {
        page.movies.compactMap { Int($0.id.description) }
    }
}
