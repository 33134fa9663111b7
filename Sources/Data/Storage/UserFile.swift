package import Domain
import Essentials
import Infrastructure
import SystemKit

/// A file of the user that the program creates or replaces, such as the configuration file.
package struct UserFile: Sendable {
    /// Absolute; the folder need not exist.
    private let path: String

    package init(path: String) { self.path = path }

    /// Writes a text, unless there is a file that is not to be replaced, and returns the path.
    ///
    /// The new file is private to the user. A killed process or a power failure leaves the old file or
    /// the new one.
    package func write(
        _ text: String,
        replacing: Bool
    ) async throws(MoviesError) -> String {
        // A link may lead to a repository of settings: its target is replaced, and not the link.
        let path = PrivateDirectory.target(ofLink: path)
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let (folder, name) = (String(path[..<slash]), String(path[slash...].dropFirst()))
        try await MoviesError.mapping { () async throws(StorageError) in
            try await FileStore(folder: folder).update(name, waitsForDisk: true) { contents in
                contents == nil || replacing ? Data(text.utf8) : nil
            }
        }
        return path
    }
}
