import Foundation
import TestSupport
import Testing

/// `movies person` of the built program.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct PersonProgramTests {
    private static let rows =
        "45\tHarbor\t\t2019-06-01\t\t\t\t\texecutive producer\t\n"
        + "42\tLantern\t\t1999-03-31\t\t8.0\t\t\tdirector|cast\tKeeper\n"
        + "43\tFog\t\t\tHorror\t\t\t\tcast\t\n"

    private let session: ProgramSession
    private let server: HTTPTestServer

    init() throws {
        session = try ProgramSession()
        server = try HTTPTestServer(handler: PersonResponses.reply)
    }

    @Test func `prints the movies of the best match, and who else has the name`() async throws {
        let result = try await person(["mara", "lind"])
        let quiet = try await person(["mara lind", "-q"])

        #expect(result.status == 0)
        #expect(result.stdout == Self.rows)
        #expect(
            result.stderr == "movies: showing Mara Lind (actor, known for Lantern, Fog); "
                + "others: 32 (director, known for Harbor)\n"
        )
        #expect(server.requests.map(\.path) == ["/3/search/person", "/3/person/31"])
        #expect(quiet.stdout == Self.rows)
        #expect(quiet.stderr.isEmpty)
    }

    @Test(arguments: [
        "31", "nm9000031", "https://www.imdb.com/name/nm9000031/", "themoviedb.org/person/31-mara",
    ])
    func `takes ids and links`(text: String) async throws {
        let result = try await person([text])

        #expect(result.stdout == Self.rows)
        #expect(result.stderr.isEmpty)
        #expect(server.requests.last?.path == "/3/person/31")
        #expect(
            server.requests.last?.queryValue("append_to_response") == "movie_credits,external_ids"
        )
    }

    @Test(arguments: ["zzz", "99", "nm9000099"])
    func `exits with 1 if there is no such person`(text: String) async throws {
        let result = try await person([text])

        #expect(result.status == 1)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.hasPrefix("movies: TMDB has no person "))
        #expect(result.stderr.contains(text))
        #expect(result.stderr.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        (["--sort", "title"], ["43", "45", "42"]), (["--sort", "oldest"], ["42", "45", "43"]),
        (["--sort", "rating", "-n", "1"], ["42"]), (["--genre", "horror"], ["43"]),
        (["--year", "1990-2019", "--rating", "8"], ["42"]), (["-n", "2"], ["45", "42"]),
    ])
    func `filters and sorts the movies`(options: [String], ids: [String]) async throws {
        #expect(try await person(["31"] + options).rows.map { $0[0] } == ids)
    }

    @Test func `exits with 1 if the filters leave no movie`() async throws {
        let result = try await person(["31", "--genre", "war"])

        #expect(result.status == 1)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.contains("no movies of Mara Lind match genre:war; try without it"))
    }

    @Test func `prints one object as JSON, and the ids alone`() async throws {
        let json = try await person(["31", "--json", "--genre", "horror"])
        let ids = try await person(["31", "--format", "ids"])

        #expect(
            json.stdout.hasPrefix(
                #"{"source":"tmdb","stale":false,"id":"31","imdb_id":"nm9000031","#
                    + #""name":"Mara Lind","profession":"actor","known_for":["Lantern","Fog"],"#
                    + #""url":"https://www.themoviedb.org/person/31","birthday":"1956-07-09","#
                    + #""deathday":null,"place_of_birth":"Oslo","biography":null,"others":[],"#
                    + #""total_results":1,"ignored_filters":[],"movies":[{"id":"43","#
            )
        )
        #expect(json.stdout.hasSuffix(#""roles":["cast"],"characters":[]}]}"# + "\n"))
        #expect(ids.stdout == "45\n42\n43\n")
    }

    @Test(arguments: [40, 80, 200])
    func `fits a terminal`(columns: Int) async throws {
        let terminal = try session.terminal(
            ["person", "mara", "lind", "--timeout", "60", "--color", "never"],
            session.environment(server),
            columns: columns
        )

        let result = try await terminal.result()

        let lines = result.stdout.split(whereSeparator: \.isNewline).map(String.init)
        #expect(result.status == 0)
        #expect(lines.contains("Mara Lind"))
        #expect(lines.contains("born 1956-07-09 (Oslo)"))
        #expect(lines.contains { $0.hasPrefix("1999  Lantern") && $0.hasSuffix("  42") })
        #expect(lines.last?.hasPrefix("3 movies · ") == true)
        for line in lines where !line.contains("showing") {
            #expect(line.count <= columns, "\(line)")
        }
    }

    @Test func `needs no network for a cached response`() async throws {
        _ = try await person(["mara lind"])
        server.stop()

        let offline = try await person(["mara lind", "--offline", "-q"])
        let byID = try await person(["31", "--offline"])
        let missing = try await person(["32", "--offline"])
        let stale = try await person(["31", "--refresh"])

        #expect(offline.stdout == Self.rows)
        #expect(byID.stdout == Self.rows)
        #expect(missing.status == 69)
        #expect(stale.stdout == Self.rows)
        #expect(stale.stderr.contains("showing its response of "))
        #expect(server.requests.count == 2)
    }

    @Test func `exits with 77 without a credential`() async throws {
        for arguments in [["mara"], ["31"]].map({ ["person", "--source", "tmdb"] + $0 }) {
            let result = try await session.run(arguments)
            #expect(result.status == 77)
            #expect(result.stdout.isEmpty)
            #expect(result.stderr.contains("TMDB_ACCESS_TOKEN"))
        }
    }

    private func person(_ arguments: [String]) async throws -> ProgramResult {
        try await session.run(
            ["person", "--timeout", "60"] + arguments,
            session.environment(server)
        )
    }
}
