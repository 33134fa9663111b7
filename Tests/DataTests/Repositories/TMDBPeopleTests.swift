import Domain
import DomainDoubles
import Infrastructure
import Testing

@testable import Data

struct TMDBPeopleTests {
    @Test func `searches for a name, composed, in the language`() async throws {
        let network = RoutedNetwork(["search/person": PersonRows.page(PersonRows.row(31, "Mara"))])

        let matches = try await TMDBMoviesRepository(
            network,
            language: "de-DE",
            includesAdult: true
        )
        .people(named: "\u{1106}\u{1161}", limit: 20)

        #expect(matches.people.map(\.id) == [.tmdb(31)])
        #expect(
            network.requested.map(\.target) == [
                "search/person?query=%EB%A7%88&include_adult=true&language=de-DE&page=1"
            ]
        )
    }

    @Test func `fetches a person with all movies by the number`() async throws {
        let network = RoutedNetwork([
            "person/31": PersonRows.details(
                31,
                cast: [PersonRows.movie(1, #""poster_path":"/p.jpg""#)]
            )
        ])

        let details = try await TMDBMoviesRepository(network, language: "de-DE").details(
            of: PersonID.tmdb(31)
        )

        #expect(details.person.name == "Mara Lind")
        #expect(details.credits.map(\.movie.posterURL) == ["https://images.example.org/w500/p.jpg"])
        #expect(
            network.requested.map(\.target) == [
                "person/31?append_to_response=movie_credits%2Cexternal_ids&language=de-DE"
            ]
        )
    }

    @Test func `fetches a person by an id of IMDb`() async throws {
        let id = try #require(PersonID("nm9000031"))
        let network = RoutedNetwork([
            "find/nm9000031": .body(
                #"{"movie_results":[],"person_results":[\#(PersonRows.row(31, "Mara Lind"))]}"#
            ),
            "person/31": PersonRows.details(31),
        ])

        #expect(try await TMDBMoviesRepository(network).details(of: id).person.id == .tmdb(31))
        #expect(network.requested.first?.target == "find/nm9000031?external_source=imdb_id")
    }

    @Test(arguments: ["31", "nm9000031", "nm9000032"])
    func `throws the id of a person whom TMDB does not have`(text: String) async throws {
        let id = try #require(PersonID(text))
        let network = RoutedNetwork([
            "find/nm9000031": .body(#"{"person_results":[]}"#),
            "find/nm9000032": .body(#"{"person_results":[\#(PersonRows.row(32, "Ída"))]}"#),
            "person/31": .missingResource, "person/32": .missingResource,
        ])

        await #expect(throws: MoviesError.personNotFound(id, .tmdb)) {
            try await TMDBMoviesRepository(network).details(of: id)
        }
    }

    @Test func `reports a wrong URL, and not that there is no such person`() async throws {
        let id = try #require(PersonID("nm9000031"))
        let repository = TMDBMoviesRepository(RoutedNetwork([:]))

        await #expect(throws: MoviesError.server(.example, .notFound)) {
            try await repository.people(named: "mara", limit: 20)
        }
        await #expect(throws: MoviesError.server(.example, .notFound)) {
            try await repository.details(of: id)
        }
        await #expect(throws: MoviesError.server(.example, .notFound)) {
            try await repository.details(of: PersonID.tmdb(31))
        }
    }

    @Test func `refuses the details of another person`() async throws {
        let network = RoutedNetwork(["person/31": PersonRows.details(32)])

        await #expect(throws: MoviesError.server(.example, .invalidResponse)) {
            try await TMDBMoviesRepository(network).details(of: PersonID.tmdb(31))
        }
    }

    @Test func `caches people for a week`() {
        let requests = [
            TMDBEndpoints.people(named: "x", language: "en-US", includesAdult: false).lifetime,
            TMDBEndpoints.person(31, language: "en-US").lifetime,
            IMDbPersonID("nm9000031").map { TMDBEndpoints.people(with: $0).lifetime },
        ]

        #expect(requests == [604_800, 604_800, 604_800])
    }
}
