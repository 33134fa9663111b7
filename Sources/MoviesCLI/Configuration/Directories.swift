import Infrastructure

/// The program's own folders, by the XDG Base Directory Specification.
struct Directories: Sendable {
    /// Why there is no such folder.
    struct Missing: Error, Hashable {
        let path: String
        let reason: String
    }

    /// Where `config.json5` is looked for.
    let configuration: Result<String, Missing>

    /// Where an imported catalog is kept.
    let data: Result<String, Missing>

    /// Where the recent queries are kept.
    let state: Result<String, Missing>

    /// Where the answers of servers are kept.
    let cache: Result<String, Missing>

    init(environment: Environment) {
        configuration = Self.folder(environment, "XDG_CONFIG_HOME", ".config")
        data = Self.folder(environment, "XDG_DATA_HOME", ".local/share")
        state = Self.folder(environment, "XDG_STATE_HOME", ".local/state")
        cache = Self.folder(environment, "XDG_CACHE_HOME", ".cache")
    }

    private static func folder(
        _ environment: Environment,
        _ variable: String,
        _ standard: String
    ) -> Result<String, Missing> {
        // The specification has relative paths ignored.
        if let base = environment[variable], base.hasPrefix("/") {
            return .success("\(base)/movies")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            return .failure(
                Missing(path: "~/\(standard)/movies", reason: "HOME is not set to a folder")
            )
        }
        let folder = "\(home)/\(standard)/movies"
        // A home is not ours to make.
        guard access(home, F_OK) == 0 else {
            return .failure(Missing(path: folder, reason: "\(home) does not exist"))
        }
        return .success(folder)
    }
}
