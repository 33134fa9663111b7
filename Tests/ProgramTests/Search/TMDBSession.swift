import Foundation
import TestSupport

/// Runs the built program with one home directory and TMDB's API at a test server.
struct TMDBSession {
    let movies: Program
    let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    func search(
        _ server: HTTPTestServer,
        _ query: String = "lantern",
        _ more: [String] = [],
        key: String = "0123"
    ) async throws -> ProgramResult {
        try await movies.run(arguments(query, more), environment: environment(server, key: key))
    }

    func search(_ server: HTTPTestServer, _ more: [String]) async throws -> ProgramResult {
        try await search(server, "lantern", more)
    }

    func run(_ arguments: [String]) async throws -> ProgramResult {
        try await movies.run(arguments, environment: ["HOME": home.path])
    }

    func environment(_ server: HTTPTestServer, key: String = "0123") -> [String: String] {
        ["HOME": home.path, "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": key]
    }

    func arguments(_ query: String, _ more: [String]) -> [String] {
        // Long enough for a busy machine; of two timeouts, the last one counts.
        ["search", query, "--source", "tmdb", "--timeout", "60"] + more
    }
}
