import CommandLineKit
import Domain
import Essentials
import SystemKit
import Terminal

/// The program's directories, by the XDG Base Directory Specification.
struct Directories: Sendable {
    /// A directory, by the variable with its parent; `ProgramFile` says what is in it.
    enum Folder: String, CaseIterable {
        case configuration = "XDG_CONFIG_HOME"
        case data = "XDG_DATA_HOME"
        case state = "XDG_STATE_HOME"
        case cache = "XDG_CACHE_HOME"

        /// The path below the home directory.
        var standard: String {
            switch self {
            case .configuration: ".config/movies"
            case .data: ".local/share/movies"
            case .state: ".local/state/movies"
            case .cache: ".cache/movies"
            }
        }
    }

    let environment: Environment

    /// The absolute path of a directory.
    subscript(folder: Folder) -> Result<String, StorageFailure> {
        // The specification says to ignore relative paths.
        if let base = environment[folder.rawValue], base.hasPrefix("/") {
            return .success("\(base)/movies")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            return failure("~/\(folder.standard)", "HOME is not set to an absolute path")
        }
        let directory = "\(home)/\(folder.standard)"
        // Creating a home directory is not up to us.
        guard FileStatus(of: home) != nil else {
            return failure(directory, "\(home) does not exist")
        }
        return .success(directory)
    }

    private func failure(_ path: String, _ reason: String) -> Result<String, StorageFailure> {
        .failure(StorageFailure(operation: .create, path: path, reason: reason))
    }
}

extension Directories {
    /// The absolute path of the file of options.
    var configurationFile: Result<String, StorageFailure> {
        guard let path = environment[ConfigurationFile.variable] else {
            return self[.configuration].map { "\($0)/\(ConfigurationFile.name)" }
        }
        let folder = FileManager.default.currentDirectoryPath
        return .success(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    }
}

struct ProgramFile: Sendable {
    /// The name in `movies config`.
    let key: String
    let folder: Directories.Folder

    /// The name in the folder; `nil` for the folder itself.
    var name: String?

    /// For the manual; begins in lower case and ends without a period, and a semicolon separates
    /// sentences.
    let contents: String

    /// The path without `XDG_…` variables.
    var path: String { "~/\(folder.standard)/\(name ?? "")" }

    static let all = [
        ProgramFile(
            key: "configurationFile",
            folder: .configuration,
            name: ConfigurationFile.name,
            contents: "options of every command, one on each line as on a command line; # begins a "
                + "comment, a value needs no quotes, and ~/ begins a path in your home; the "
                + "options are " + OptionSpec.inFile.map(\.name).joined(separator: ", ")
        ),
        ProgramFile(
            key: "tokenFile",
            folder: .configuration,
            name: FoundCredential.fileName,
            contents: "the credential of TMDB, which 'movies config set-token' stores"
        ),
        ProgramFile(
            key: "catalogFile",
            folder: .data,
            name: "catalog.index",
            contents: "the imported catalog"
        ),
        ProgramFile(
            key: "historyFile",
            folder: .state,
            name: "recent-queries.tsv",
            contents: "the last 1,000 queries that found something"
        ),
        ProgramFile(
            key: "openedMoviesFile",
            folder: .state,
            name: "opened-movies.tsv",
            contents: "the last 200 movies that you opened"
        ),
        ProgramFile(
            key: "cacheFolder",
            folder: .cache,
            contents: "TMDB's responses and posters, up to 67 MB, and indexes of the built-in "
                + "movies; it can be removed at any time"
        ),
    ]
}
