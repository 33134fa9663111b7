import Terminal
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program's directories, by the XDG Base Directory Specification.
struct Directories: Sendable {
    /// Why a directory can't be used.
    struct Unavailable: Error, Hashable {
        let path: String
        let reason: String
    }

    /// The folder of `config.json5`.
    let configuration: Result<String, Unavailable>

    /// The folder of an imported catalog.
    let data: Result<String, Unavailable>

    /// The folder of the recent queries.
    let state: Result<String, Unavailable>

    /// The folder of the cached responses.
    let cache: Result<String, Unavailable>

    init(environment: Environment) {
        configuration = Self.directory(environment, "XDG_CONFIG_HOME", ".config")
        data = Self.directory(environment, "XDG_DATA_HOME", ".local/share")
        state = Self.directory(environment, "XDG_STATE_HOME", ".local/state")
        cache = Self.directory(environment, "XDG_CACHE_HOME", ".cache")
    }

    private static func directory(
        _ environment: Environment,
        _ variable: String,
        _ standard: String
    ) -> Result<String, Unavailable> {
        // The specification says to ignore relative paths.
        if let base = environment[variable], base.hasPrefix("/") {
            return .success("\(base)/movies")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            return .failure(
                Unavailable(
                    path: "~/\(standard)/movies",
                    reason: "HOME is not set to an absolute path"
                )
            )
        }
        let directory = "\(home)/\(standard)/movies"
        // Creating a home directory is not up to us.
        guard access(home, F_OK) == 0 else {
            return .failure(Unavailable(path: directory, reason: "\(home) does not exist"))
        }
        return .success(directory)
    }
}
