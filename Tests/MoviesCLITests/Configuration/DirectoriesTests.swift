import CommandLineKit
import Data
import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

struct DirectoriesTests {
    private static let standards: [Directories.Folder: String] = [
        .configuration: ".config/movies", .data: ".local/share/movies",
        .state: ".local/state/movies", .cache: ".cache/movies",
    ]

    private let home: TemporaryDirectory

    init() throws { home = try TemporaryDirectory() }

    @Test(arguments: Directories.Folder.allCases)
    func `is below the home directory, or where the variable says`(
        folder: Directories.Folder
    ) throws {
        let variable = folder.rawValue
        let standard = try #require(Self.standards[folder])

        let found = try path(folder, ["HOME": home.path])
        let set = try path(folder, ["HOME": home.path, variable: "/xdg"])
        let homeless = try path(folder, [variable: "/xdg"])
        let relative = try path(folder, ["HOME": home.path, variable: "xdg"])
        let empty = try path(folder, ["HOME": home.path, variable: ""])

        #expect(found == "\(home.path)/\(standard)")
        #expect(set == "/xdg/movies")
        #expect(homeless == "/xdg/movies")
        #expect(relative == found)
        #expect(empty == found)
    }

    @Test(arguments: Directories.Folder.allCases)
    func `ignores the variables of other directories`(folder: Directories.Folder) throws {
        let others = Directories.Folder.allCases.filter { $0 != folder }.map(\.rawValue)
        let variables = Dictionary(uniqueKeysWithValues: others.map { ($0, "/xdg") })

        let found = try path(folder, variables.merging(["HOME": home.path]) { $1 })

        #expect(found == "\(home.path)/\(folder.standard)")
    }

    @Test(arguments: Directories.Folder.allCases)
    func `reports a missing home directory`(folder: Directories.Folder) {
        let missing = StorageFailure(
            operation: .create,
            path: "~/\(folder.standard)",
            reason: "HOME is not set to an absolute path"
        )

        #expect(throws: missing) { try path(folder, [:]) }
        #expect(throws: missing) { try path(folder, ["HOME": "home/me"]) }
    }

    @Test(arguments: Directories.Folder.allCases)
    func `does not create the home directory`(folder: Directories.Folder) {
        let home = home.path(of: "missing")

        #expect(
            throws: StorageFailure(
                operation: .create,
                path: "\(home)/\(folder.standard)",
                reason: "\(home) does not exist"
            )
        ) { try path(folder, ["HOME": home]) }
    }

    @Test func `names the files that the repositories use`() {
        let names = ProgramFile.all.map(\.name)

        #expect(
            names == [
                "config", "token", CatalogStore.fileName, FileRecentQueriesRepository.fileName,
                FileOpenedMoviesRepository.fileName, nil,
            ]
        )
    }

    @Test(arguments: [
        ([:], "https://datasets.imdbws.com"),
        (["MOVIES_IMDB_URL": "http://localhost:8080/imdb/"], "http://localhost:8080/imdb"),
    ])
    func `downloads data sets from the default or the configured server`(
        variables: [String: String],
        url: String
    ) throws {
        #expect(try settings(variables).url(of: .imdb).description == url)
    }

    @Test(arguments: [
        "http://example.org", "example.org", "https://user:secret@example.org", "ftp://localhost",
    ])
    func `names the variable that is not a plain https URL, without its value`(
        value: String
    ) throws {
        let error = try #require(throws: ErrorReport.self) {
            try settings(["MOVIES_IMDB_URL": value]).url(of: .imdb)
        }

        #expect(error.summary.hasPrefix("MOVIES_IMDB_URL must be a plain https "))
        #expect(!error.summary.contains("secret"))
    }

    @Test func `says how many queries and movies are in their files`() throws {
        let queries = try #require(ProgramFile.all.first { $0.key == "historyFile" })
        let movies = try #require(ProgramFile.all.first { $0.key == "openedMoviesFile" })

        #expect(RecentQueries.limit == 1_000)
        #expect(queries.contents.contains("the last 1,000 queries"))
        #expect(OpenedMovies.limit == 200)
        #expect(movies.contents.contains("the last 200 movies"))
    }

    private func path(
        _ folder: Directories.Folder,
        _ variables: [String: String]
    ) throws -> String {
        try Directories(environment: Environment(variables))[folder].get()
    }

    private func settings(_ variables: [String: String]) -> Settings {
        Settings(options: OptionValues(), environment: Environment(variables))
    }
}
