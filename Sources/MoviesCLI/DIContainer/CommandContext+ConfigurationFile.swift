import CommandLineKit
import Data
import Domain

/// The configuration file of a running command.
extension CommandContext {
    /// Replaces the contents under the lock of the file, and returns the path, and whether `edit`,
    /// which receives the contents, changed them.
    func changeConfiguration(
        _ edit: @escaping @Sendable (_ file: [UInt8]) -> [UInt8]?
    ) async -> Result<(path: String, isChanged: Bool), MoviesError> {
        await Result(of: { () throws(MoviesError) in try await configurationFile.change(edit) })
    }

    /// Creates the folder of the file, and returns the path of the file, which need not exist.
    func prepareConfiguration() throws(MoviesError) -> String { try configurationFile.prepare() }

    private var configurationFile: UserFile {
        UserFile(configurationIn: Directories(environment: environment))
    }
}

extension UserFile {
    init(configurationIn directories: Directories) {
        self.init { () throws(MoviesError) in
            let folder = try directories[.configuration].mapError(MoviesError.storage).get()
            return "\(folder)/\(ConfigurationFile.name)"
        }
    }
}
