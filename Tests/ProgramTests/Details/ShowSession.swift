import Foundation
import TestSupport

/// Runs `movies show` with one home directory and TMDB's API at a test server.
struct ShowSession {
    let movies: Program
    let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    /// The ids of the JSON objects, one per line.
    static func ids(inJSON text: String) throws -> [String] {
        struct Movie: Decodable {
            let id: String
        }
        return try text.split(separator: "\n").map {
            try JSONDecoder().decode(Movie.self, from: Data($0.utf8)).id
        }
    }

    func environment(_ server: HTTPTestServer) -> [String: String] {
        ["HOME": home.path, "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k"]
    }

    func arguments(_ more: some Sequence<String>) -> [String] {
        // Long enough for a busy machine; of two timeouts, the last one counts.
        ["show", "--source", "tmdb", "--timeout", "60"] + more
    }

    func show(
        _ more: [String],
        _ server: HTTPTestServer,
        input: String = ""
    ) async throws -> ProgramResult {
        try await movies.run(
            arguments(more),
            environment: environment(server),
            input: Data(input.utf8)
        )
    }
}
