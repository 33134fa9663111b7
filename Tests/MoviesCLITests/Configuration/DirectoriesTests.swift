import CommandLineKit
import Foundation
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

struct DirectoriesTests {
    typealias Selector = @Sendable (Directories) -> Result<String, Directories.Unavailable>

    private static let all: [(variable: String, standard: String, select: Selector)] = [
        ("XDG_CONFIG_HOME", ".config/movies", { $0.configuration }),
        ("XDG_DATA_HOME", ".local/share/movies", { $0.data }),
        ("XDG_STATE_HOME", ".local/state/movies", { $0.state }),
        ("XDG_CACHE_HOME", ".cache/movies", { $0.cache }),
    ]

    private let home: TemporaryDirectory

    init() throws {
        home = try TemporaryDirectory()
    }

    @Test(arguments: 0..<4)
    func `is below the home directory, or where the variable says`(index: Int) throws {
        let (variable, standard, select) = Self.all[index]

        let found = try select(directories(["HOME": home.path])).get()
        let set = try select(directories(["HOME": home.path, variable: "/xdg"])).get()
        let homeless = try select(directories([variable: "/xdg"])).get()
        let relative = try select(directories(["HOME": home.path, variable: "xdg"])).get()
        let empty = try select(directories(["HOME": home.path, variable: ""])).get()

        #expect(found == "\(home.path)/\(standard)")
        #expect(set == "/xdg/movies")
        #expect(homeless == "/xdg/movies")
        #expect(relative == found)
        #expect(empty == found)
    }

    @Test(arguments: 0..<4)
    func `ignores the variables of other directories`(index: Int) throws {
        let others = Self.all.enumerated().filter { $0.offset != index }.map(\.element.variable)
        let variables = Dictionary(uniqueKeysWithValues: others.map { ($0, "/xdg") })

        let found = Self.all[index].select(
            directories(variables.merging(["HOME": home.path]) { $1 })
        )

        #expect(try found.get() == "\(home.path)/\(Self.all[index].standard)")
    }

    @Test(arguments: 0..<4)
    func `reports a missing home directory`(index: Int) {
        let (_, standard, select) = Self.all[index]
        let missing = Directories.Unavailable(
            path: "~/\(standard)",
            reason: "HOME is not set to an absolute path"
        )

        #expect(throws: missing) { try select(directories([:])).get() }
        #expect(throws: missing) { try select(directories(["HOME": "home/me"])).get() }
    }

    @Test(arguments: 0..<4)
    func `does not create the home directory`(index: Int) {
        let (_, standard, select) = Self.all[index]
        let path = home.path(of: "missing")

        #expect(
            throws: Directories.Unavailable(
                path: "\(path)/\(standard)",
                reason: "\(path) does not exist"
            )
        ) { try select(directories(["HOME": path])).get() }
    }

    @Test(
        arguments: [
            ([:], "https://datasets.imdbws.com", "https://files.tmdb.org/p/exports"),
            (
                ["MOVIES_IMDB_URL": "http://localhost:8080/imdb"], "http://localhost:8080/imdb",
                "https://files.tmdb.org/p/exports"
            ),
            (
                ["MOVIES_EXPORTS_URL": "https://example.org/exports/"],
                "https://datasets.imdbws.com",
                "https://example.org/exports"
            ),
        ] as [([String: String], String, String)]
    )
    func `downloads data sets from the default or the configured servers`(
        variables: [String: String],
        imdb: String,
        exports: String
    ) throws {
        let urls = try DataSetURLs(environment: Environment(variables))

        #expect(urls.imdb.absoluteString == imdb)
        #expect(urls.exports.absoluteString == exports)
    }

    @Test(
        arguments: ["MOVIES_IMDB_URL", "MOVIES_EXPORTS_URL"],
        ["http://example.org", "example.org", "https://user:secret@example.org", "ftp://localhost"]
    )
    func `names the variable that is not a plain https URL, without its value`(
        variable: String,
        value: String
    ) throws {
        let error = try #require(throws: ConfigurationError.self) {
            try DataSetURLs(environment: Environment([variable: value]))
        }

        #expect(error.message.hasPrefix("\(variable) must be a plain https "))
        #expect(!error.message.contains("secret"))
    }

    private func directories(_ variables: [String: String]) -> Directories {
        Directories(environment: Environment(variables))
    }
}
