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
        let others = Directories.Folder.allCases.filter { $0 != folder }.map { ($0.rawValue, "/x") }
        let other = try path(folder, ["HOME": home.path].merging(others) { $1 })
        let homeless = try path(folder, [variable: "/xdg"])
        let relative = try path(folder, ["HOME": home.path, variable: "xdg"])
        let empty = try path(folder, ["HOME": home.path, variable: ""])

        #expect(found == "\(home.path)/\(standard)")
        #expect(set == "/xdg/movies")
        #expect(homeless == "/xdg/movies")
        #expect(relative == found && other == found)
        #expect(empty == found)
    }

    @Test(arguments: Directories.Folder.allCases)
    func `reports a missing home directory, and does not create it`(folder: Directories.Folder) {
        let missing = home.path(of: "missing")

        for (home, shown, reason) in [
            (nil, "~", "HOME is not set to an absolute path"),
            ("home/me", "~", "HOME is not set to an absolute path"),
            (missing, missing, "\(missing) does not exist"),
        ] as [(String?, String, String)] {
            let failure = StorageFailure(
                operation: .create,
                path: "\(shown)/\(folder.standard)",
                reason: reason
            )
            #expect(throws: failure) {
                try path(folder, home.map { ["HOME": $0] } ?? [:])
            }
        }
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
}
