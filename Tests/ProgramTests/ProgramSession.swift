import Foundation
import TestSupport

/// Runs the built program with one home directory, and with TMDB's API at a test server if there is one.
struct ProgramSession {
    let movies: Program
    let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    func run(
        _ arguments: [String],
        _ environment: [String: String] = [:],
        input: String? = nil
    ) async throws -> ProgramResult {
        try await movies.run(
            arguments,
            environment: variables(environment),
            input: input.map { Data($0.utf8) }
        )
    }

    func terminal(
        _ arguments: [String] = [],
        _ environment: [String: String] = [:],
        columns: Int = 80,
        rows: Int = 24,
        streams: PseudoTerminal.Streams = .all,
        reply: (query: String, text: String) = ("", "")
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            movies,
            arguments,
            columns: columns,
            rows: rows,
            streams: streams,
            environment: variables(environment),
            reply: reply
        )
    }

    /// Runs the program as a person does: on a terminal, except for standard error.
    @discardableResult
    func type(
        _ arguments: [String],
        _ environment: [String: String] = [:]
    ) async throws -> ProgramResult {
        let environment = ["NO_COLOR": "1"].merging(environment) { $1 }
        return try await terminal(arguments, environment, streams: .errorApart).result()
    }

    private func variables(_ environment: [String: String]) -> [String: String] {
        ["HOME": home.path].merging(environment) { $1 }
    }
}

/// Searches at TMDB.
extension ProgramSession {
    func search(
        _ server: HTTPTestServer,
        _ query: String = "lantern",
        _ more: [String] = [],
        key: String = "0123"
    ) async throws -> ProgramResult {
        try await run(arguments(query, more), environment(server, key: key))
    }

    func search(_ server: HTTPTestServer, _ more: [String]) async throws -> ProgramResult {
        try await search(server, "lantern", more)
    }

    func environment(_ server: HTTPTestServer, key: String = "0123") -> [String: String] {
        ["HOME": home.path, "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": key]
    }

    func arguments(_ query: String, _ more: [String]) -> [String] {
        // Long enough for a busy machine; of two timeouts, the last one counts.
        ["search", query, "--source", "tmdb", "--timeout", "60"] + more
    }
}
