import Foundation
import TestSupport
import Testing

/// `movies show` of the built program with several movies, titles and standard input.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct ShowProgramTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    @Test func `prints the other movies if TMDB lacks one, and exits with 1`() async throws {
        let server = try ShowResponses.server()

        let result = try await session.show(["1", "404", "3"], server)

        #expect(result.status == 1)
        #expect(result.stdout == ShowResponses.text(of: 1) + "\n" + ShowResponses.text(of: 3))
        #expect(
            result.stderr
                == "movies: TMDB has no movie 404; 'movies search' prints the ids of movies\n"
        )
    }

    @Test func `keeps the order of the movies if the second one arrives last`() async throws {
        let gate = Gate()
        let server = try HTTPTestServer { request in
            let reply = ShowResponses.reply(to: request)
            return request.path == "/3/movie/2" ? .gated(by: gate, then: reply) : reply
        }
        let ids = (1...8).map(String.init)
        let program = try session.movies.start(
            session.arguments(show: ids + ["--json"]),
            environment: session.environment(server)
        )

        // At most six requests are sent at the same time, and the eighth after a response.
        #expect(await server.waitForRequests(8))
        gate.open()

        #expect(try ProgramSession.ids(inJSON: await program.result().stdout) == ids)
    }

    @Test func `sends at most six requests at the same time, and each movie's once`() async throws {
        let ids = (1...20).map(String.init)
        let gates = ids.map { _ in Gate() }
        let server = try HTTPTestServer { request in
            let index = ids.firstIndex { request.path == "/3/movie/\($0)" }
            return .gated(by: gates[index ?? 0], then: ShowResponses.reply(to: request))
        }
        let program = try session.movies.start(
            session.arguments(show: ids + ids + ["--json"]),
            environment: session.environment(server)
        )

        for (index, gate) in gates.enumerated() {
            // The first request is sent alone. Each response makes room for one more.
            let count = index == 0 ? 1 : min(6 + index, 20)
            #expect(await server.waitForRequests(count))
            #expect(server.requests.count == count)
            gate.open()
        }

        #expect(try ProgramSession.ids(inJSON: await program.result().stdout) == ids + ids)
        #expect(server.requests.count == 20)
    }

    @Test func `asks once with a credential that is refused`() async throws {
        let server = try HTTPTestServer(reply: .status(401))

        #expect(try await session.show((1...20).map(String.init), server).status == 77)
        #expect(server.requests.count == 1)
    }

    @Test func `prints the other movies if one does not arrive in time`() async throws {
        let server = try HTTPTestServer { request in
            request.path == "/3/movie/2" ? .hangBeforeHeaders : ShowResponses.reply(to: request)
        }

        let result = try await session.show(["1", "2", "3", "--json", "--timeout", "10"], server)

        #expect(result.status == 75)
        #expect(try ProgramSession.ids(inJSON: result.stdout) == ["1", "3"])
        #expect(result.stderr.contains(#""message":"2: 127.0.0.1 did not respond in time""#))
        #expect(result.stderr.split(separator: "\n").count == 1)
    }

    @Test func `takes movies from the lines of standard input`() async throws {
        let server = try ShowResponses.server()
        let input = "2\tLantern\t1999\n\n  \nid\ttitle\r\nhttps://www.themoviedb.org/movie/3-x\r\n4"

        let result = try await session.show(["1", "-", "--json"], server, input: input)

        #expect(try ProgramSession.ids(inJSON: result.stdout) == ["1", "2", "3", "4"])
        #expect(result.stderr.contains(#""'id' in line 4 is not a movie's id or link""#))
        #expect(result.status == 65)
    }

    @Test func `shows the movies that a search prints`() async throws {
        let found = try await session.run(["search", "blade runner"])

        let shown = try await session.run(["show", "-", "--json"], input: found.stdout)

        #expect(found.rows.count > 1)
        #expect(try ProgramSession.ids(inJSON: shown.stdout) == found.rows.map { $0[0] })
        #expect(shown.status == 0)
    }

    @Test(arguments: ["", "\n # 603\n"])
    func `exits with 1 if standard input has no movies`(input: String) async throws {
        let server = try ShowResponses.server()

        let result = try await session.show(["-"], server, input: input)
        let quiet = try await session.show(["-", "-q"], server, input: input)

        #expect(result.status == 1)
        #expect(result.stderr == "movies: nothing to show; no ids on standard input\n")
        #expect(quiet.status == 1)
        #expect(quiet.stderr.isEmpty)
        #expect(server.requests.isEmpty)
    }

    @Test func `shows the best match for a title, and says which`() async throws {
        let server = try ShowResponses.server()

        let result = try await session.show(["lantern", "1984"], server)
        let quiet = try await session.show(["lantern", "1984", "-q"], server)

        #expect(result.stdout == ShowResponses.text(of: 1))
        #expect(
            result.stderr == "movies: showing Movie 1 (1999); 1 other: movies search lantern 1984\n"
        )
        #expect(quiet.stdout == ShowResponses.text(of: 1))
        #expect(quiet.stderr.isEmpty)
        #expect(server.requests.map(\.path) == ["/3/search/movie", "/3/movie/1"])
    }

    @Test(arguments: [("the matrx", 5), ("the matrix", 3)])
    func `shows the best match of the catalog, despite a typo`(
        title: String,
        otherCount: Int
    ) async throws {
        let result = try await session.run(["show", title])

        #expect(result.stdout.hasPrefix("The Matrix (1999)\n"))
        #expect(
            result.stderr
                == "movies: showing The Matrix (1999); \(otherCount) others: movies search \(title)\n"
        )
    }

    @Test func `says nothing about a match without others`() async throws {
        let result = try await session.run(["show", "spirited away"])

        #expect(result.stdout.hasPrefix("Spirited Away"))
        #expect(result.stderr.isEmpty)
    }

    @Test func `a random movie comes with what is ignored, but not with --quiet`() async throws {
        let random = ["random", "alien", "rating:9-"]
        let spoken = try await session.run(random)
        let quiet = try await session.run(random + ["--quiet"])

        #expect(spoken.stderr.contains("'rating' is ignored"))
        #expect(quiet.stderr.isEmpty && quiet.stdout.contains("Alien"))
    }
}
