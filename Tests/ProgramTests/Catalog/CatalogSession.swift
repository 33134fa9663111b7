import Foundation
import TestSupport

/// Runs the built program with one home directory, which is also its working directory.
struct CatalogSession {
    static let titles = """
        tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres
        tt9000001\tmovie\tThe Paper Lantern\tThe Paper Lantern\t0\t1999\t\\N\t90\tDrama
        tt9000002\tmovie\tLantern Road\tCesta lampionu\t0\t2004\t\\N\t95\tComedy,Crime
        tt9000003\ttvSeries\tLantern Street\tLantern Street\t0\t2004\t\\N\t30\tComedy

        """
    static let ratings = """
        tconst\taverageRating\tnumVotes
        tt9000001\t7.5\t300
        tt9000002\t6.1\t4000

        """

    let movies: Program
    let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    func update(_ server: HTTPTestServer, _ options: [String] = []) async throws -> ProgramResult {
        try await run(
            ["catalog", "update", "--timeout", "60"] + options,
            environment: ["MOVIES_IMDB_URL": server.url]
        )
    }

    func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: Data? = nil
    ) async throws -> ProgramResult {
        try await movies.run(
            arguments,
            environment: environment.merging(["HOME": home.path]) { $1 },
            input: input,
            workingDirectory: home.path
        )
    }
}
