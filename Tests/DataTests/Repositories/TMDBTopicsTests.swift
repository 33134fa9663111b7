import Domain
import DomainDoubles
import Infrastructure
import Testing

@testable import Data
@testable import Search

/// How TMDB is asked for movies by a text that is no title.
struct TMDBTopicsTests {
    private static let movies = #"""
        {"results":[{"id":1,"title":"Lantern","vote_count":5},{"id":2,"title":"Harbor"}],
        "total_pages":3,"total_results":42}
        """#

    private static let routes: [String: Result<NetworkResponse, NetworkError>] = [
        "search/keyword": names((1, "shark attack"), (2, "Shark"), (3, "time travel")),
        "search/company": .body(
            #"{"results":[{"id":4,"name":"Mill House","logo_path":null},{"id":5,"name":"Mill"},"#
                + #"{"id":6,"name":"mill house","logo_path":"/m.png"}]}"#
        ),
        "search/collection": names((7, "Harbor Saga Collection"), (8, "The Harbor Collection")),
        "collection/8": .body(
            #"{"id":8,"parts":[{"id":10,"title":"Harbor III","release_date":"2005-01-01"},"#
                + #"{"id":11,"title":"Harbor","release_date":"1991-01-01","genre_ids":[27]},"#
                + #"{"id":12,"title":"Harbor II","release_date":"1996-01-01","genre_ids":[27]}]}"#
        ),
        "discover/movie": .body(movies),
        "search/person": PersonRows.page(PersonRows.row(31, "Mara Lind")),
        "person/99": .missingResource,
        "person/31": PersonRows.details(31, cast: [PersonRows.movie(11), PersonRows.movie(2)]),
    ]

    private let network = RoutedNetwork(Self.routes)

    @Test func `asks for the movies with a keyword, popular ones first`() async throws {
        let query = try query("shark", "genre:horror year:90s")

        let page = try await movies(query, page: 2)

        #expect(network.paths == ["search/keyword", "discover/movie"])
        #expect(network.requested.first?.target == "search/keyword?query=shark&page=1")
        #expect(
            network.requested.last?.target
                == "discover/movie?include_adult=false&language=en-US&page=2&with_genres=27"
                + "&primary_release_date.gte=1990-01-01&primary_release_date.lte=1999-12-31"
                + "&sort_by=popularity.desc&with_keywords=2"
        )
        #expect(page.movies.map(\.title) == ["Lantern", "Harbor"])
        #expect(page.movies.map(\.reason) == [.keyword("Shark"), .keyword("Shark")])
        #expect(page.count.movies == 42)
        #expect(page.notices == [.topic(query)])
        #expect(page.match.confidence == .sure)
    }

    @Test func `asks for the movies of a studio, of several the one with a logo`() async throws {
        let page = try await movies(query("mill house", "sort:rating"), .studio("Mill House"))

        #expect(network.paths == ["search/company", "discover/movie"])
        #expect(network.requested.last?.value("with_companies") == "6")
        #expect(network.requested.last?.value("sort_by") == "vote_average.desc")
        #expect(network.requested.last?.value("vote_count.gte") == "300")
        #expect(page.movies.map(\.reason) == [.studio("mill house"), .studio("mill house")])
    }

    @Test func `asks for the movies of a series, and filters them`() async throws {
        let query = try query("harbor", "genre:horror")

        let page = try await movies(query, .series("Harbor"), language: "en-GB")

        #expect(network.paths == ["search/collection", "collection/8"])
        // The names that are compared are English.
        #expect(network.requested.map { $0.value("language") } == ["en-US", "en-GB"])
        #expect(page.movies.map(\.title) == ["Harbor", "Harbor II"])
        #expect(page.movies.map(\.reason) == [.series("The Harbor"), .series("The Harbor")])
        #expect(page.notices == [.topic(query)])
    }

    @Test func `looks up a series that is known by its name only`() async throws {
        let named = MovieQuery(collection: MovieCollection(name: "The Harbor"))
        let unknown = RoutedNetwork(["search/collection": .body(#"{"results":[]}"#)])

        let page = try await movies(named)
        let none = try await movies(named, network: unknown)

        #expect(network.paths == ["search/collection", "collection/8"])
        #expect(page.movies.map(\.title) == ["Harbor", "Harbor II", "Harbor III"])
        #expect(none.movies.isEmpty && unknown.paths == ["search/collection"])
    }

    @Test func `asks for the movies of a series with a person`() async throws {
        let page = try await movies(query("harbor", "person:31"), .series("Harbor"))
        let other = try await movies(query("harbor", "person:99"), .series("Harbor"))

        #expect(page.movies.map(\.title) == ["Harbor"])
        #expect(other.movies.isEmpty)
        #expect(other.notices.unknownPerson == "99")
    }

    @Test func `asks for the movies of a person`() async throws {
        let page = try await movies(query("mara"), .person("Mara Lind"))

        #expect(network.paths == ["search/person", "person/31"])
        #expect(page.movies.map(\.title) == ["Movie 11", "Movie 2"])
        #expect(page.notices.map(\.text) == ["meaning: person:\"Mara Lind\""])
    }

    @Test func `applies a filter of people to the movies with a keyword`() async throws {
        let page = try await movies(query("shark", "person:31"))

        #expect(page.movies.map(\.title) == ["Harbor"])
        #expect(page.movies.map(\.reason) == [.keyword("Shark")])
        #expect(
            network.paths
                == ["search/keyword", "person/31"]
                + Array(repeating: "discover/movie", count: 3)
        )
    }

    @Test(arguments: [TopicKind.keyword, .series("x"), .studio("x"), .person("x")])
    func `asks only once if TMDB has nothing of the name`(kind: TopicKind) async throws {
        let paths = ["search/keyword", "search/collection", "search/company", "search/person"]
        let network = RoutedNetwork(
            Dictionary(uniqueKeysWithValues: paths.map { ($0, .body(#"{"results":[]}"#)) })
        )

        let page = try await movies(query("harbor"), kind, network: network)

        #expect(page.movies.isEmpty && page.count.movies == 0 && page.source == .tmdb)
        #expect(network.paths.count == 1)
    }

    @Test func `does not take a number in a topic for a year, and excludes no text`() async throws {
        var query = try query("blade 2049")
        query.filters.excludedText = "shark"

        let page = try await movies(query)

        #expect(page.count.movies == 0)
        #expect(network.requested.map { $0.value("query") } == ["blade 2049"])
        query.replaceText(with: "shark")
        #expect(try await movies(query).notices.map(\.text) == ["topic: shark"])
    }

    @Test func `requests nothing for a genre that TMDB lacks`() async throws {
        #expect(try await movies(query("shark", "genre:noir")).notices.hasUnknownGenre)
        #expect(network.requested.isEmpty)
    }

    private static func names(
        _ rows: (id: Int, name: String)...
    ) -> Result<NetworkResponse, NetworkError> {
        let rows = rows.map { #"{"id":\#($0.id),"name":"\#($0.name)"}"# }
        return .body(#"{"page":1,"results":[\#(rows.joined(separator: ","))]}"#)
    }

    private func query(_ text: String, _ filters: String = "") throws -> MovieQuery {
        var query = TypedQuery(filters)?.meaning ?? MovieQuery()
        query.replaceText(with: text)
        query.subject = .topics
        return query
    }

    private func movies(
        _ query: MovieQuery,
        _ kind: TopicKind = .keyword,
        page: Int = 1,
        language: String = "en-US",
        network: RoutedNetwork? = nil
    ) async throws -> MoviesPage {
        try await TMDBMoviesRepository(
            network ?? self.network,
            language: language,
            meanings: StubMeanings(kind)
        )
        .movies(matching: query, page: page)
    }
}

extension MovieQuery {
    fileprivate mutating func replaceText(with text: String) { self = MovieQuery(text, like: self) }
}

extension SearchNotice {
    fileprivate var text: String {
        switch self {
        case .meaning(let query): "meaning: \(query)"
        case .topic(let query): "topic: \(query)"
        case .correctedQuery, .assumedPerson, .limitation, .closestMatches, .alternative, .series,
            .unknownPerson, .unknownWish, .unknownGenre, .unknownFilter, .unknownRows,
            .unreadableRows, .ignoredWords, .leftOutByFiles, .streaming, .unsavedQuery, .similar,
            .ofSeries, .unknownSimilar:
            "\(self)"
        }
    }
}
