import Foundation
import TestSupport
import Testing

/// `--person` and `--director` of the built program at TMDB.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct PeopleFiltersProgramTests {
    private let session: ProgramSession
    private let server: HTTPTestServer

    init() throws {
        session = try ProgramSession()
        server = try HTTPTestServer(handler: PersonResponses.reply)
    }

    @Test(arguments: [
        (["--director", "mara lind"], ["45"], ["search/person", "person/32"]),
        (["--person", "31", "--sort", "title"], ["43", "45", "42"], ["person/31"]),
        (["person:nm9000031", "--year", "2019"], ["45"], ["find/nm9000031", "person/31"]),
        (["lantern", "--person", "31"], ["42"], ["person/31", "search/movie"]),
        (["--person", "31", "--director", "32"], ["45"], ["person/31", "person/32"]),
        (["--person", "31", "--person", "32"], ["45"], ["person/31", "person/32"]),
    ])
    func `finds the movies of people`(
        arguments: [String],
        ids: [String],
        paths: [String]
    ) async throws {
        let result = try await search(arguments)

        #expect(result.status == 0)
        #expect(result.rows.map { $0[0] } == ids)
        #expect(result.stderr.isEmpty != arguments.contains("mara lind"))
        #expect(server.requests.map(\.path) == paths.map { "/3/\($0)" })
    }

    @Test func `says whom of several people it took`() async throws {
        let result = try await search(["person:\"mara lind\"", "--runtime", "90"])

        #expect(result.rows.count == 3)
        #expect(
            result.stderr == "movies: several people match \"mara lind\"; "
                + "using Mara Lind (31, actor, known for Lantern, Fog)\n"
                + "movies: TMDB has no runtimes; 'runtime' is ignored\n"
        )
    }

    @Test func `says that TMDB does not know a person`() async throws {
        let result = try await search(["lantern", "--director", "zzz", "--json"])

        #expect(result.status == 1)
        #expect(result.stdout.hasSuffix(#""ignored_filters":[],"movies":[]}"# + "\n"))
        #expect(result.stderr == "movies: TMDB has no person \"zzz\"; try another spelling\n")
        #expect(server.requests.map(\.path) == ["/3/search/person"])
    }

    @Test(arguments: [
        (["alien", "--director", "ridley scott"], "Alien"),
        (["--person", "stanly kubrick", "--sort", "oldest"], "The Killing"),
        (["person:\"Sigourney Weaver\"", "avatar"], "Avatar"),
        (["--person", "bill murray", "--person", "sigourney weaver"], "Ghostbusters"),
        (["person:meg ryan", "person:tom hanks", "year:90s", "sort:newest"], "You've Got Mail"),
    ])
    func `finds the movies of people of a catalog`(
        arguments: [String],
        title: String
    ) async throws {
        let result = try await search(arguments + ["--source", "catalog"])

        #expect(result.rows.first?[1] == title)
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [["--director", "kubrik"], ["the shining", "--person", "kubrik"]])
    func `tolerates no typo in a name if the search is exact`(arguments: [String]) async throws {
        let catalog = arguments + ["--source", "catalog"]

        #expect(try await search(catalog).rows.first?[1] == "The Shining")
        #expect(try await search(catalog + ["--exact"]).status == 1)
    }

    @Test func `says that a catalog does not know a person`() async throws {
        let result = try await search(["alien", "--director", "zzz", "--source", "catalog"])

        #expect(result.status == 1)
        #expect(
            result.stderr
                == "movies: the built-in catalog has no person \"zzz\"; "
                + "'movies catalog update --people' downloads all people\n"
        )
    }

    private func search(_ arguments: [String]) async throws -> ProgramResult {
        try await session.run(
            ["search", "--timeout", "60"] + arguments,
            session.environment(server)
        )
    }
}
